/** What a source needs and gives. */
import type { HarvestClient } from './harvest.client.ts';
import type { Harvested } from './harvest-item.ts';
import { storable } from './plain-text.ts';

export interface SourceOptions {
  /** What is asked for, in the source's own words: search words, numbers, an address or a file. */
  readonly what: readonly string[];
  /** What the operator says that all texts are in. */
  readonly language?: string | undefined;
  /** The service at another address. */
  readonly at?: string | undefined;
  /** Owner code in DigitaltMuseum. */
  readonly code?: string | undefined;
  /** Data set of KulturNav. */
  readonly dataset?: string | undefined;
  /** West, south, east, north in degrees. */
  readonly area?: Area | undefined;
  /** How many things at most. */
  readonly limit: number;
}

export type Area = readonly [west: number, south: number, east: number, north: number];

export interface SourceTools {
  readonly client: HarvestClient;
  /** Of texts that do not tell theirs. */
  readonly language: string;
  /** What the pack has already need not be asked for. */
  readonly isHarvested: (key: string) => boolean;
  /** Tells the operator something that is no fault. */
  readonly note: (line: string) => void;
  /** For DigitaltMuseum. */
  readonly objectsKey: string;
  /** Before `/image/…`, where it is configured. */
  readonly archive?: string | undefined;
}

/** Why a source could not be used at all, in words for the operator. */
export class SourceProblem extends Error {
  override readonly name = 'SourceProblem';
  constructor(message: string) {
    super(storable(message));
  }
}

export interface Source {
  readonly name: string;
  /** It mostly lies on the operator's machine. */
  readonly isFile?: true;
  /** Of its texts where it tells none; the pack's default language where it is absent. */
  readonly language?: string;
  /** What is wrong with a wish, before anything is asked. */
  refuse(options: SourceOptions): string | undefined;
  /** @throws SourceProblem when the source cannot be used at all */
  harvest(options: SourceOptions, tools: SourceTools): AsyncIterable<Harvested>;
}

/** Pages of lists: more than this is a list without an end. */
export const MAX_PAGES = 2_000;
