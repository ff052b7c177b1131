import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { currentUrl, failRequests, interceptRequests, visit, type Visit } from './visit.tsx';

const OBJECTS = /\/museum-objects\//;
const MEMORIES = /\/memories\//;
const MUSEUMS = /\/museum-data\//;
const NAMES = /\/cultural-names\//;

/** With images and a model. */
const CHURCH = '/dm/011091000111';

const main = () => within(screen.getByRole('main'));
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Follows the first link to a page of a list. */
async function follow({ main: list, user }: Visit, href: string): Promise<void> {
  const links: HTMLElement[] = list.getAllByRole('link');
  await user.click(links.find((link) => link.getAttribute('href') === href) as HTMLElement);
}

// By the card of an article, so that the page itself requests it.
const toObject = async ({ main: article, user }: Visit): Promise<void> =>
  user.click(await article.findByRole('link', { name: /Gjenstand fra museet/ }));
const toMemory = async ({ main: article, user }: Visit): Promise<void> =>
  user.click(await article.findByRole('link', { name: /Et minne/ }));

const change = (urls: RegExp, changed: object) =>
  interceptRequests(urls, async (_url, send) => {
    const body = (await (await send()).json()) as object;
    return Response.json({ ...body, ...changed });
  });

it('a museum object with little data is shown without empty rows', async () => {
  const article = await visit('/article/101');
  const nothing = { from: null, to: null, text: null };
  const none = { owner_name: null, inventory_number: null, license: null, location: null };
  const empty = { names: [], subjects: [], places: [], people: [], materials: [] };
  const rest = { techniques: [], measures: [], license_holders: [], media: [], description: {} };
  const source_url = 'https://digitaltmuseum.no/011091000111';
  change(OBJECTS, { dating: nothing, type: null, ...none, ...empty, ...rest, source_url });
  await toObject(article);
  expect(await main().findByRole('link', { name: /digitaltmuseum\.no/ })).toBeVisible();
  expect(await title('Urnes stavkirke')).toBeVisible();
  expect(currentUrl()).toBe(CHURCH);
  expect(main().queryByText('Om gjenstanden')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/null|undefined|NaN/);
});

it('a memory without title, image and contributor is shown', async () => {
  const article = await visit('/article/105');
  const nothing = { title: {}, topic: {}, contributor: null, location: null, license: null };
  change(MEMORIES, { ...nothing, media: [], told_at: null, source_url: null });
  await toMemory(article);
  // Its question stands for the title.
  expect(await title(/^Fortell om et dyr/)).toBeVisible();
  expect(main().getByText(/^Det lå alltid en ea under kjøkkentrappa/)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/null|undefined|NaN/);
});

it('a museum’s page shows the data of the museum-data service', async () => {
  const list = await visit('/explore/list/museums');
  change(MUSEUMS, { address: 'Storgata 1, 6868 Gaupne', phone: '+47 55 00 00 00' });
  await follow(list, '/@fjord-og-fjell');
  expect(await title('Museene Fjord og fjell')).toBeVisible();
  expect(await main().findByText('Storgata 1, 6868 Gaupne')).toBeVisible();
  expect(main().getByRole('link', { name: '+47 55 00 00 00' })).toHaveAttribute(
    'href',
    'tel:+4755000000',
  );
});

const FAILURES: readonly (readonly [string, () => Response])[] = [
  ['down', () => Response.json({}, { status: 503 })],
  ['returning an entity without text', () => Response.json({ name: {}, description: { no: {} } })],
];
/** Read by the client that all services have in common. */
const UNREADABLE: typeof FAILURES = [
  ['returning invalid JSON', () => json('"<p>hei"')],
  ['returning another schema', () => json('{"a":[]}')],
  ['returning an HTML page', () => new Response('<!doctype html>')],
];
const json = (text: string) =>
  new Response(text, { headers: { 'content-type': 'application/json' } });

const respond = (urls: RegExp, response: () => Response) =>
  interceptRequests(urls, () => Promise.resolve(response()));

