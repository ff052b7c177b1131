// @vitest-environment happy-dom
import { hydrate } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getRouter } from './router.tsx';

vi.mock('@tanstack/react-router/ssr/client', () => ({ hydrate: vi.fn<() => Promise<void>>() }));
vi.mock('react-dom/client', () => ({ hydrateRoot: vi.fn<() => void>() }));
vi.mock('./router.tsx', () => ({ getRouter: vi.fn<() => Promise<unknown>>() }));

type Router = Awaited<ReturnType<typeof getRouter>>;
type State = NonNullable<typeof window.$_TSR>;

function stateOfDocument(): State {
  const call = () => vi.fn<() => void>();
  return { h: call(), e: call(), c: call(), p: call(), buffer: [] };
}

/** As WebKit does: what the replaced document goes on with has the next one's `window`. */
function replaceDocument(): State {
  const next = stateOfDocument();
  window.$_TSR = next;
  return next;
}

/** As the router: it takes the state of the document. */
async function takeState(): Promise<void> {
  if (window.$_TSR) window.$_TSR.initialized = true;
}

/** After all that follows promises that are fulfilled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the start of the site’s script', () => {
  let sent = stateOfDocument();

  beforeEach(() => {
    vi.resetModules();
    vi.clearAllMocks();
    sent = stateOfDocument();
    window.$_TSR = sent;
    vi.mocked(getRouter).mockResolvedValue({} as Router);
    vi.mocked(hydrate).mockImplementation(takeState);
  });

  it('marks the state that the server sent as read, and hydrates the page', async () => {
    await import('./client.tsx');
    await vi.waitFor(() => expect(hydrateRoot).toHaveBeenCalledOnce());
    expect(sent.h).toHaveBeenCalledOnce();
  });

  it('leaves the next document alone that has replaced this one while its texts load', async () => {
    const { promise, resolve } = Promise.withResolvers<Router>();
    vi.mocked(getRouter).mockReturnValue(promise);
    await import('./client.tsx');
    const next = replaceDocument();
    resolve({} as Router);
    await settled();
    expect(next.initialized).toBeUndefined();
    expect(hydrateRoot).not.toHaveBeenCalled();
  });

  it('leaves the next document alone that has replaced this one while its parts load', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.mocked(hydrate).mockReturnValue(promise);
    await import('./client.tsx');
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    const next = replaceDocument();
    resolve();
    await settled();
    expect(next.h).not.toHaveBeenCalled();
    expect(hydrateRoot).not.toHaveBeenCalled();
  });
});
