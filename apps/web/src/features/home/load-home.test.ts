import type { SiteProfile } from '@varde/contract/site-profile';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { loadFirst } from '#api/load-list.ts';
import type { ListTab } from '#api/tabs.ts';
import { buildHead } from '#api/testing/build-document.ts';
import { documentItem } from '#api/transform/list-item.ts';
import { retainSections, loadHome } from './load-home.ts';

vi.mock(import('#api/load-list.ts'), async (original) => ({
  ...(await original()),
  loadFirst: vi.fn<typeof loadFirst>(),
}));

const profile = vi.hoisted((): { current: SiteProfile } => ({ current: {} }));
vi.mock(import('#browser/site-profile.ts'), async (original) => ({
  ...(await original()),
  siteProfile: () => profile.current,
}));

const texts = await loadTexts('no');
const one = documentItem(buildHead(), texts);
const some = { status: 'ok', data: { items: [one], total: 3 } } as const;

function mockLists(byTab: Partial<Record<ListTab, Awaited<ReturnType<typeof loadFirst>>>>) {
  vi.mocked(loadFirst).mockImplementation((tab) => Promise.resolve(byTab[tab] ?? some));
}

async function sections() {
  const home = await loadHome(texts);
  return home.status === 'ok' ? home.data.map(({ tab, rows }) => [tab, rows?.total]) : home;
}

describe('loadHome', () => {
  beforeEach(() => {
    mockLists({});
    profile.current = {};
  });

  it('has a section for each list', async () => {
    expect(await sections()).toEqual([
      ['articles', 3],
      ['museums', 3],
      ['themes', 3],
      ['presentations', 3],
      ['rebus', 3],
    ]);
  });

  it('has the sections that the museum has chosen, in its order', async () => {
    profile.current = { front: { sections: ['rebus', 'articles'] } };
    expect(await sections()).toEqual([
      ['rebus', 3],
      ['articles', 3],
    ]);
  });

  it('marks a section that failed to load, and omits an empty one', async () => {
    mockLists({
      themes: { status: 'failed' },
      rebus: { status: 'ok', data: { items: [], total: 0 } },
    });
    expect(await sections()).toEqual([
      ['articles', 3],
      ['museums', 3],
      ['themes', undefined],
      ['presentations', 3],
    ]);
  });

  it('has places with an image first, in their order', async () => {
    const image = { url: '/media/image/a', width: 4, height: 3, dominantColor: '#000000', alt: '' };
    const place = (id: number, hasImage: boolean) => ({
      ...one,
      id,
      image: hasImage ? image : undefined,
    });
    const items = [place(1, false), place(2, true), place(3, false), place(4, true)];
    mockLists({ articles: { status: 'ok', data: { items, total: 4 } } });
    const home = await loadHome(texts);
    const [articles] = home.status === 'ok' ? home.data : [];
    expect(articles?.rows?.items.map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  });

  it('fails if all lists fail', async () => {
    vi.mocked(loadFirst).mockResolvedValue({ status: 'offline' });
    expect(await sections()).toEqual({ status: 'offline' });
  });
});

it('retainSections retains only the rows of sections that failed to reload', () => {
  const rows = (total: number) => ({ items: [], total });
  const before = [
    { tab: 'articles', rows: rows(1) },
    { tab: 'museums', rows: rows(2) },
  ] as const;
  const reloaded = [
    { tab: 'articles', rows: rows(3) },
    { tab: 'museums', rows: undefined },
    { tab: 'themes', rows: undefined },
  ] as const;
  expect(retainSections(reloaded, before)).toEqual([reloaded[0], before[1], reloaded[2]]);
});