it.each([...FAILURES, ...UNREADABLE])(
  'a museum object’s page links to its source, with the service %s',
  async (_failure, response) => {
    const article = await visit('/article/101');
    respond(OBJECTS, response);
    await toObject(article);
    expect(await screen.findByText(/^Museumsbasen svarer ikke akkurat nå\./)).toBeVisible();
    expect(main().getByRole('link', { name: /digitaltmuseum\.no/ })).toBeVisible();
  },
);

it.each(FAILURES)(
  'a memory’s page links to its archive, with the service %s',
  async (_failure, response) => {
    const article = await visit('/article/105');
    respond(MEMORIES, response);
    await toMemory(article);
    expect(await screen.findByText(/^Minnearkivet svarer ikke akkurat nå\./)).toBeVisible();
    expect(main().getByRole('link', { name: /minner\.no/ })).toBeVisible();
  },
);

it('a museum’s page is shown, with museum data down', async () => {
  const list = await visit('/explore/list/museums');
  failRequests(MUSEUMS, 503);
  await follow(list, '/@fjord-og-fjell');
  expect(await title('Museene Fjord og fjell')).toBeVisible();
  expect((await main().findAllByText(/^Voksne 120 kr/))[0]).toBeVisible();
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
});

it.each(FAILURES)(
  'an article is shown without its object, with the service %s',
  async (_failure, response) => {
    const list = await visit('/explore/list/articles');
    respond(OBJECTS, response);
    await follow(list, '/article/102');
    expect(await title(/^Bryggen/)).toBeVisible();
    expect(main().getByRole('heading', { name: 'Fakta' })).toBeVisible();
    expect(main().queryByText('Gjenstand fra museet')).not.toBeInTheDocument();
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  },
);

it.each(FAILURES)(
  'a theme is shown without its name, with the service %s',
  async (_failure, response) => {
    const list = await visit('/explore/list/themes');
    respond(NAMES, response);
    await follow(list, '/tag/helleristninger');
    expect(await title('Helleristninger')).toBeVisible();
    expect(main().getAllByRole('link', { name: /Tanum/ })[0]).toBeVisible();
    expect(main().queryByText(/hogd, slipt eller risset inn i berg/)).not.toBeInTheDocument();
  },
);

/** Requests get no response. @returns the signals that abort them */
function hold(urls: RegExp): AbortSignal[] {
  const signals: AbortSignal[] = [];
  interceptRequests(urls, (_url, _send, { signal }) => {
    if (signal) signals.push(signal);
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    return promise;
  });
  return signals;
}

it('leaving a slow museum object aborts its request', async () => {
  const article = await visit('/article/101');
  const signals = hold(OBJECTS);
  await toObject(article);
  await waitFor(() => expect(signals).toHaveLength(1));
  expect(signals[0]?.aborted).toBe(false);
  await article.user.click(screen.getAllByRole('link', { name: 'Utforsk' })[0] as HTMLElement);
  await waitFor(() => expect(currentUrl()).toMatch(/^\/explore/));
  expect(signals[0]?.aborted).toBe(true);
});

it('leaving an article aborts the pending requests of its cards', async () => {
  const group = await visit('/group/301');
  const signals = hold(OBJECTS);
  await follow(group, '/group/301/article/101');
  await waitFor(() => expect(signals).toHaveLength(1));
  expect(signals[0]?.aborted).toBe(false);
  await group.user.click(screen.getAllByRole('link', { name: 'Utforsk' })[0] as HTMLElement);
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
});

const HARM = '<img src=x onerror="document.title=`tatt`"><script>document.title="tatt"</script>';

it('a museum object with malicious markup is shown as plain text', async () => {
  const article = await visit('/article/101');
  change(OBJECTS, {
    title: { no: `Kirke ${HARM}` },
    description: { no: `<p>Hei ${HARM}<a href="javascript:alert(1)">du</a></p>` },
    names: [HARM],
    owner_name: HARM,
  });
  await toObject(article);
  expect(await main().findByText('Hei du')).toBeVisible();
  expect(
    screen.getByRole('main').querySelector('script, img[onerror], img[src=x], a[href^=javascript]'),
  ).toBeNull();
  await waitFor(() => expect(document.title).toMatch(/^Kirke <img/));
});
