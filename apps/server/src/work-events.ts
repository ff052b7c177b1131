/**
 * Node's diagnostics channels by which the server announces what it does, for telemetry. Nothing
 * happens, and nothing is computed, without a subscriber.
 */
import {
  channel,
  type Channel,
  tracingChannel,
  type TracingChannel,
} from 'node:diagnostics_channel';

/** A statement of the database. */
export interface StatementEvent {
  /** With placeholders instead of values. */
  readonly text: string;
}

/** From sending a statement until its result. */
export const statements: TracingChannel<unknown, StatementEvent> =
  tracingChannel('varde.statement');

/** A page of the site is sent: a function that finds the pattern of its route. */
export const sentPages: Channel = channel('varde.page');
