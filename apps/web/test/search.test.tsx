import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations, currentUrl, requestsOf, visit, type Visit } from './visit.tsx';

const box = ({ main }: Visit) => main.getByRole('combobox', { name: 'Søk' });
const tab = ({ main }: Visit, name: RegExp) =>
  within(main.getByRole('navigation', { name: 'Treff etter type' })).getByRole('link', { name });
const BRYGGEN = { name: /^Bryggen i Bergen/ };

describe('the search', () => {
  it('lists results, retains the query, and counts every tab', async () => {
    const page = await visit('/search');
    await page.user.type(box(page), 'bryggen{Enter}');
    expect(await page.main.findByRole('link', BRYGGEN)).toBeVisible();
    expect(currentUrl()).toBe('/search?q=bryggen');
    expect(page.main.getByRole('heading', { level: 1 })).toHaveTextContent('Søk: «bryggen»');
    expect(box(page)).toHaveValue('bryggen');
    for (const name of ['Alt', 'Steder', 'Museer', 'Temaer', 'Utvalg'])
      expect(tab(page, new RegExp(`^${name}`))).toHaveTextContent(/\d+$/);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute(
      'content',
      expect.stringContaining('noindex'),
    );
    expect(await accessibilityViolations()).toEqual([]);
  });

  it('has a tab for each kind of result, with a URL', async () => {
    const page = await visit('/search?q=bryggen');
    await page.user.click(tab(page, /^Rebusløp/));
    await waitFor(() => expect(page.main.queryByRole('link', BRYGGEN)).toBeNull());
    expect(await page.main.findByRole('link', { name: /^Rundt Bryggen/ })).toBeVisible();
    expect(currentUrl()).toBe('/search?q=bryggen&tab=rebus');
    await page.user.click(tab(page, /^Alt/));
    expect(await page.main.findByRole('link', BRYGGEN)).toBeVisible();
  });

  it('requests suggestions once, from two characters on, after typing pauses', async () => {
    const page = await visit('/search');
    const requests = requestsOf(/\/documents\/\?/);
    // At once: on a busy machine one might pause between two letters.
    await page.user.setup({ delay: null }).type(box(page), 'brygg');
    expect(await screen.findAllByRole('option')).not.toHaveLength(0);
    expect(requests.map((url) => new URL(url).searchParams.get('search'))).toEqual(['brygg']);
  });

  it('without results suggests themes', async () => {
    const { main, user } = await visit('/search?q=zzqqx');
    expect(main.getByText('Ingen treff på «zzqqx»')).toBeVisible();
    expect(await accessibilityViolations()).toEqual([]);
    const ideas = main.getByRole('navigation', { name: 'Eller begynn med et tema' });
    const [theme] = within(ideas).getAllByRole('link');
    await user.click(theme as HTMLElement);
    await waitFor(() => expect(currentUrl()).toMatch(/^\/tag\//));
  });

  it('takes a query that looks like a number as it is', async () => {
    const page = await visit('/search?q=007');
    expect(box(page)).toHaveValue('007');
  });

  it('shows its last page for a page number beyond it', async () => {
    const { main } = await visit('/search?q=bryggen&page=99');
    expect(currentUrl()).not.toContain('99');
    expect(main.getByRole('link', BRYGGEN)).toBeVisible();
  });

  it('is available in English', async () => {
    const { main } = await visit('/en/search?q=church');
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Search: “church”');
    expect(main.getByRole('navigation', { name: 'Results by kind' })).toBeVisible();
  });
});
