{
 "check": "V1",
 "about": "an unknown card among 20",
 "format": "standard",
 "on": "2026-01-01",
 "base": "twenty",
 "change": {
  "main": {
   "sample-01": -1,
   "sample-99": 1
  }
 },
 "problems": [
  {
   "code": "unknown_code",
   "clause": "CR-DECK-01",
   "severity": "illegal",
   "cards": [
    "sample-99"
   ],
   "found": null,
   "allowed": null
  }
 ]
}
