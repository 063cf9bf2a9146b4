{
 "check": "V1",
 "about": "a card in a side deck, which the game does not have",
 "format": "standard",
 "on": "2026-01-01",
 "base": "twenty",
 "slots": [
  {
   "code": "sample-01",
   "quantity": 1,
   "zone": "side"
  }
 ],
 "problems": [
  {
   "code": "wrong_zone",
   "clause": "CR-DECK-01",
   "severity": "illegal",
   "cards": [
    "sample-01"
   ],
   "found": null,
   "allowed": null,
   "values": {
    "zone": "side"
   }
  }
 ]
}
