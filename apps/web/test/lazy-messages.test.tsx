import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { expectErrors, failRequests, requestsOf, visit } from './visit.tsx';

/** Of a group that loads after the page; the loaders of pages load `pages`. */
const LAZY = /\/i18n\/messages\/(?!pages)\w+\/no\.json/;

it.each([
  ['/privacy', 'heading', 'Lagret på enheten'],
  ['/article/120', 'button', 'Lås opp'],
])('%s is shown without lazy messages, and has them once they load', async (path, role, name) => {
  expectErrors(/HTTP 503|ChunkLoadError/);
  const failure = failRequests(LAZY, 503);
  const requests = requestsOf(LAZY);
  const { main, user } = await visit(path);
  await waitFor(() => expect(requests).not.toHaveLength(0));
  const title = main.getByRole('heading', { level: 1 });
  expect(main.queryByRole(role, { name })).toBeNull();
  failure.stop();
  await waitFor(async () => {
    const retry = main.queryByRole('button', { name: 'Prøv igjen' });
    if (retry) await user.click(retry);
    expect(main.getByRole(role, { name })).toBeEnabled();
  });
  expect(title).toBeInTheDocument();
  // A failure must not be retried endlessly.
  expect(requests.length).toBeLessThan(5);
});

it.each(['/', '/explore/list/articles'])('%s requests no lazy messages', async (path) => {
  const requests = requestsOf(LAZY);
  const { main } = await visit(path);
  expect(await main.findByRole('button', { name: 'Velg et sted selv' })).toBeEnabled();
  expect(requests).toEqual([]);
});
