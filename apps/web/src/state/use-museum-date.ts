import { museumDate } from '@varde/domain/museum-date';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The date in the museums' time zone, `YYYY-MM-DD`; on the server and in the first paint the date
 * of rendering.
 */
export function useMuseumDate(renderedOn: string): string {
  return useSyncExternalStore(
    never,
    () => museumDate(new Date()),
    () => renderedOn,
  );
}
