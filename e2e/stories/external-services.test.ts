import { changeResponses, expect, openPage, test } from '../visitor.ts';

test.use({
  reducedMotion: 'reduce',
  // Chromium reports blocked event handlers in documents of a DOMParser, where nothing runs.
  expectedErrors: [/Executing inline event handler violates/],
});

interface Memory {
  answers: { text: object }[];
}

// By the card of an open article, so that the browser itself sends the request and parses the text.
test('a memory with malicious markup is shown as plain text @phone', async ({ page }) => {
  await openPage(page, '/article/105');
  const text = {
    no: '<p>Hei <img src=x onerror="document.title=`tatt`"><a href="javascript:alert(1)">du</a></p><script>document.title="tatt"</script><iframe src="https://evil.example"></iframe>',
  };
  await changeResponses(page, '**/api/v3/memories/**', (memory: Memory) => {
    memory.answers = [{ ...memory.answers[0], text }];
  });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /Et minne/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ea under trappa' })).toBeVisible();
  await expect(main.getByText('Hei du')).toBeVisible();
  await expect(main.locator('script, iframe, img[onerror], a[href^=javascript]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Ea under trappa/);
});
