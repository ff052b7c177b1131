import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUrl, visit } from './visit.tsx';

/** Mocks a camera that sees a QR code with this text, in a browser that decodes it. */
function pointCameraAt(text: string, capabilities: object = {}) {
  const applyConstraints = vi.fn<(constraints: object) => Promise<void>>();
  const tracks: { readyState: string }[] = [];
  const asked: MediaStreamConstraints[] = [];
  const getUserMedia = (constraints: MediaStreamConstraints) => {
    asked.push(constraints);
    const track = { readyState: 'live', applyConstraints, getCapabilities: () => capabilities };
    tracks.push(track);
    const stop = () => void (track.readyState = 'ended');
    const all = () => [{ ...track, stop }];
    return Promise.resolve({ getTracks: all, getVideoTracks: all });
  };
  stubCamera('granted', getUserMedia);
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(['qr_code']);
    detect = () => Promise.resolve([{ rawValue: new URL(text, location.origin).href }]);
  }
  Object.assign(window, { BarcodeDetector });
  return {
    applyConstraints,
    asked,
    open: () => tracks.filter(({ readyState }) => readyState === 'live').length,
  };
}

function stubCamera(
  state: PermissionState,
  getUserMedia: (constraints: MediaStreamConstraints) => Promise<object>,
): void {
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  Object.defineProperty(navigator, 'permissions', {
    value: { query: () => Promise.resolve({ state, addEventListener: () => undefined }) },
    configurable: true,
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => undefined);
}

afterEach(() => {
  for (const name of ['mediaDevices', 'permissions']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(window, 'BarcodeDetector');
});

it('says of a number in a region that is there before it is typed, so that it is announced', async () => {
  await visit('/scan');
  const ids = (await codeField()).getAttribute('aria-describedby')?.split(' ') ?? [];
  const regions = ids.flatMap((id) => document.getElementById(id) ?? []);
  expect(regions.map((one) => [one.getAttribute('aria-live'), one.textContent])).toContainEqual([
    'polite',
    '',
  ]);
});

it('asks for the back camera, with pixels enough for a sign at arm’s length', async () => {
  const { asked } = pointCameraAt('/4011');
  await visit('/scan?rebus=401');
  await waitFor(() => expect(currentUrl()).toBe(POST));
  const [width, height] = [{ ideal: 1280 }, { ideal: 720 }];
  const video = { facingMode: { ideal: 'environment' }, width, height };
  expect(asked[0]).toEqual({ audio: false, video });
});

const POST = '/rebus/401/post/4011';
const codeField = () => screen.findByRole('textbox', { name: 'Tallet på skiltet' });

it.each([
  ['of a post opens the post', '/scan?rebus=401', '/4011', '/rebus/401/post/4011'],
  ['with a full URL opens its page', '/scan', '/en/article/102', '/article/102'],
])('a QR code %s', async (_what, url, sign, page) => {
  pointCameraAt(sign);
  await visit(url);
  await waitFor(() => expect(currentUrl()).toBe(page));
});

it.each([
  [
    'a post of another rebus',
    '/scan?rebus=402',
    '/4011',
    /^Vi kjente ikke igjen QR-koden/,
    '/scan?rebus=402',
  ],
  ['a place, within a rebus', '/scan?rebus=401', '/1001', /^Vi kjente ikke igjen QR-koden/, POST],
  ['a URL of another host', '/scan', 'https://other.example/1001', /^Ugyldig QR-kode/, POST],
  ['an unknown code', '/scan', '/7777', /^Koden finnes ikke/, POST],
])(
  'scanning reports an error for %s, and continues',
  async (_what, url, sign, message, typedLeadsTo) => {
    const { open } = pointCameraAt(sign);
    const { user } = await visit(url);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Det kameraet ser')).toBeVisible();
    expect(open()).toBe(1);
    // The field for the code is beside it.
    await user.type(await codeField(), '4011');
    await waitFor(() => expect(currentUrl()).toBe(typedLeadsTo));
  },
);

it('the camera is released when the visitor leaves the page', async () => {
  const { open } = pointCameraAt('/7777');
  const { user } = await visit('/scan');
  await waitFor(() => expect(open()).toBe(1));
  await user.click(screen.getAllByRole('link', { name: 'Kode' })[0] as HTMLElement);
  await waitFor(() => expect(currentUrl()).toBe('/code'));
  await waitFor(() => expect(open()).toBe(0));
});

it('the camera is released while another tab is visible', async () => {
  const { open } = pointCameraAt('/7777');
  await visit('/scan');
  await waitFor(() => expect(open()).toBe(1));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(open()).toBe(0));
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(open()).toBe(1));
});

it('the torch is offered where there is one, and toggled by click', async () => {
  const { applyConstraints } = pointCameraAt('/7777', { torch: true });
  const { user } = await visit('/scan');
  const light = await screen.findByRole('button', { name: 'Lys' });
  expect(light).toHaveAttribute('aria-pressed', 'false');
  await user.click(light);
  await waitFor(() => expect(light).toHaveAttribute('aria-pressed', 'true'));
  await user.click(light);
  await waitFor(() => expect(light).toHaveAttribute('aria-pressed', 'false'));
  expect(applyConstraints.mock.calls).toEqual([
    [{ advanced: [{ torch: true }] }],
    [{ advanced: [{ torch: false }] }],
  ]);
});

it.each([
  ['denied', 'NotAllowedError', /lov til å bruke kameraet/],
  ['missing', 'NotFoundError', /ikke noe kamera/],
])('a %s camera is explained, and a code can be typed instead', async (_what, name, message) => {
  stubCamera('prompt', () => Promise.reject(new DOMException('no', name)));
  const { user } = await visit('/scan');
  await user.click(await screen.findByRole('button', { name: 'Slå på kameraet' }));
  expect(await screen.findByText(message)).toBeVisible();
  await user.type(await codeField(), '1001');
  await waitFor(() => expect(currentUrl()).toBe('/article/101'));
});
