/**
 * How many requests there were and how long they took, by route, method and status, in the form of a Prometheus histogram.
 * Counted by hand, since every request passes here and the library's histogram costs more than the rest of the bookkeeping.
 */
export interface RequestTimes {
  /** @param route the route's template, never an address */
  count(method: string, route: string, status: number, milliseconds: number): void;
  text(): string;
}

interface Series {
  readonly labels: string;
  readonly buckets: number[];
  count: number;
  milliseconds: number;
}

const NAME = 'varde_http_request_duration_seconds';
const BOUNDS_MS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000] as const;

export function createRequestTimes(): RequestTimes {
  const all = new Map<string, Series>();
  return {
    count(method, route, status, milliseconds) {
      const key = `${method} ${status} ${route}`;
      let series = all.get(key);
      if (!series) {
        const labels = `method="${method}",route="${escapeLabel(route)}",status="${status}"`;
        series = { labels, buckets: BOUNDS_MS.map(() => 0), count: 0, milliseconds: 0 };
        all.set(key, series);
      }
      add(series, milliseconds);
    },
    text() {
      const head = [
        `# HELP ${NAME} Time from a request to the end of its answer.`,
        `# TYPE ${NAME} histogram`,
      ];
      return [...head, ...[...all.values()].flatMap(linesOf), ''].join('\n');
    },
  };
}

function add(series: Series, milliseconds: number): void {
  series.count += 1;
  series.milliseconds += milliseconds;
  const bucket = BOUNDS_MS.findIndex((bound) => milliseconds <= bound);
  if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
}

/** A bucket holds everything up to its bound. */
function linesOf({ labels, buckets, count, milliseconds }: Series): string[] {
  let sum = 0;
  const bucketLines = BOUNDS_MS.map((bound, index) => {
    sum += buckets[index] ?? 0;
    return `${NAME}_bucket{${labels},le="${bound / 1_000}"} ${sum}`;
  });
  return [
    ...bucketLines,
    `${NAME}_bucket{${labels},le="+Inf"} ${count}`,
    `${NAME}_sum{${labels}} ${milliseconds / 1_000}`,
    `${NAME}_count{${labels}} ${count}`,
  ];
}

function escapeLabel(text: string): string {
  return text.replace(/[\\"\n]/g, (letter) => (letter === '\n' ? '\\n' : `\\${letter}`));
}
