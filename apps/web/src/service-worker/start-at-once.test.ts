import { expect, it } from 'vitest';
import { startLate } from '../late-start.ts';
import { startAtOnce } from './start-at-once.ts';

const PAGE = `<html><head><link rel="modulepreload" href="/assets/a.js"></head><body><p>$1 text</p><script type="module" async="" src="/assets/app.js"></script></body></html>`;

it('takes back what lets the script of a page wait', async () => {
  const headers = { 'content-security-policy': "default-src 'self'" };
  const page = await startAtOnce(new Response(startLate(PAGE), { headers }));
  expect(await page.text()).toBe(
    PAGE.replace('<link rel="modulepreload" href="/assets/a.js">', ''),
  );
  expect(page.headers.get('content-security-policy')).toBe("default-src 'self'");
});
