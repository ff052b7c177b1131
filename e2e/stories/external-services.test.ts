import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../visitor.ts';

/** With pictures and a model. */
const CHURCH = '011091000111';
const OBJECTS = '**/api/v3/museum-objects/*';
const MEMORIES = '**/api/v3/memories/**';
const MUSEUMS = '**/api/v3/museum-data/*';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ reducedMotion: 'reduce' });

// A question that the pointer has begun may still be on its way when the story is told.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

// From the card of an article that is open, so that the browser itself asks.
const toObject = (page: Page) =>
  main(page)
    .getByRole('link', { name: /Gjenstand fra museet/ })
    .click();
const toMemory = (page: Page) =>
  main(page)
    .getByRole('link', { name: /Et minne/ })
    .click();

/** Changes what a service says. */
async function change(page: Page, url: string, changes: object): Promise<void> {
  await page.route(url, async (route) => {
    const body = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...body, ...changes } });
  });
}

test.describe('in partial weather @phone', () => {
  test('an object of which little is known is shown with that, and without empty rows', async ({
    page,
  }) => {
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

  test('a memory without title, picture and teller is still told', async ({ page }) => {
    await openPage(page, '/article/105');
    const nothing = { title: {}, topic: {}, contributor: null, location: null, license: null };
    await change(page, MEMORIES, { ...nothing, media: [], told_at: null, source_url: null });
    await toMemory(page);
    await expect(main(page).getByText('Det lå alltid en ea under kjøkkentrappa')).toBeVisible();
    await expect(title(page)).not.toHaveText('');
    await expect(main(page)).not.toContainText(/null|undefined|NaN/);
  });

  test('a museum’s page says what only the museum-data service knows', async ({ page }) => {
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

test.describe('in failing weather @phone', () => {
  // Chromium tells of a handler that it reads, also in the document of a parser where nothing runs.
  test.use({
    expectedErrors: [/Failed to load resource.*50\d|Executing inline event handler violates/],
  });

  for (const [weather, answer] of [
    ['down', { status: 503, body: '{}' }],
    ['talking nonsense', { status: 200, contentType: 'application/json', body: '"<p>hei"' }],
    ['giving another shape', { status: 200, contentType: 'application/json', body: '{"a":[]}' }],
  ] as const) {
    test(`an object’s own page leads to its source while the service is ${weather}`, async ({
      page,
    }) => {
      await openPage(page, '/article/101');
      await page.route(OBJECTS, (route) => route.fulfill(answer));
      await toObject(page);
      await expect(page.getByText('Museumsbasen svarer ikke akkurat nå.')).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'digitaltmuseum.no' })).toBeVisible();
    });

    test(`a memory’s own page leads to its archive while that is ${weather}`, async ({ page }) => {
      await openPage(page, '/article/105');
      await page.route(MEMORIES, (route) => route.fulfill(answer));
      await toMemory(page);
      await expect(page.getByText('Minnearkivet svarer ikke akkurat nå.')).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'minner.no' })).toBeVisible();
    });

    test(`a museum’s page stands while the museum-data service is ${weather}`, async ({ page }) => {
      await openPage(page, '/explore/list/museums');
      await page.route(MUSEUMS, (route) => route.fulfill(answer));
      await main(page).locator('a[href="/@fjord-og-fjell"]').first().click();
      await expect(title(page)).toHaveText('Museene Fjord og fjell');
      await expect(main(page).getByText('Voksne 120 kr').first()).toBeVisible();
      await expect(main(page).getByRole('alert')).toHaveCount(0);
    });
  }

  test('who leaves a slow object takes the question back', async ({ page }) => {
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

  test('who leaves an article takes back what its cards still wait for', async ({ page }) => {
    await openPage(page, '/group/301');
    const requestPromise = page.waitForRequest(/museum-objects/);
    await page.route(OBJECTS, () => undefined);
    const article = main(page).locator('a[href="/group/301/article/101"]').first();
    // The page is asked for as soon as the pointer is there.
    await article.hover();
    const request = await requestPromise;
    await article.click();
    const aborted = page.waitForEvent('requestfailed', (one) => one === request);
    await page.getByRole('link', { name: 'Utforsk' }).first().click();
    await aborted;
  });

  test('an object described by somebody who means harm is shown as harmless words', async ({
    page,
  }) => {
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

  /** Opens an article by a press, so that the browser itself asks. */
  async function visit(page: Page, id: number): Promise<void> {
    await openPage(page, '/explore/list/articles');
    await main(page).locator(`a[href="/article/${id}"]`).first().click();
  }

  for (const [weather, answer] of [
    ['down', { status: 503, body: '{}' }],
    ['talking nonsense', { status: 200, contentType: 'application/json', body: '"<p>hei"' }],
    ['giving no data at all', { status: 200, body: '<!doctype html>' }],
  ] as const)
    test(`an article stands without its object while the service is ${weather}`, async ({
      page,
    }) => {
      await page.route(OBJECTS, (route) => route.fulfill(answer));
      await visit(page, 102);
      await expect(page.getByRole('heading', { level: 1, name: 'Bryggen' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Fakta' })).toBeVisible();
      await expect(main(page).getByText('Gjenstand fra museet')).toHaveCount(0);
      await expect(main(page).getByRole('alert')).toHaveCount(0);
    });

  test('a memory written by somebody who means harm is shown as harmless words', async ({
    page,
  }) => {
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

  for (const [weather, answer] of [
    ['down', { status: 503, body: '{}' }],
    ['talking nonsense', { json: '<p>hei' }],
    ['telling of something without words', { json: { name: {}, description: { no: {} } } }],
  ] as const)
    test(`a theme stands without its name while the service is ${weather}`, async ({ page }) => {
      await openPage(page, '/explore/list/themes');
      await page.route('**/api/v3/cultural-names/*', (route) => route.fulfill(answer));
      await main(page).locator('a[href="/tag/helleristninger"]').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Helleristninger' })).toBeVisible();
      await expect(main(page).getByText('KulturNav')).toHaveCount(0);
      await expect(main(page).getByRole('link', { name: /Tanum/ }).first()).toBeVisible();
    });
});
