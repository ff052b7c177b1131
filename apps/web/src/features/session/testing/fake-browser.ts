/** What a session needs: storage for all tabs, events, a gateway whose responses a test sets. */
import { vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';

export const ORIGIN = 'https://varde.example';

/** For `vi.mock('#browser/site.ts')`. */
export const fakeSite = () => ({
  publicSite: () => ({
    origin: ORIGIN,
    signIn: { gateway: '/gateway', loginHost: '/identity', account: '/identity/account' },
  }),
});

export interface FakeBrowser {
  readonly stored: Map<string, string>;
  /** Paths and form bodies of the requests so far. */
  readonly calls: { readonly path: string; readonly form: string }[];
  /** Responses by the last segment of the path; the others fail as a network error. */
  readonly responses: Record<string, () => Response>;
  /** Dispatches an event on window. */
  readonly fire: (type: string, more?: object) => void;
}

export function openFakeBrowser(): FakeBrowser {
  const stored = stubStorage();
  const calls: { path: string; form: string }[] = [];
  const responses: Record<string, () => Response> = {};
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const path = url.slice(url.lastIndexOf('/') + 1);
    calls.push({ path, form: body instanceof URLSearchParams ? body.toString() : '' });
    const respond = responses[path];
    if (!respond) throw new TypeError('Failed to fetch');
    return respond();
  });
  const fire = (type: string, more: object = {}) =>
    void target.dispatchEvent(Object.assign(new Event(type), more));
  return { stored, calls, responses, fire };
}

/** An ID token with the claims that the site reads. */
export function idToken(uniqueId: string, name: string, picture?: string): string {
  const claims = Buffer.from(JSON.stringify({ sub: uniqueId, name, picture })).toString(
    'base64url',
  );
  return `e30.${claims}.c2ln`;
}

let count = 0;

export function tokenResponse(uniqueId = 'kari', name = 'Kari Nordmann', seconds = 600) {
  count += 1;
  return { access_token: `token-${count}`, expires_in: seconds, id_token: idToken(uniqueId, name) };
}
