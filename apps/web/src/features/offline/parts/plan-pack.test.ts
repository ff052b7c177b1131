import { afterEach, expect, it, vi } from 'vitest';
import { buildDocument } from '#services/testing/build-document.ts';
import { expectedBytes, packParts } from './pack-parts.ts';
import { planPack } from './plan-pack.ts';

vi.mock(import('#platform/site.ts'), async (original) => ({
  ...(await original()),
  publicSite: () => ({
    origin: 'https://varde.example',
    environment: 'local',
    environments: ['local'],
    contact: undefined,
    apiKey: 'key',
  }),
}));

afterEach(() => void vi.unstubAllGlobals());

const PLAN = '/basemap/plan.geojson';
const PLAN_BYTES = 200_000;
const BERGEN = { lat: 60.3973, lng: 5.3233 };
const build = { version: 'one', files: [] };

/** The parts of a presentation without articles, as the server answers for it. */
async function partsOf(location: typeof BERGEN | null) {
  const document = JSON.stringify(buildDocument({ id: 302, schema_id: 12, location }));
  vi.stubGlobal('fetch', async (address: string) =>
    address === PLAN ? new Response(' '.repeat(PLAN_BYTES)) : new Response(document),
  );
  const plan = await planPack({ kind: 'group', id: 302 }, 'no', new AbortController().signal);
  const parts = packParts(plan, build, { cache: 'the pack', languageKey: 'no' });
  return { parts, bytes: expectedBytes(parts, plan) };
}

it('holds the plan that its map shows, and counts it', async () => {
  const { parts, bytes } = await partsOf(BERGEN);
  expect(parts.filter(({ address }) => address === PLAN)).toMatchObject([
    { cache: 'the pack', expected: PLAN_BYTES },
  ]);
  expect(bytes).toBeGreaterThan(PLAN_BYTES);
});

it('holds no plan where it has no map', async () => {
  const { parts, bytes } = await partsOf(null);
  expect(parts.map(({ address }) => address)).not.toContain(PLAN);
  expect(bytes).toBeLessThan(PLAN_BYTES);
});
