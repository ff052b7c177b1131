import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addPageTransitions } from './page-transition.ts';

let transitions: string[];
let reducesMotion: boolean;

beforeEach(() => {
  transitions = [];
  reducesMotion = false;
  vi.stubGlobal('window', { matchMedia: () => ({ matches: reducesMotion }) });
});
afterEach(() => void vi.unstubAllGlobals());

async function start(path: string) {
  const root = createRootRoute();
  const routes = ['/', '/list', '/map'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  );
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren(routes), history, isServer: false });
  vi.stubGlobal('document', {
    startViewTransition: (update: () => Promise<void>) => {
      transitions.push(router.latestLocation.pathname);
      const updateCallbackDone = update();
      return { updateCallbackDone, ready: updateCallbackDone, finished: updateCallbackDone };
    },
  });
  addPageTransitions(router);
  await router.load();
  history.subscribe(() => void router.load());
  return {
    open: async (href: string) => router.navigate({ href }),
    go: async (steps: number) => {
      history.go(steps);
      await vi.waitFor(() => expect(router.state.status).toBe('idle'));
    },
  };
}

it('a page that a link leads to appears by a view transition, back and forward without', async () => {
  const { open, go } = await start('/');
  await open('/list');
  await open('/map');
  expect(transitions).toEqual(['/list', '/map']);
  await go(-1);
  await go(1);
  expect(transitions).toEqual(['/list', '/map']);
  await open('/');
  expect(transitions).toEqual(['/list', '/map', '/']);
});

it('a map that moves updates its query without a view transition', async () => {
  const { open } = await start('/map');
  await open('/map?z=13');
  expect(transitions).toEqual([]);
});

it('without motion there are no view transitions', async () => {
  reducesMotion = true;
  const { open } = await start('/');
  await open('/list');
  expect(transitions).toEqual([]);
});
