{
  "accent": "blue",
  "tones": {"ship": "blue", "crew": "gold"},
  "tone_by": ["type"],
  "marks": {"ship": "peak", "crew": "sun"},
  "mark_by": ["type"],
  "columns": {"cost": "", "speed": ""},
  "group": "type",
  "line": [],
  "drawings": {},
  "slots": "words"
}
