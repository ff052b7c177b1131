import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { embeddedPage } from './embedded-page.ts';

const page = embeddedPage({
  site: {
    server: 'https://api.varde.example',
    origin: 'https://varde.example',
    environment: 'production',
    profile: {},
    otherEnvironments: [],
    contact: 'https://varde.example/</script><script>alert(1)</script>',
    apiKey: 'key',
  },
  script: 'assets/index.js',
  modules: ['assets/app.js'],
  styles: ['assets/site.css'],
  frame: '<div>frame</div>',
});

const scripts = [...page.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)];

it('the policy allows only own files and the one inline script', () => {
  const inline = scripts.filter(([, attributes, body]) => attributes === '' && body !== '');
  expect(inline).toHaveLength(1);
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
  expect(policy).toContain(
    `script-src 'self' 'sha256-${hash('sha256', inline[0]?.[2] ?? '', 'base64')}'`,
  );
  expect(policy).toContain("connect-src 'self' https://api.varde.example");
  // Not allowed in a `<meta>` policy: the browser would warn.
  expect(policy).not.toContain('frame-ancestors');
});

it('the page embeds any settings safely', () => {
  const data = scripts.find(([, attributes = '']) => attributes.includes('id="site"'))?.[2] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    apiKey: 'key',
    contact: 'https://varde.example/</script><script>alert(1)</script>',
  });
});

it('file URLs start at the root, so that the page works at any URL', () => {
  const urls = [...page.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, address]) => address);
  expect(urls).toEqual(['/assets/site.css', '/assets/app.js', '/assets/index.js']);
});
