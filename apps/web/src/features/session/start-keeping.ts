import type { Language } from '@varde/domain/languages';
import { keepSession } from './keep-session.ts';
import { tellEnded } from './tell-ended.ts';

/** Keeps the session of this device, and says it when it ends by itself. */
export function startKeeping(language: Language): Promise<void> {
  return keepSession(() => void tellEnded(language).catch(() => undefined));
}
