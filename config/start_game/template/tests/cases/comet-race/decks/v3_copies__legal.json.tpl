{
 "check": "V3",
 "about": "three copies of a card",
 "format": "standard",
 "on": "2026-01-01",
 "base": "twenty",
 "change": {
  "main": {
   "sample-01": 1
  }
 },
 "problems": []
}
