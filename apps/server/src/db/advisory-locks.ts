/**
 * Numbers that servers lock by while one of them does what only one may do. All stand here, so that no two are the same;
 * every version of the program must take the same ones.
 */
export const ADVISORY_LOCKS = {
  attached: 8_273_300,
  migrating: 8_273_301,
  importing: 8_273_302,
  firstSigningKey: 7_205_001,
  nextSigningKey: 7_205_002,
} as const;
