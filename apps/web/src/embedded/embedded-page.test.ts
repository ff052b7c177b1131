import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SiteProfile } from '@varde/contract/site-profile';
import { embeddedPage } from './embedded-page.ts';

const pageWith = (profile: SiteProfile) =>
  embeddedPage({
    site: {
      server: 'https://api.varde.example',
      origin: 'https://varde.example',
      environment: 'production',
      profile,
      otherEnvironments: [],
      contact: 'https://varde.example/</script><script>alert(1)</script>',
      apiKey: 'key',
    },
    script: 'assets/index.js',
    modules: ['assets/app.js'],
    styles: ['assets/site.css'],
    frame: '<div><!-- mark --></div>',
  });

const page = pageWith({});

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

it.each<[string, SiteProfile, string[]]>([
  ['the product', {}, ['lang="nb"', '<title>Varde</title>', 'src="/favicon.svg" alt="Varde"']],
  [
    'a museum with an icon',
    {
      name: { no: 'Sildemuseet', sv: 'Sillmuseet' },
      default_language: 'sv',
      icon: { image_url: 'https://api.varde.example/media/a1.png', dimension: '512x512' },
    },
    [
      'lang="sv"',
      '<title>Sillmuseet</title>',
      'src="https://api.varde.example/iiif/3/a1.png/square/64,64/0/default.png" alt="Sillmuseet"',
    ],
  ],
  [
    'a museum with a name only',
    { name: { no: 'Sild & <salt>' } },
    ['<title>Sild &amp; &lt;salt></title>', '<strong>Sild &amp; &lt;salt></strong>'],
  ],
])('shows name and mark of %s before a script has run', (_of, profile, parts) => {
  const own = pageWith(profile);
  for (const part of parts) expect(own).toContain(part);
});

it('file URLs start at the root, so that the page works at any URL', () => {
  const urls = [...page.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, address]) => address);
  expect(urls).toEqual(['/assets/site.css', '/assets/app.js', '/assets/index.js', '/favicon.svg']);
});
