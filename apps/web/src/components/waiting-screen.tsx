import { useLazyModule } from '#browser/load-chunk.ts';
import type { ScreenMessageProps } from '#ui/screen-message.tsx';

/** A `ScreenMessage`, once it has loaded; its page until then, and without script. */
export function WaitingScreen(message: ScreenMessageProps) {
  const lazyModule = useLazyModule(() => import('#ui/screen-message.tsx'));
  return lazyModule ? <lazyModule.ScreenMessage {...message} /> : message.page;
}
