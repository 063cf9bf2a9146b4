{
 "check": "V1",
 "about": "with a known card",
 "format": "standard",
 "on": "2026-01-01",
 "base": "twenty",
 "problems": []
}
