{
 "check": "V1",
 "about": "a known card in its place",
 "format": "standard",
 "on": "2026-01-01",
 "base": "twenty",
 "problems": []
}
