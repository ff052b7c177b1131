import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  currentUrl,
  delayRequests,
  expectErrors,
  failRequests,
  interceptRequests,
  requestsOf,
  visit,
} from './visit.tsx';

const PAGE = 10;
const SECOND_PAGE = /\/documents\/\?.*page=2/;

const rows = () => within(screen.getByRole('list', { name: 'Steder' })).getAllByRole('listitem');
const more = () => screen.getByRole('link', { name: 'Vis flere' });
const linkOf = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('link');

describe('a long list', () => {
  it('has tabs for all kinds, each with a count', async () => {
    const { main } = await visit('/explore/list/museums');
    const tabs = within(main.getByRole('navigation', { name: 'Lister' })).getAllByRole('link');
    expect(tabs).toHaveLength(6);
    for (const tab of tabs) expect(tab).toHaveTextContent(/\d+$/);
  });

  it('has tabs that lead to the lists of all kinds', async () => {
    const { main, user } = await visit('/explore/list/articles');
    for (const [name, tab] of [
      [/^Museer/, 'museums'],
      [/^Temaer/, 'themes'],
      [/^Rebusløp/, 'rebus'],
      [/^Presentasjoner/, 'presentations'],
      [/^Utvalg/, 'selections'],
      [/^Steder/, 'articles'],
    ] as const) {
      await user.click(main.getByRole('link', { name }));
      await waitFor(() => expect(main.getByRole('list', { name })).not.toBeEmptyDOMElement());
      expect(currentUrl()).toBe(`/explore/list/${tab}`);
    }
  });

  it('grows by click, and the focus moves to the first new row', async () => {
    const { main, user } = await visit('/explore/list/articles');
    expect(rows()).toHaveLength(PAGE);
    await user.click(more());
    await waitFor(() => expect(rows()).toHaveLength(2 * PAGE));
    await waitFor(() => expect(linkOf(rows()[PAGE])).toHaveFocus());
    expect(main.getByText(/^Viser 20 av/)).toBeVisible();
    expect(currentUrl()).toBe('/explore/list/articles?page=2');
  });

  it('grows once when the button is pressed twice while rows load', async () => {
    const { user } = await visit('/explore/list/articles');
    const release = delayRequests(SECOND_PAGE);
    const requests = requestsOf(SECOND_PAGE);
    await user.click(more());
    await user.click(more());
    release();
    await waitFor(() => expect(rows()).toHaveLength(2 * PAGE));
    await waitFor(() => expect(linkOf(rows()[PAGE])).toHaveFocus());
    expect(requests).toHaveLength(1);
  });

  it('has a URL for every length, to which its button links', async () => {
    await visit('/explore/list/articles');
    expect(more()).toHaveAttribute('href', '/explore/list/articles?page=2');
    await visit('/explore/list/articles?page=2');
    expect(rows()).toHaveLength(2 * PAGE);
  });

  it('ends with all rows and without a button', async () => {
    await visit('/explore/list/articles?page=99');
    const last = Number(new URLSearchParams(location.search).get('page'));
    const { main, user } = await visit(`/explore/list/articles?page=${last - 1}`);
    expect(rows()).toHaveLength((last - 1) * PAGE);
    await user.click(more());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Vis flere' })).toBeNull());
    const all = rows().length;
    expect(main.getByText(`Viser ${all} av ${all}`)).toBeVisible();
  });

  it.each(['articles', 'museums', 'themes', 'rebus', 'presentations', 'selections'])(
    'of %s shows its last page for a page number beyond it',
    async (tab) => {
      const { main } = await visit(`/explore/list/${tab}?page=99`);
      expect(currentUrl()).not.toContain('99');
      expect(main.getAllByRole('listitem')).not.toHaveLength(0);
    },
  );

  it.each(['0', '-1', 'abc', '1000000000'])(
    'shows a page for the impossible number %s',
    async (number) => {
      const { main } = await visit(`/explore/list/museums?page=${number}`);
      expect(main.getByRole('list', { name: 'Museer' })).not.toBeEmptyDOMElement();
    },
  );

  it('that fails to grow reports the error, and grows by a retry', async () => {
    const { main, user } = await visit('/explore/list/articles');
    const failure = failRequests(SECOND_PAGE);
    await user.click(more());
    expect(await main.findByText(/^Vi fikk ikke hentet flere/)).toBeVisible();
    expect(rows()).toHaveLength(PAGE);
    failure.stop();
    await user.click(more());
    await waitFor(() => expect(rows()).toHaveLength(2 * PAGE));
  });

  it('that grows does not disturb an article that was touched and is then opened', async () => {
    const { main, user } = await visit('/explore/list/articles');
    const link = main.getByRole('link', { name: /^Bryggen i Bergen/ });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: requested, resolve: noteRequest } = Promise.withResolvers<void>();
    const id = link.getAttribute('href')?.split('/').pop();
    interceptRequests(new RegExp(`/documents/${id}\\b`), async (_url, send, { signal }) => {
      noteRequest();
      await released;
      // Some engines reject an aborted request later than in the task that aborts it.
      signal?.throwIfAborted();
      return send();
    });
    await user.hover(link);
    await requested;
    await user.click(more());
    await waitFor(() => expect(currentUrl()).toBe('/explore/list/articles?page=2'));
    await user.click(link);
    release();
    const heading = { level: 1, name: 'Bryggen i Bergen' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
  });

  it('has the length in its URL that it reaches while an opened article loads, also after Back', async () => {
    const { main, user } = await visit('/explore/list/articles');
    const releaseRows = delayRequests(SECOND_PAGE);
    delayRequests(/\/documents\/\d+\?/);
    await user.click(more());
    const link = linkOf(rows()[8]);
    // Else the list would leave on a busy machine before the rows come.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await user.setup({ delay: null }).click(link);
    await waitFor(() => expect(currentUrl()).toMatch(/^\/article\/\d+$/));
    releaseRows();
    history.back();
    await waitFor(() => expect(rows()).toHaveLength(2 * PAGE));
    await waitFor(() => expect(currentUrl()).toBe('/explore/list/articles?page=2'));
    expect(main.getByText(/^Viser 20 av/)).toBeVisible();
  });

  it('is scrolled to its top when the next rows replace those on the screen', async () => {
    const places: object[] = [];
    interceptRequests(/\/documents\/\?.*page_size=150/, async (_url, send) => {
      const { items } = (await (await send()).json()) as { items: object[] };
      places.push(...items);
      // One more than a screen holds; the demo has fewer.
      return Response.json({ items: items.length > 0 ? items : places.slice(0, 1), total: 151 });
    });
    const { user } = await visit('/explore/list/articles?page=15');
    scrollTo(0, 9000);
    await user.click(more());
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(currentUrl()).toBe('/explore/list/articles?page=16');
    await waitFor(() => expect(scrollY).toBe(0));
  });

  it('that fails to load says so in its tab, and loads by a retry', async () => {
    const { main, user } = await visit('/explore/list/articles');
    expectErrors(/503/);
    const failure = failRequests(/\/documents\/\?.*schema_names=rebus/, 503);
    await user.click(main.getByRole('link', { name: /^Rebus/ }));
    expect(await main.findByRole('alert')).toHaveTextContent(/ikke lastet/);
    expect(currentUrl()).toBe('/explore/list/rebus');
    expect(main.getByRole('link', { name: /^Rebus/ })).toHaveAttribute('aria-current', 'page');
    expect(main.queryByRole('link', { name: /Bryggen/ })).toBeNull();
    failure.stop();
    await user.click(main.getByRole('button', { name: 'Prøv igjen' }));
    expect(await main.findByRole('link', { name: /Rundt Bryggen/ })).toBeVisible();
  });
});

