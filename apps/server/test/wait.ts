/** For conditions that another connection or process brings about, on a busy machine. */
export const WAIT = { timeout: 60_000, interval: 50 };
