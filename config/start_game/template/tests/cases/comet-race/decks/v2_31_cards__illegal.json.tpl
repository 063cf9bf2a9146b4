{
 "check": "V2",
 "about": "31 cards",
 "format": "standard",
 "on": "2026-01-01",
 "base": "twenty",
 "change": {
  "main": {
   "sample-01": 1,
   "sample-02": 1,
   "sample-03": 1,
   "sample-04": 1,
   "sample-05": 1,
   "sample-06": 1,
   "sample-07": 1,
   "sample-08": 1,
   "sample-09": 2,
   "sample-10": 1
  }
 },
 "problems": [
  {
   "code": "too_many_cards",
   "clause": "CR-DECK-01",
   "severity": "illegal",
   "cards": [],
   "found": 31,
   "allowed": 30
  }
 ]
}
