/** State that `varde preview` sends to an open preview page. */

/** Like pack issues, in English, for the author of the pack. */
export interface PreviewFault {
  readonly severity: 'error' | 'warning';
  /** Relative to the pack; empty for the pack itself. */
  readonly file: string;
  readonly line?: number;
  readonly message: string;
  readonly help: string;
}

export interface PreviewState {
  /** Incremented with each valid state of the pack. */
  readonly revision: number;
  readonly faults: readonly PreviewFault[];
}
