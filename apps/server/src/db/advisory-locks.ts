/** All advisory lock numbers; they must be distinct, and equal in every version of the program. */
export const ADVISORY_LOCKS = {
  attached: 8_273_300,
  migrating: 8_273_301,
  importing: 8_273_302,
  backingUp: 8_273_303,
  firstSigningKey: 7_205_001,
  nextSigningKey: 7_205_002,
  /** First of two numbers; the second is the visitor's. */
  quizRecords: 7_205_003,
} as const;
