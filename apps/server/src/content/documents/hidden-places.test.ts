/** Only clients that play a rebus get the locations of its hidden posts (specification §4.8). */
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readPack } from '@varde/content-pack/read-pack';
import type { Pack } from '@varde/content-pack/pack';
import { PROJECT_ROOT } from '#config/config.ts';
import { buildRows } from '#packs/build-rows.ts';
import { replaceContent } from '#packs/packs.repository.ts';
import { openApp, type TestApp } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';
import { walkCalls } from '#test/walk-endpoints.ts';

const MANIFESTS = '/iiif/presentation/3';
const FILES = ['gpx', 'kml', 'geojson', 'csv'];

interface HiddenPost {
  readonly id: number;
  readonly rebus: number;
  readonly lat: number;
}

function hiddenPosts({ documents }: Pack): HiddenPost[] {
  return documents.flatMap((rebus) =>
    rebus.kind !== 'rebus'
      ? []
      : rebus.posts.flatMap(({ article: id, hidden_until: until }) => {
          const place = documents.find((document) => document.id === id)?.location;
          return until && place ? [{ id, rebus: rebus.id, lat: place.lat }] : [];
        }),
  );
}

describeWithDatabase('hidden posts of the demo pack', (open) => {
  let server: TestApp;
  let pack: Pack;
  let posts: readonly HiddenPost[];
  beforeAll(async () => {
    const database = await open();
    ({ pack } = await readPack(join(PROJECT_ROOT, 'content/demo')));
    posts = hiddenPosts(pack);
    // Media have no locations, and take a minute to render.
    await replaceContent(database, buildRows({ ...pack, media: [] }, new Map()));
    server = await openApp(database);
  });

  const leakingPaths = (responses: readonly { path: string; response: { payload: string } }[]) =>
    posts.flatMap(({ id, lat }) =>
      responses
        .filter(({ response }) => new RegExp(`${lat}(?!\\d)`).test(response.payload))
        .map(({ path }) => `${id} in ${path}`),
    );

  it('no operation reveals the location of a hidden post', async () => {
    const responses = await walkCalls(server.get, {
      ids: pack.documents.map(({ id }) => id),
      mediaIds: [],
      words: ['bryggen', 'hanseatene', 'visby', 'gavlene'],
      owners: pack.documents.flatMap((one) => (one.kind === 'owner' ? [one.slug] : [])),
      codes: pack.codes.map(({ code }) => code),
    });
    expect(posts.map(({ id }) => id)).toEqual([4012, 4013, 4014, 4015, 4024]);
    expect(leakingPaths(responses)).toEqual([]);
  });

  it('no export, manifest or memory reveals the location of a hidden post', async () => {
    const walks = pack.documents.filter(({ kind }) => kind === 'group' || kind === 'rebus');
    const paths = [
      ...walks.flatMap(({ kind, id }) => FILES.map((file) => `/exports/${kind}/${id}.${file}`)),
      ...pack.documents.map(({ kind, id }) => `${MANIFESTS}/${kind}/${id}/manifest.json`),
      ...walks.map(({ kind, id }) => `${MANIFESTS}/${kind}/${id}/collection.json`),
      '/api/v3/memories/minnen/9002',
      '/sitemap.xml',
    ];
    const responses = [];
    for (const path of paths) responses.push({ path, response: await server.get(path) });
    expect(responses.some(({ response }) => response.payload.includes('60.39745'))).toBe(true);
    expect(leakingPaths(responses)).toEqual([]);
  });

  it('the location of a hidden post is visible to players of its rebus', async () => {
    const responses = [];
    for (const { id, rebus } of posts) {
      const path = `/api/v3/documents/${id}?rebus=${rebus}`;
      responses.push({ path, response: await server.get(path) });
    }
    expect(leakingPaths(responses)).toHaveLength(posts.length);
  });
});
