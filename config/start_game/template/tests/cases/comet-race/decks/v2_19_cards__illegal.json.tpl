{
 "check": "V2",
 "about": "19 cards",
 "format": "standard",
 "on": "2026-01-01",
 "base": "twenty",
 "change": {
  "main": {
   "sample-01": -1
  }
 },
 "problems": [
  {
   "code": "too_few_cards",
   "clause": "CR-DECK-01",
   "severity": "illegal",
   "cards": [],
   "found": 19,
   "allowed": 20
  }
 ]
}
