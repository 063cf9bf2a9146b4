{
 "twenty": {
  "main": {
   "sample-01": 2,
   "sample-02": 2,
   "sample-03": 2,
   "sample-04": 2,
   "sample-05": 2,
   "sample-06": 2,
   "sample-07": 2,
   "sample-08": 2,
   "sample-09": 1,
   "sample-10": 1,
   "sample-11": 1,
   "sample-12": 1
  }
 }
}
