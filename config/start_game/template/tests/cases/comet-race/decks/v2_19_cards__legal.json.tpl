{
 "check": "V2",
 "about": "20 cards",
 "format": "standard",
 "on": "2026-01-01",
 "base": "twenty",
 "problems": []
}
