/**
 * Presses on a button before script has taken it over. The first paint's script notes them on the element (`data-early`), and they
 * count as soon as the button works: whoever presses while the page still loads is not asked to press again.
 */
import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** What the first paint's script knows of a button. */
interface EarlyButton extends HTMLButtonElement {
  /** Works by itself from now on. */
  isLive?: boolean;
  /** Pressed once, or an odd number of times. */
  wasPressed?: boolean;
}

/** Goes on the button as `ref`, beside `data-early`. */
export function useEarlyPress(onPress: () => void) {
  const button = useRef<EarlyButton>(null);
  const press = useEffectEvent(onPress);
  useLayoutEffect(() => {
    const element = button.current;
    if (!element) return;
    element.isLive = true;
    if (!element.wasPressed) return;
    element.wasPressed = false;
    press();
  }, []);
  return useCallback((element: HTMLButtonElement | null) => {
    button.current = element;
  }, []);
}
