/** What `varde preview` tells an open preview. */

/** As packs' faults are: in English, for whoever writes the pack. */
export interface PreviewFault {
  readonly severity: 'error' | 'warning';
  /** Relative to the pack; empty for the pack itself. */
  readonly file: string;
  readonly line?: number;
  readonly message: string;
  readonly help: string;
}

export interface PreviewState {
  /** Grows with each state of the pack that can be shown. */
  readonly revision: number;
  readonly faults: readonly PreviewFault[];
}
