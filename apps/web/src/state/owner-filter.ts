/**
 * The museum that the visitor has checked in at, which filters lists and maps (specification §4.2,
 * stored as `checkedin`).
 */
import { isRecord } from '@varde/domain/is-record';
import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';

export interface OwnerFilter {
  readonly id: string;
  readonly name: string;
  readonly slug?: string;
}

const KEY = 'checkedin';
const listeners = new Set<() => void>();
/** Read once; `null` before. */
let filter: OwnerFilter | undefined | null = null;

export function checkIn(owner: OwnerFilter): void {
  writeStored(KEY, JSON.stringify(owner));
  setFilter(owner);
}

export function checkOut(): void {
  removeStored(KEY);
  setFilter(undefined);
}

/** The filter, for loaders; always `undefined` on the server. */
export function ownerFilter(): OwnerFilter | undefined {
  if (filter === null) filter = parse(readStored(KEY));
  return filter;
}

/** The live filter; none on the server and during the first paint, where it is unknown. */
export function useOwnerFilter(): OwnerFilter | undefined {
  return useSyncExternalStore(subscribe, ownerFilter, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setFilter(next: OwnerFilter | undefined): void {
  filter = next;
  for (const listener of listeners) listener();
}

/** An invalid entry counts as none. */
function parse(stored: string | undefined): OwnerFilter | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isOwnerFilter(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isOwnerFilter(value: unknown): value is OwnerFilter {
  if (!isRecord(value)) return false;
  const { id, name, slug } = value;
  const isSlug = slug === undefined || typeof slug === 'string';
  return typeof id === 'string' && typeof name === 'string' && isSlug;
}
