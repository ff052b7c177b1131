import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { accessibilityViolations, currentUrl, visit } from './visit.tsx';

it('a theme counts its documents by kind, each with a URL', async () => {
  const { main, user } = await visit('/tag/byer-og-handel');
  const tabs = within(main.getByRole('navigation', { name: 'Innhold etter type' }));
  for (const tab of tabs.getAllByRole('link')) expect(tab).toHaveTextContent(/\d+$/);
  await user.click(tabs.getByRole('link', { name: /^Presentasjoner/ }));
  await waitFor(() => expect(currentUrl()).toBe('/tag/byer-og-handel?tab=presentations'));
  const rows = within(await main.findByRole('list', { name: 'I dette temaet' }));
  await waitFor(() => expect(rows.queryByRole('link', { name: /^Karlskrona/ })).toBeNull());
  expect(rows.getByRole('link', { name: /^Bryggen og Hansaen/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(await accessibilityViolations()).toEqual([]);
});

it('a theme shows its last page for a page number beyond it', async () => {
  const { main } = await visit('/tag/byer-og-handel?page=99');
  expect(currentUrl()).not.toContain('99');
  expect(main.getByRole('list', { name: 'I dette temaet' })).not.toBeEmptyDOMElement();
});
