/** A section that fails to load says so in its place and can be retried; the rest is intact. */
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { shareNoPosition } from './position.ts';
import {
  accessibilityViolations,
  currentUrl,
  expectErrors,
  failRequests,
  loseNetwork,
  requestsOf,
  visit,
} from './visit.tsx';

beforeEach(() => expectErrors(/503|Failed to fetch/));

const MESSAGE = /^Vi fikk ikke lastet inn innholdet/;
const retry = { name: 'Prøv igjen' };

/** Navigates to a page of which requests fail. */
async function follow(from: string, link: RegExp, calls: RegExp) {
  const { user, main } = await visit(from);
  const failure = failRequests(calls, 503);
  const [first] = screen.getAllByRole('link', { name: link });
  await user.click(first as HTMLElement);
  return { user, main, failure };
}

const brokenHome = () => follow('/about', /til forsiden/, /\/api\/v3\/themes\/\?/);

it('a failed section of the front page is reported and can be retried', async () => {
  const { main, user, failure } = await brokenHome();
  const themes = within(await main.findByRole('region', { name: 'Temaer' }));
  expect(themes.getByRole('alert')).toHaveTextContent(MESSAGE);
  const museums = within(main.getByRole('region', { name: /^Museer/ }));
  expect(museums.getByRole('link', { name: /Fjord og fjell/ })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  failure.stop();
  await user.click(themes.getByRole('button', retry));
  expect(await themes.findAllByRole('listitem')).not.toHaveLength(0);
  expect(main.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it.each([
  ['related documents', /\/documents\/fields\?/],
  ['themes', /\/api\/v3\/themes\//],
])('the failed %s of an article are reported and can be retried', async (_, calls) => {
  const { main, user, failure } = await follow(
    '/explore/list/articles',
    /Bergkunsten i Alta/,
    calls,
  );
  expect(await main.findByRole('alert')).toHaveTextContent(MESSAGE);
  const title = main.getByRole('heading', { level: 1, name: 'Bergkunsten i Alta' });
  failure.stop();
  await user.click(main.getByRole('button', retry));
  await waitFor(() => expect(main.queryByRole('alert')).toBeNull());
  expect(title).toBeVisible();
  const themes = within(main.getByRole('navigation', { name: 'Temaer' }));
  expect(themes.getAllByRole('link')).not.toHaveLength(0);
});

it('the failed content of a museum is reported and can be retried', async () => {
  const calls = /\/documents\/\?.*owner_id=/;
  const { main, user, failure } = await follow('/explore/list/museums', /Fjord og fjell/, calls);
  expect(await main.findByRole('alert')).toHaveTextContent(MESSAGE);
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(/Fjord og fjell/);
  failure.stop();
  await user.click(main.getByRole('button', retry));
  const rows = within(await main.findByRole('list', { name: /^Fra / }));
  expect(rows.getAllByRole('link', { name: /stavkirke/ })).not.toHaveLength(0);
});

it('a section that fails without a network reports that, and cannot be retried until it is back', async () => {
  const { main } = await brokenHome();
  const section = await main.findByRole('alert');
  const findNetwork = loseNetwork();
  await waitFor(() => expect(section).toHaveTextContent(/^Vi fikk ikke kontakt\./));
  expect(within(section).queryByRole('button')).toBeNull();
  findNetwork();
  expect(await within(section).findByRole('button', retry)).toBeVisible();
});

/** Of lists sorted by distance. */
const SORTED = /\/api\/v3\/\w+\/\?.*location=/;

/** Loads a page, and then requests fail as the position of a visitor in Bergen is found. */
async function visitFromBergen(path: string, calls: RegExp) {
  const device = shareNoPosition();
  const page = await visit(path);
  const failure = failRequests(calls, 503);
  const requests = requestsOf(calls);
  device.moveTo({ latitude: 60.3975, longitude: 5.3245, accuracy: 10 });
  device.setPermission('granted');
  await waitFor(() => expect(requests).not.toHaveLength(0));
  return { ...page, failure };
}

it.each(['/', '/explore/list/articles'])(
  '%s stays unchanged when it cannot be sorted by distance',
  async (path) => {
    const { main, user, failure } = await visitFromBergen(path, SORTED);
    const [row] = main.getAllByRole('link', { name: /^Bergkunsten i Alta/ });
    // The distance is calculated without a request.
    await waitFor(() => expect(row).toHaveTextContent(/\d\skm/));
    failure.stop();
    row?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentUrl()).toMatch(/^\/article\/\d+$/));
  },
);

it('the front page retains a section that cannot be sorted by distance, and sorts the others', async () => {
  const { main } = await visitFromBergen('/', /\/api\/v3\/owners\/\?.*location=/);
  const near = within(await main.findByRole('region', { name: /^Nær deg/ }));
  await waitFor(() =>
    expect(near.getAllByRole('listitem')[0]).toHaveTextContent(/Bryggen|Schøtstuene/),
  );
  const museums = within(main.getByRole('region', { name: /^Museer/ }));
  expect(museums.getByRole('link', { name: /Fjord og fjell/ })).toBeVisible();
  expect(main.queryByRole('alert')).toBeNull();
});
