/** How a device shows a model in the room: the same ways, in the same order, as model-viewer then takes. */
import { useEffect, useState } from 'react';

interface XrSystem {
  isSessionSupported(mode: 'immersive-ar'): Promise<boolean>;
}

/** By the browser itself, by Google's app on Android, or by Apple's viewer, for which the page makes a USDZ of the model. */
export type ArMode = 'webxr' | 'scene-viewer' | 'quick-look';

/** Google's app fetches the model by itself, which it can only from a site that is on the web. */
const canSceneViewer = (): boolean => location.protocol === 'https:';

/** As model-viewer reads them. */
export function arModes(): string {
  const modes: readonly ArMode[] = canSceneViewer()
    ? ['webxr', 'scene-viewer', 'quick-look']
    : ['webxr', 'quick-look'];
  return modes.join(' ');
}

/** `undefined` on a device that cannot. */
export async function findArMode(): Promise<ArMode | undefined> {
  const { xr, userAgent } = navigator as Navigator & { readonly xr?: XrSystem };
  const byXr = await (xr?.isSessionSupported('immersive-ar') ?? Promise.resolve(false)).catch(
    () => false,
  );
  if (byXr) return 'webxr';
  if (canSceneViewer() && isAndroidWithApp(userAgent)) return 'scene-viewer';
  return hasQuickLook(userAgent) ? 'quick-look' : undefined;
}

const isAndroidWithApp = (agent: string): boolean =>
  /android/i.test(agent) && !/firefox|OculusBrowser/i.test(agent);

/** Other browsers than Safari do not say it, but for Google's own app they all can. */
function hasQuickLook(agent: string): boolean {
  if (/GSA\//.test(agent)) return false;
  if (/(?:CriOS|EdgiOS|FxiOS|DuckDuckGo)\//.test(agent) && /iPad|iPhone|iPod/.test(agent))
    return true;
  return document.createElement('a').relList.supports('ar');
}

/** `undefined` until it is known, and on the server. */
export function useArMode(): ArMode | 'none' | undefined {
  const [way, setWay] = useState<ArMode | 'none'>();
  useEffect(() => {
    let isOver = false;
    void findArMode().then((found) => !isOver && setWay(found ?? 'none'));
    return () => void (isOver = true);
  }, []);
  return way;
}
