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

describe('the front page', () => {
  beforeEach(() => mockLists({}));

  it('has a section for each list', async () => {
    expect(await sections()).toEqual([
      ['articles', 3],
      ['museums', 3],
      ['themes', 3],
      ['presentations', 3],
      ['rebus', 3],
    ]);
  });

  it('keeps the place of one that could not be had, and none for one that is empty', async () => {
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

  it('fails when every list does', async () => {
    vi.mocked(loadFirst).mockResolvedValue({ status: 'offline' });
    expect(await sections()).toEqual({ status: 'offline' });
  });
});

it('keeps the rows of a section that cannot be had in another order, and only those', () => {
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
