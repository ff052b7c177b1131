import { useEffect, useEffectEvent, useState } from 'react';

/** What a page can do without at first: loaded when the page stands. `undefined` until then, and where it does not come. */
export function useLate<T>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const begin = useEffectEvent(() => {
    load().then(
      (part) => setLoaded(() => part),
      () => undefined,
    );
  });
  useEffect(() => begin(), []);
  return loaded;
}
