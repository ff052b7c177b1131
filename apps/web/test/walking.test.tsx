import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { shareNoPosition, sharePosition } from './position.ts';
import { currentUrl, expectErrors, failRequests, interceptRequests, visit } from './visit.tsx';

const navigation = (name: string) => within(screen.getByRole('navigation', { name }));
const atUrl = (url: string) => waitFor(() => expect(currentUrl()).toBe(url));

it('a presentation can be followed from stop to stop', async () => {
  const { user } = await visit('/group/302/article/117');
  const way = () => navigation('Veien videre');
  expect(way().getByText('2 av 5')).toBeVisible();
  await user.click(way().getByRole('link', { name: /Neste/ }));
  await atUrl('/group/302/article/212');
  expect(await screen.findByText('3 av 5')).toBeVisible();
  await user.click(way().getByRole('link', { name: /Forrige/ }));
  await atUrl('/group/302/article/117');
  expect(await screen.findByText('2 av 5')).toBeVisible();
  await user.click(way().getByRole('link', { name: 'Bryggen og Hansaen' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Bryggen og Hansaen' }),
  ).toBeVisible();
  expect(currentUrl()).toBe('/group/302');
});

it('a stop shows its number in the presentation', async () => {
  const { user } = await visit('/group/302/selection/3021');
  const trail = navigation('Brødsmulesti');
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hjem',
    'Presentasjoner',
    'Bryggen og Hansaen',
    'Vestover: Bergen',
  ]);
  expect(trail.getByText('Vestover: Bergen')).toHaveAttribute('aria-current', 'page');
  await user.click(trail.getByRole('link', { name: 'Bryggen og Hansaen' }));
  await atUrl('/group/302');
});

it('a presentation without its stops is shown, and a retry loads the stops', async () => {
  const { main, user } = await visit('/explore/list/presentations');
  const failure = failRequests(/\/documents\/fields\?/, 503);
  await user.click(main.getByRole('link', { name: /^Bryggen og Hansaen/ }));
  await screen.findByRole('heading', { level: 1, name: 'Bryggen og Hansaen' });
  // In place of both the stops and the related documents: one click reloads both.
  const messages = () => screen.queryAllByText(/^Vi fikk ikke lastet inn innholdet/);
  await waitFor(() => expect(messages()).toHaveLength(2));
  failure.stop();
  await user.click(screen.getAllByRole('button', { name: 'Prøv igjen' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: /^Stopp på turen/ })).toBeVisible();
  await waitFor(() => expect(messages()).toEqual([]));
});

it('a selection has its own list and map', async () => {
  const { user, main } = await visit('/group/302/selection/3022');
  await user.click(navigation('Visninger').getByRole('link', { name: /Liste/ }));
  await atUrl('/group/302/selection/3022/list');
  expect(await main.findByRole('link', { name: /Visby/ })).toBeVisible();
  expect(navigation('Visninger').getByRole('link', { name: /Kart/ })).toHaveAttribute(
    'href',
    '/group/302/selection/3022/map',
  );
});

it('a rebus lists its posts without exposing hidden ones', async () => {
  const { main } = await visit('/rebus/401/list');
  const rows: HTMLElement[] = main.getAllByRole('listitem');
  const posts = rows.filter(({ textContent }) => /Låst|Skjult/.test(textContent));
  expect(posts).toHaveLength(5);
  expect(posts[0]).toHaveTextContent('Fisketorget');
  expect(posts[1]).toHaveTextContent('Skjult post');
  for (const one of posts) expect(one.querySelector('a[href]')).toBeNull();
  expect(document.documentElement).not.toHaveTextContent(/Foran gavlene|Enhjørning/);
});

it('a rebus explains how locked posts open', async () => {
  const { main, user } = await visit('/rebus/401/post/4011');
  expect(main.getByRole('heading', { level: 1, name: 'Fisketorget' })).toBeVisible();
  expect(main.getByText(/^Kom nærmere enn 50 m fra posten\./)).toBeVisible();
  expect(document.documentElement).not.toHaveTextContent('sømine');
  await user.click(main.getByRole('link', { name: 'Til Rundt Bryggen' }));
  await atUrl('/rebus/401');
  await visit('/rebus/401/post/4012');
  expect(await screen.findByRole('heading', { level: 1, name: 'Skjult post' })).toBeVisible();
  expect(screen.getByText(/^Denne posten dukker opp når/)).toBeVisible();
  expect(document.title).not.toMatch(/gavlene/);
  expect(document.documentElement).not.toHaveTextContent(/Foran gavlene|Enhjørning/);
});

const showRoute = async () => {
  const { main, user } = await visit('/article/102');
  await user.click(main.getByRole('button', { name: 'Vis veien' }));
  const panel = within(await main.findByRole('region', { name: 'Veien hit' }));
  return { user, panel };
};

it('a straight line replaces a walking route that fails to load, and is labelled as such', async () => {
  expectErrors(/503/);
  sharePosition({ latitude: 60.39447, longitude: 5.3257, accuracy: 8 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const failed = interceptRequests(/\/walking-route\?/, async () => {
    await released;
    return new Response('away', { status: 503 });
  });
  const { user, panel } = await showRoute();
  expect(await panel.findByText('Finner veien …')).toBeVisible();
  expect(panel.getByText(/^3\d\d\sm i luftlinje$/)).toBeVisible();
  release();
  expect(await panel.findByText(/får ikke tak i veien/)).toBeVisible();
  failed.stop();
  interceptRequests(/\/walking-route\?/, () => Promise.resolve(Response.json({ nonsense: 1 })));
  await user.click(panel.getByRole('button', { name: 'Prøv igjen' }));
  expect(await panel.findByText(/kjenner ingen gangvei/)).toBeVisible();
  expect(panel.getByRole('link', { name: 'Åpne i kartappen' })).toBeVisible();
});

it('a walking route needs the position: it is requested, with an alternative link', async () => {
  shareNoPosition();
  const { user, panel } = await showRoute();
  expect(await panel.findByText(/bare omtrent hvor du er/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Slå på posisjonen' }));
  expect(await panel.findByRole('link', { name: 'Slik slår du på posisjonen' })).toBeVisible();
  expect(panel.getByRole('link', { name: 'Åpne i kartappen' })).toBeVisible();
});

it('the map of a walk shows its length, and leads to the stop of its URL', async () => {
  sharePosition({ latitude: 60.39447, longitude: 5.3257, accuracy: 8 });
  await visit('/group/302/map');
  expect(await screen.findByText('Hele turen: 700 m. Sett av 1 t.')).toBeVisible();
  const { user } = await visit('/group/302/map?s=102');
  await user.click(await screen.findByRole('button', { name: 'Vis veien' }));
  expect(await screen.findByText(/^4\d\d\sm, omtrent 5 minutter å gå$/)).toBeVisible();
});

it('a walk can be downloaded as files, named after it', async () => {
  const { main, user } = await visit('/group/302');
  const gpx = await main.findByRole('link', { name: /^GPX/, hidden: true });
  expect(gpx).not.toBeVisible();
  await user.click(main.getByText('Ta med turen'));
  expect(gpx).toBeVisible();
  expect(gpx).toHaveAttribute('download');
  const response = await fetch(gpx.getAttribute('href') ?? '');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(/"bryggen-og-hansaen\.gpx"/);
});
