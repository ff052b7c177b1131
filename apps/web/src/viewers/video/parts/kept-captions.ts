/** Whether the visitor wants captions, as the device remembers it. */
import { readStored, writeStored } from '#platform/storage.ts';

const KEY = 'captions';

export function wantsCaptions(): boolean {
  return readStored(KEY) === 'on';
}

export function keepCaptions(wanted: boolean): void {
  writeStored(KEY, wanted ? 'on' : 'off');
}
