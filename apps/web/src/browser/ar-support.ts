/** How a device shows a model in AR: the same modes, in the same order, as model-viewer chooses. */
import { useEffect, useState } from 'react';

interface XrSystem {
  isSessionSupported(mode: 'immersive-ar'): Promise<boolean>;
}

/**
 * The browser itself, Google's app on Android, or Apple's viewer, for which the page converts the
 * model to USDZ.
 */
export type ArMode = 'webxr' | 'scene-viewer' | 'quick-look';

/** Google's app fetches the model itself, which needs a site on the public web. */
const canSceneViewer = (): boolean => location.protocol === 'https:';

/** In the format of model-viewer's attribute `ar-modes`. */
export function arModes(): string {
  const modes: readonly ArMode[] = canSceneViewer()
    ? ['webxr', 'scene-viewer', 'quick-look']
    : ['webxr', 'quick-look'];
  return modes.join(' ');
}

/** `undefined` on a device without AR. */
export async function findArMode(): Promise<ArMode | undefined> {
  const { xr, userAgent }: Navigator & { readonly xr?: XrSystem } = navigator;
  const byXr = await (xr?.isSessionSupported('immersive-ar') ?? Promise.resolve(false)).catch(
    () => false,
  );
  if (byXr) return 'webxr';
  if (canSceneViewer() && isAndroidWithApp(userAgent)) return 'scene-viewer';
  return hasQuickLook(userAgent) ? 'quick-look' : undefined;
}

const isAndroidWithApp = (agent: string): boolean =>
  /android/i.test(agent) && !/firefox|OculusBrowser/i.test(agent);

/** Other browsers than Safari do not report it, but all except Google's own app can. */
function hasQuickLook(agent: string): boolean {
  if (/GSA\//.test(agent)) return false;
  if (/(?:CriOS|EdgiOS|FxiOS|DuckDuckGo)\//.test(agent) && /iPad|iPhone|iPod/.test(agent))
    return true;
  return document.createElement('a').relList.supports('ar');
}

/** `undefined` until it is known, and on the server. */
export function useArMode(): ArMode | 'none' | undefined {
  const [mode, setMode] = useState<ArMode | 'none'>();
  useEffect(() => {
    let isOver = false;
    void findArMode().then((found) => !isOver && setMode(found ?? 'none'));
    return () => void (isOver = true);
  }, []);
  return mode;
}
