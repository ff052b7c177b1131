import { expect, openPage, test } from '../visitor.ts';

test.use({
  reducedMotion: 'reduce',
  // Chromium reports blocked event handlers in documents of a DOMParser, where nothing runs.
  expectedErrors: [/Executing inline event handler violates/],
});

// A request started by a hover may still be pending when the story ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

// By the card of an open article, so that the browser itself sends the request and parses the text.
test('a memory with malicious markup is shown as plain text @phone', async ({ page }) => {
  await openPage(page, '/article/105');
  await page.route('**/api/v3/memories/**', async (route) => {
    const response = await route.fetch();
    const memory = (await response.json()) as { answers: { text: object }[] };
    const text = {
      no: '<p>Hei <img src=x onerror="document.title=`tatt`"><a href="javascript:alert(1)">du</a></p><script>document.title="tatt"</script><iframe src="https://evil.example"></iframe>',
    };
    memory.answers = [{ ...memory.answers[0], text }];
    await route.fulfill({ json: memory });
  });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /Et minne/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ea under trappa' })).toBeVisible();
  await expect(main.getByText('Hei du')).toBeVisible();
  await expect(main.locator('script, iframe, img[onerror], a[href^=javascript]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Ea under trappa/);
});
