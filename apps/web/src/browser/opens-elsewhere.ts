import type { MouseEvent } from 'react';

/** Whether a click on a link opens it in another tab or window. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
