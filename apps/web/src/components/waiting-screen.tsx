import { lazyModule, useLazyModule } from '#browser/load-chunk.ts';
import type { ScreenMessageProps } from '#ui/screen-message.tsx';

const screenMessage = lazyModule(() => import('#ui/screen-message.tsx'));

/** A `ScreenMessage`, once it has loaded; its page until then, and without script. */
export function WaitingScreen(message: ScreenMessageProps) {
  const loaded = useLazyModule(screenMessage);
  return loaded ? <loaded.ScreenMessage {...message} /> : message.page;
}
