{
 "check": "V1",
 "about": "without it",
 "format": "standard",
 "on": "2026-01-01",
 "base": "twenty",
 "problems": []
}
