import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { embeddedPage } from './embedded-page.ts';

const page = embeddedPage({
  site: {
    server: 'https://api.varde.example',
    origin: 'https://varde.example',
    environment: 'production',
    environments: ['production'],
    contact: 'https://varde.example/</script><script>alert(1)</script>',
    apiKey: 'key',
  },
  script: 'assets/index.js',
  modules: ['assets/app.js'],
  styles: ['assets/site.css'],
  frame: '<div>frame</div>',
});

const scripts = [...page.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)];

it('runs its own files and the one inline script that the policy names', () => {
  const inline = scripts.filter(([, attributes, body]) => attributes === '' && body !== '');
  expect(inline).toHaveLength(1);
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
  expect(policy).toContain(
    `script-src 'self' 'sha256-${hash('sha256', inline[0]?.[2] ?? '', 'base64')}'`,
  );
  expect(policy).toContain("connect-src 'self' https://api.varde.example");
  // A page cannot say it of itself, and the browser would complain.
  expect(policy).not.toContain('frame-ancestors');
});

it('holds the settings, whatever is written in them', () => {
  const data = scripts.find(([, attributes = '']) => attributes.includes('id="site"'))?.[2] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    apiKey: 'key',
    contact: 'https://varde.example/</script><script>alert(1)</script>',
  });
});

it('names its files from the root, so that it works at any address', () => {
  const urls = [...page.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, address]) => address);
  expect(urls).toEqual(['/assets/site.css', '/assets/app.js', '/assets/index.js']);
});
