import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentUrl, delayRequests, structuredData, visit, type Visit } from './visit.tsx';

const MUSEUM = 'Museene Fjord og fjell';

const checkedIn = () => localStorage.getItem('checkedin');
const kind = (main: Visit['main'], name: RegExp) =>
  within(main.getByRole('navigation', { name: 'Innhold etter type' })).getByRole('link', { name });
const counted = (tab: HTMLElement) => Number(/\d+/.exec(tab.textContent)?.[0]);

describe('a museum', () => {
  it('has a page with today’s opening hours and the way there', async () => {
    const { main } = await visit('/@fjord-og-fjell');
    const card = main.getByRole('region', { name: 'Besøk oss' });
    expect(card).toHaveTextContent(/Åpent i dag|Stengt i dag/);
    expect(within(card).getByRole('link', { name: 'Vis veien hit' })).toHaveAttribute(
      'href',
      expect.stringMatching(/openstreetmap\.org\/directions\?to=61\.2296/),
    );
    expect(main.getByText('Åpningstider')).toBeVisible();
    const [museum] = structuredData();
    expect(museum).toMatchObject({
      '@type': 'Museum',
      mainEntityOfPage: {
        '@type': 'WebPage',
        inLanguage: 'nb',
        dateModified: expect.stringMatching(/^20/) as unknown,
      },
      openingHoursSpecification: [{ opens: '10:00' }, { opens: '11:00' }, { closes: '15:00' }],
    });
    // The language is of the page, which is another thing than the museum.
    expect(museum).not.toHaveProperty('inLanguage');
    expect(museum).not.toHaveProperty(['mainEntityOfPage', '@id']);
  });

  it('has its content by kind, each with a URL', async () => {
    const { main, user } = await visit('/@fjord-og-fjell');
    const presentations = counted(kind(main, /^Presentasjoner/));
    expect(presentations).toBeLessThan(counted(kind(main, /^Alt/)));
    await user.click(kind(main, /^Presentasjoner/));
    await waitFor(() => expect(currentUrl()).toBe('/@fjord-og-fjell?kind=group'));
    const rows = await main.findByRole('list', { name: `Fra ${MUSEUM}` });
    await waitFor(() => expect(within(rows).getAllByRole('listitem')).toHaveLength(presentations));
  });

  it('stays, with the focus on it, while the content of a kind is loading', async () => {
    const { main, user } = await visit('/@fjord-og-fjell');
    const release = delayRequests(/schema_names=group&include/);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await user.click(kind(main, /^Presentasjoner/));
    await screen.findByRole('progressbar');
    await vi.advanceTimersByTimeAsync(5000);
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(MUSEUM);
    release();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(kind(main, /^Presentasjoner/)).toHaveFocus();
  });

  it('links to a page that checks in, after saying what that does', async () => {
    const { main } = await visit('/@fjord-og-fjell');
    const link = main.getByRole('link', { name: 'Sjekk inn her' });
    expect(link).toHaveAttribute('href', '/@fjord-og-fjell/filter');
    expect(link).toHaveAccessibleDescription(/^Når du sjekker inn, viser forsiden/);
  });

  it.each(['/owner/11/filter', '/@fjord-og-fjell/filter', '/fjord-og-fjell/filter'])(
    'is checked in at by %s, which leads to the front page',
    async (path) => {
      await visit(path);
      await waitFor(() => expect(currentUrl()).toBe('/'));
      expect(JSON.parse(checkedIn() ?? '')).toEqual({
        id: '11',
        name: MUSEUM,
        slug: 'fjord-og-fjell',
      });
    },
  );

  it('can be checked out of on its page', async () => {
    localStorage.setItem('checkedin', JSON.stringify({ id: '11', name: MUSEUM }));
    const { main, user } = await visit('/owner/11');
    expect(main.getByText(/^Du er sjekket inn\./)).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Sjekk ut' }));
    expect(await main.findByRole('link', { name: 'Sjekk inn her' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(checkedIn()).toBeNull();
  });
});
