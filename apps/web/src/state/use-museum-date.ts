import { museumDate } from '@varde/domain/museum-date';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The date at the museums, `YYYY-MM-DD`; on the server and in the first paint the one that the page was made on. */
export function useMuseumDate(renderedOn: string): string {
  return useSyncExternalStore(
    never,
    () => museumDate(new Date()),
    () => renderedOn,
  );
}
