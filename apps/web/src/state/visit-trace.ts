/** The trace of this visit, which `analytics/trace-visit.ts` starts where there is telemetry. */
interface VisitTrace {
  /** Headers that make a request part of the trace; absent: there is none. */
  headers?: () => Readonly<Record<string, string>>;
}

export const visitTrace: VisitTrace = {};
