/** Limits of what pages report of themselves for telemetry. */

/** Connections as browsers class them (Network Information API); `unknown` where they do not. */
export const CONNECTIONS = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** A trace never lasts longer: a page that stays open for weeks must not become an identifier. */
export const TRACE_MAX_MS = 1_800_000;
/** Maximum body of a report. */
export const VITALS_MAX_BYTES = 512;
