import type { Page, Route } from '@playwright/test';
import { expect, openPage, test } from '../visitor.ts';

/** With images and a model. */
const CHURCH = '011091000111';
const OBJECTS = '**/api/v3/museum-objects/*';
const MEMORIES = '**/api/v3/memories/**';
const MUSEUMS = '**/api/v3/museum-data/*';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ reducedMotion: 'reduce' });

// A request started by a hover may still be pending when the story ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

// By the card of an open article, so that the browser itself sends the request.
const toObject = (page: Page) =>
  main(page)
    .getByRole('link', { name: /Gjenstand fra museet/ })
    .click();
const toMemory = (page: Page) =>
  main(page)
    .getByRole('link', { name: /Et minne/ })
    .click();

async function change(page: Page, url: string, changes: object): Promise<void> {
  await page.route(url, async (route) => {
    const body = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...body, ...changes } });
  });
}

test.describe('when external services return partial data @phone', () => {
  test('a museum object with little data is shown without empty rows', async ({ page }) => {
    await openPage(page, '/article/101');
    const nothing = { from: null, to: null, text: null };
    const none = { owner_name: null, inventory_number: null, license: null, location: null };
    const empty = { names: [], subjects: [], places: [], people: [], materials: [] };
    const rest = { techniques: [], measures: [], license_holders: [], media: [], description: {} };
    await change(page, OBJECTS, { dating: nothing, type: null, ...none, ...empty, ...rest });
    await toObject(page);
    await expect(title(page)).toHaveText('Urnes stavkirke');
    await expect(main(page).getByRole('link', { name: 'digitaltmuseum.no' })).toBeVisible();
    await expect(main(page).getByText('Om gjenstanden')).toHaveCount(0);
    await expect(main(page)).not.toContainText(/null|undefined|NaN/);
  });

  test('a memory without title, image and contributor is shown', async ({ page }) => {
    await openPage(page, '/article/105');
    const nothing = { title: {}, topic: {}, contributor: null, location: null, license: null };
    await change(page, MEMORIES, { ...nothing, media: [], told_at: null, source_url: null });
    await toMemory(page);
    await expect(main(page).getByText('Det lå alltid en ea under kjøkkentrappa')).toBeVisible();
    await expect(title(page)).not.toHaveText('');
    await expect(main(page)).not.toContainText(/null|undefined|NaN/);
  });

  test('a museum’s page shows the data of the museum-data service', async ({ page }) => {
    await openPage(page, '/explore/list/museums');
    await change(page, MUSEUMS, { address: 'Storgata 1, 6868 Gaupne', phone: '+47 55 00 00 00' });
    await main(page).locator('a[href="/@fjord-og-fjell"]').first().click();
    await expect(title(page)).toHaveText('Museene Fjord og fjell');
    await expect(main(page).getByText('Storgata 1, 6868 Gaupne')).toBeVisible();
    await expect(main(page).getByRole('link', { name: '+47 55 00 00 00' })).toHaveAttribute(
      'href',
      'tel:+4755000000',
    );
  });
});

