import { useEffect, useState } from 'react';

interface XrSystem {
  isSessionSupported(mode: 'immersive-ar'): Promise<boolean>;
}

/** Whether this device can show a model in the room: by WebXR, or by Quick Look on iOS. */
export async function supportsAr(): Promise<boolean> {
  const { xr } = navigator as Navigator & { readonly xr?: XrSystem };
  const byXr = await (xr?.isSessionSupported('immersive-ar') ?? Promise.resolve(false)).catch(
    () => false,
  );
  return byXr || document.createElement('a').relList.supports('ar');
}

/** `undefined` until it is known, and on the server. */
export function useArSupport(): boolean | undefined {
  const [isSupported, setSupported] = useState<boolean>();
  useEffect(() => {
    let isOver = false;
    void supportsAr().then((can) => !isOver && setSupported(can));
    return () => void (isOver = true);
  }, []);
  return isSupported;
}
