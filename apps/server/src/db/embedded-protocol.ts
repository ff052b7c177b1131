/** The messages between the server's thread and the embedded engine's worker. */

export interface EmbeddedStart {
  /** Undefined keeps the database in memory. */
  folder?: string;
  snapshot?: Uint8Array;
}

export type EmbeddedCommand =
  | { kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { kind: 'listen'; channel: string }
  | { kind: 'dump' }
  | { kind: 'close' };

export type EmbeddedRequest = EmbeddedCommand & { id: number };

export interface EmbeddedResult {
  command: string;
  rowCount: number;
  rows: Record<string, unknown>[];
}

/** Sent unasked, after a `notify` on a channel that is listened to. */
export interface EmbeddedNotice {
  heard: string;
}

/** An error's fields as PostgreSQL gives them: `code` is the SQLSTATE. */
export type EmbeddedFault = { message: string } & Record<string, unknown>;

export type EmbeddedReply =
  | { id: number; result: EmbeddedResult }
  | { id: number; dump: Uint8Array }
  | { id: number; fault: EmbeddedFault };
