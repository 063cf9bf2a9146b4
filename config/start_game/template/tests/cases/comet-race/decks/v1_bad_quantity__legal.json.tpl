{
 "check": "V1",
 "about": "the same deck without that slot",
 "format": "standard",
 "on": "2026-01-01",
 "base": "twenty",
 "problems": []
}
