/**
 * The selected environment (specification §2.4, §9.8): `?env=` on any page selects one of the
 * configured environments, and the choice is stored. Other names are ignored.
 */
import { useSyncExternalStore } from 'react';
import { publicSite } from '#browser/site.ts';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';

const KEY = 'env';

/** This visitor's environment: a stored choice that is still configured, else the server's own. */
export function chosenEnvironment(): string {
  const { environment, environments } = publicSite();
  const stored = readStored(KEY);
  return stored !== undefined && environments.includes(stored) ? stored : environment;
}

/** The chosen environment; during the first paint the server's own. */
export function useEnvironment(): string {
  return useSyncExternalStore(
    () => () => undefined,
    chosenEnvironment,
    () => publicSite().environment,
  );
}

/** Stores the environment of the URL. Browser only. */
export function applyEnvironmentParam(): void {
  const requested = new URLSearchParams(window.location.search).get(KEY);
  if (requested === null) return;
  const { environment, environments } = publicSite();
  if (requested === environment) removeStored(KEY);
  else if (environments.includes(requested)) writeStored(KEY, requested);
}
