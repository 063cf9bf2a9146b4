{
 "check": "V3",
 "about": "four copies of a card",
 "format": "standard",
 "on": "2026-01-01",
 "base": "twenty",
 "change": {
  "main": {
   "sample-01": 2
  }
 },
 "problems": [
  {
   "code": "too_many_copies",
   "clause": "CR-DECK-02",
   "severity": "illegal",
   "cards": [
    "sample-01"
   ],
   "found": 4,
   "allowed": 3
  }
 ]
}
