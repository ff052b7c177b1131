import { afterEach, describe, expect, it, vi } from 'vitest';
import { arModes, findArMode } from './ar-support.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';

interface Device {
  readonly agent?: string;
  readonly xr?: () => Promise<boolean>;
  readonly protocol?: string;
  /** Result of `relList.supports('ar')`. */
  readonly hasQuickLook?: boolean;
}

function pretend({ agent = 'x', xr, protocol = 'https:', hasQuickLook = false }: Device): void {
  vi.stubGlobal('navigator', { userAgent: agent, ...(xr && { xr: { isSessionSupported: xr } }) });
  vi.stubGlobal('location', { protocol });
  const relList = { supports: (token: string) => token === 'ar' && hasQuickLook };
  vi.stubGlobal('document', { createElement: () => ({ relList }) });
}

afterEach(() => vi.unstubAllGlobals());

describe('findArMode', () => {
  it.each<[string, Device, string | undefined]>([
    ['a browser with WebXR', { agent: ANDROID, xr: async () => true }, 'webxr'],
    ['Android without WebXR', { agent: ANDROID, xr: async () => false }, 'scene-viewer'],
    [
      'Android that fails to tell',
      { agent: ANDROID, xr: () => Promise.reject(new Error()) },
      'scene-viewer',
    ],
    ['Android on a site without https', { agent: ANDROID, protocol: 'http:' }, undefined],
    ['Firefox on Android', { agent: `${ANDROID} Firefox/140.0` }, undefined],
    ['Safari on a phone', { agent: IPHONE, hasQuickLook: true }, 'quick-look'],
    ['another browser on an iPhone', { agent: `${IPHONE} CriOS/140.0` }, 'quick-look'],
    [
      'Google’s own app on an iPhone',
      { agent: `${IPHONE} GSA/300.0`, hasQuickLook: true },
      undefined,
    ],
    ['a computer', {}, undefined],
  ])('detects the mode of %s', async (_, device, mode) => {
    pretend(device);
    expect(await findArMode()).toBe(mode);
  });

  it('arModes omits Google’s viewer if it could not fetch the model', () => {
    pretend({ protocol: 'http:' });
    expect(arModes()).toBe('webxr quick-look');
    pretend({ protocol: 'https:' });
    expect(arModes()).toBe('webxr scene-viewer quick-look');
  });
});
