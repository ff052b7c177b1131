/** The interface of a harvest source, the items it yields, and reading of source files. */
import type { HarvestClient } from './harvest.client.ts';
import type { Harvested } from './harvest-item.ts';
import { storable } from './plain-text.ts';

export interface SourceOptions {
  /** Selects the items: search words, numbers, a URL or a file, depending on the source. */
  readonly what: readonly string[];
  /** Language of all texts, as stated by the operator. */
  readonly language?: string | undefined;
  /** Base URL of the service, if not the default. */
  readonly at?: string | undefined;
  /** Owner code in DigitaltMuseum. */
  readonly code?: string | undefined;
  /** Data set of KulturNav. */
  readonly dataset?: string | undefined;
  /** West, south, east, north in degrees. */
  readonly area?: Area | undefined;
  /** Maximum number of items. */
  readonly limit: number;
}

export type Area = readonly [west: number, south: number, east: number, north: number];

export interface SourceTools {
  readonly client: HarvestClient;
  /** Of texts without a language tag. */
  readonly language: string;
  /** Items in the pack need not be fetched. */
  readonly isHarvested: (key: string) => boolean;
  /** Prints an informational line for the operator. */
  readonly note: (line: string) => void;
  /** For DigitaltMuseum. */
  readonly objectsKey: string;
  /** Base URL of `/image/…`, if configured. */
  readonly archive?: string | undefined;
}

/** A source cannot be used; the message is for the operator. */
export class SourceProblem extends Error {
  override readonly name = 'SourceProblem';
  constructor(message: string) {
    super(storable(message));
  }
}

export interface Source {
  readonly name: string;
  /** Usually a local file. */
  readonly isFile?: true;
  /** Of texts without a language tag; default: the pack's default language. */
  readonly language?: string;
  /** Validates the options before any request. @returns an error message */
  refuse(options: SourceOptions): string | undefined;
  /** @throws SourceProblem when the source cannot be used at all */
  harvest(options: SourceOptions, tools: SourceTools): AsyncIterable<Harvested>;
}

/** Bounds paging, in case a list never ends. */
export const MAX_PAGES = 2_000;
