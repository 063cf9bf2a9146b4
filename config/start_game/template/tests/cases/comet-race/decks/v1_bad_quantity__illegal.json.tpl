{
 "check": "V1",
 "about": "a slot whose number of copies is not a whole number from 1 up",
 "format": "standard",
 "on": "2026-01-01",
 "base": "twenty",
 "slots": [
  {
   "code": "sample-01",
   "quantity": 0,
   "zone": "main"
  }
 ],
 "problems": [
  {
   "code": "bad_quantity",
   "clause": "CR-DECK-01",
   "severity": "illegal",
   "cards": [
    "sample-01"
   ],
   "found": null,
   "allowed": null,
   "values": {
    "quantity": "0"
   }
  }
 ]
}