describe('checked in at a museum', () => {
  const checkIn = () =>
    localStorage.setItem(
      'checkedin',
      JSON.stringify({ id: '13', name: 'Bergverk', slug: 'bergverk' }),
    );
  const notice = /bare det som hører til Bergverk/;

  it('the lists show what the museum has, and say so', async () => {
    checkIn();
    const { main } = await visit('/explore/list/articles');
    expect(main.getByText(notice)).toBeVisible();
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Bergverk'));
    expect(main.queryByRole('link', { name: /^Bergkunsten i Alta/ })).toBeNull();
  });

  it('the front page shows what the museum has, and says so', async () => {
    checkIn();
    const { main } = await visit('/');
    expect(main.getByText(notice)).toBeVisible();
    const museums = main.getByRole('region', { name: /^Museer/ });
    expect(within(museums).getAllByRole('listitem')).toHaveLength(1);
  });

  it('the list beside the map shows what the museum has, and says so', async () => {
    checkIn();
    const { main, user } = await visit('/explore/map');
    await user.click(main.getByRole('button', { name: 'Vis liste' }));
    expect(main.getByText(notice)).toBeVisible();
    const places = within(main.getByRole('list', { name: 'Steder' }));
    expect(places.getByRole('link', { name: /^Røros/ })).toBeVisible();
    expect(places.queryByRole('link', { name: /^Bergkunsten/ })).toBeNull();
  });
});

describe('a locked row', () => {
  const ROW = /^Bergstadens Ziir/;
  const findRow = async () => {
    const page = await visit('/search?q=Bergstadens%20Ziir');
    return { ...page, row: await page.main.findByRole('link', { name: ROW }) };
  };

  it('is a disabled link that says why, and leads to the page from there', async () => {
    const { row, user } = await findRow();
    expect(row).toHaveAttribute('aria-disabled', 'true');
    expect(row).not.toHaveAttribute('href');
    await user.click(row);
    const dialog = await screen.findByRole('dialog', { name: 'Låst' });
    expect(dialog).toHaveTextContent('Denne teksten åpner seg med en kode');
    expect(currentUrl()).toMatch(/^\/search/);
    await user.click(within(dialog).getByRole('button', { name: 'Gå til siden og lås opp' }));
    await waitFor(() => expect(currentUrl()).toBe('/article/120'));
  });

  it('is pressed by Enter too', async () => {
    const { row, user } = await findRow();
    row.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Låst' })).toBeVisible();
  });

  it('leads to the page at once on a device that has unlocked it', async () => {
    const expires_at = '2999-01-01T00:00:00Z';
    localStorage.setItem('grants', JSON.stringify([{ id: 120, grant: 'x', expires_at }]));
    const { row, user } = await findRow();
    await user.click(row);
    await waitFor(() => expect(currentUrl()).toBe('/article/120'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
