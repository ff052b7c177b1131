import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { expectErrors, failRequests, requestsOf, visit } from './visit.tsx';

/** Of a group, which loads after the page. */
const LAZY = /\/i18n\/messages\/\w+\/no\.json/;

it.each([
  ['/', 'Velg et sted selv'],
  ['/explore/list/articles', 'Velg et sted selv'],
  ['/article/120', 'Lås opp'],
])('%s is shown without lazy messages, and has them once they load', async (path, name) => {
  expectErrors(/HTTP 503|ChunkLoadError/);
  const failure = failRequests(LAZY, 503);
  const requests = requestsOf(LAZY);
  const { main, user } = await visit(path);
  await waitFor(() => expect(requests).not.toHaveLength(0));
  const title = main.getByRole('heading', { level: 1 });
  expect(main.queryByRole('button', { name })).toBeNull();
  failure.stop();
  await waitFor(async () => {
    const retry = main.queryByRole('button', { name: 'Prøv igjen' });
    if (retry) await user.click(retry);
    expect(main.getByRole('button', { name })).toBeEnabled();
  });
  expect(title).toBeInTheDocument();
  // A failure must not be retried endlessly.
  expect(requests.length).toBeLessThan(5);
});
