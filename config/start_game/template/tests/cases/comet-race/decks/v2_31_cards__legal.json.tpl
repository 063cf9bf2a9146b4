{
 "check": "V2",
 "about": "30 cards",
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
   "sample-09": 2
  }
 },
 "problems": []
}