test.describe('when external services fail @phone', () => {
  // Chromium also reports blocked event handlers in documents of a DOMParser, where nothing runs.
  test.use({
    expectedErrors: [/Failed to load resource.*50\d|Executing inline event handler violates/],
  });

  type Answers = Readonly<Record<string, Parameters<Route['fulfill']>[0]>>;
  const FAILURES: Answers = {
    down: { status: 503, body: '{}' },
    'returning an entity without text': { json: { name: {}, description: { no: {} } } },
  };
  // Read by the client that all services have in common.
  const UNREADABLE: Answers = {
    'returning invalid JSON': {
      status: 200,
      contentType: 'application/json',
      body: '"<p>hei"',
    },
    'returning another schema': {
      status: 200,
      contentType: 'application/json',
      body: '{"a":[]}',
    },
    'returning an HTML page': { status: 200, body: '<!doctype html>' },
  };

  /** Opens a page again for each failure of a service, and follows a link from there. */
  async function withEach(
    page: Page,
    { from, calls }: { readonly from: string; readonly calls: string },
    followAndExpect: () => Promise<void>,
    failures: Answers = FAILURES,
  ): Promise<void> {
    for (const [failure, answer] of Object.entries(failures))
      await test.step(`with the service ${failure}`, async () => {
        await openPage(page, from);
        await page.route(calls, (route) => route.fulfill(answer));
        await followAndExpect();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  }

  test('a museum object’s page links to its source', async ({ page }) => {
    const followAndExpect = async () => {
      await toObject(page);
      await expect(page.getByText('Museumsbasen svarer ikke akkurat nå.')).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'digitaltmuseum.no' })).toBeVisible();
    };
    const object = { from: '/article/101', calls: OBJECTS };
    await withEach(page, object, followAndExpect, { ...FAILURES, ...UNREADABLE });
  });

  test('a memory’s page links to its archive', async ({ page }) => {
    await withEach(page, { from: '/article/105', calls: MEMORIES }, async () => {
      await toMemory(page);
      await expect(page.getByText('Minnearkivet svarer ikke akkurat nå.')).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'minner.no' })).toBeVisible();
    });
  });

  test('a museum’s page is shown', async ({ page }) => {
    await withEach(page, { from: '/explore/list/museums', calls: MUSEUMS }, async () => {
      await main(page).locator('a[href="/@fjord-og-fjell"]').first().click();
      await expect(title(page)).toHaveText('Museene Fjord og fjell');
      await expect(main(page).getByText('Voksne 120 kr').first()).toBeVisible();
      await expect(main(page).getByRole('alert')).toHaveCount(0);
    });
  });

  test('an article is shown without its object', async ({ page }) => {
    await withEach(page, { from: '/explore/list/articles', calls: OBJECTS }, async () => {
      await main(page).locator('a[href="/article/102"]').first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Bryggen' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Fakta' })).toBeVisible();
      await expect(main(page).getByText('Gjenstand fra museet')).toHaveCount(0);
      await expect(main(page).getByRole('alert')).toHaveCount(0);
    });
  });

  test('a theme is shown without its name', async ({ page }) => {
    const calls = '**/api/v3/cultural-names/*';
    await withEach(page, { from: '/explore/list/themes', calls }, async () => {
      await main(page).locator('a[href="/tag/helleristninger"]').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Helleristninger' })).toBeVisible();
      await expect(main(page).getByText('KulturNav')).toHaveCount(0);
      await expect(main(page).getByRole('link', { name: /Tanum/ }).first()).toBeVisible();
    });
  });

  test('leaving a slow museum object aborts its request', async ({ page }) => {
    await openPage(page, '/article/101');
    const requestPromise = page.waitForRequest(/museum-objects/);
    await page.route(OBJECTS, () => undefined);
    await toObject(page);
    const request = await requestPromise;
    const aborted = page.waitForEvent('requestfailed', (one) => one === request);
    await page.getByRole('link', { name: 'Utforsk' }).first().click();
    await aborted;
    await expect(page).toHaveURL(/\/explore/);
  });

  test('leaving an article aborts the pending requests of its cards', async ({ page }) => {
    await openPage(page, '/group/301');
    const requestPromise = page.waitForRequest(/museum-objects/);
    await page.route(OBJECTS, () => undefined);
    const article = main(page).locator('a[href="/group/301/article/101"]').first();
    // The page is requested on hover.
    await article.hover();
    const request = await requestPromise;
    await article.click();
    const aborted = page.waitForEvent('requestfailed', (one) => one === request);
    await page.getByRole('link', { name: 'Utforsk' }).first().click();
    await aborted;
  });

  test('a museum object with malicious markup is shown as plain text', async ({ page }) => {
    await openPage(page, '/article/101');
    const harm =
      '<img src=x onerror="document.title=`tatt`"><script>document.title="tatt"</script>';
    await change(page, OBJECTS, {
      title: { no: `Kirke ${harm}` },
      description: { no: `<p>Hei ${harm}<a href="javascript:alert(1)">du</a></p>` },
      names: [harm],
      owner_name: harm,
    });
    await toObject(page);
    await expect(main(page).getByText('Hei du')).toBeVisible();
    await expect(
      main(page).locator('script, img[onerror], img[src=x], a[href^=javascript]'),
    ).toHaveCount(0);
    await expect(page).toHaveTitle(/^Kirke <img/);
    await expect(page).toHaveURL(`/dm/${CHURCH}`);
  });

  test('a memory with malicious markup is shown as plain text', async ({ page }) => {
    await openPage(page, '/article/105');
    await page.route(MEMORIES, async (route) => {
      const response = await route.fetch();
      const memory = (await response.json()) as { answers: { text: object }[] };
      const text = {
        no: '<p>Hei <img src=x onerror="document.title=`tatt`"><a href="javascript:alert(1)">du</a></p><script>document.title="tatt"</script><iframe src="https://evil.example"></iframe>',
      };
      memory.answers = [{ ...memory.answers[0], text }];
      await route.fulfill({ json: memory });
    });
    await toMemory(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Ea under trappa' })).toBeVisible();
    await expect(main(page).getByText('Hei du')).toBeVisible();
    await expect(
      main(page).locator('script, iframe, img[onerror], a[href^=javascript]'),
    ).toHaveCount(0);
    await expect(page).toHaveTitle(/^Ea under trappa/);
  });
});
