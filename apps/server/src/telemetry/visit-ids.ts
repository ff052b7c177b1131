import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace';

interface SpanIds {
  readonly trace: string;
  readonly span: string;
}

/** Random ids, except for the first span of a visit, whose ids the page has chosen. */
export class VisitIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #given: SpanIds | undefined;

  /** The root span that `start` starts has these ids. */
  withIds<T>(given: SpanIds, start: () => T): T {
    this.#given = given;
    try {
      return start();
    } finally {
      this.#given = undefined;
    }
  }

  generateTraceId = (): string => this.#given?.trace ?? this.#random.generateTraceId();
  generateSpanId = (): string => this.#given?.span ?? this.#random.generateSpanId();
}
