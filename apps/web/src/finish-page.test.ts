import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { finishPage, preloadLinks } from './finish-page.ts';

const page = (nonce: string) =>
  `<!DOCTYPE html><html><head><meta property="csp-nonce" content="${nonce}"/><link rel="stylesheet" href="/a.css" nonce="${nonce}"/>
<link rel="modulepreload" href="/index.js" fetchPriority="low" nonce="${nonce}"/><link rel="modulepreload" href="/page.js"/></head>
<body><h1>Čáhppes – nonce=&quot;</h1><script nonce="${nonce}" data-first="">own('ž')</script><script nonce="${nonce}">own('ž')</script>
<script nonce="other">injected()</script><script>injected()</script>
<script type="module" async="" src="/index.js" nonce="${nonce}"></script></body></html>`;

const finished = (nonce: string) => {
  const { body, scriptHashes } = finishPage(page(nonce), nonce);
  return { text: body.toString(), scriptHashes };
};

describe('a finished page', () => {
  it('has neither nonces nor preloads, and its script in data attributes', () => {
    expect(finished('0a1b').text).toBe(
      `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/>
</head>
<body><h1>Čáhppes – nonce=&quot;</h1><script data-first="">own('ž')</script><script>own('ž')</script>
<script nonce="other">injected()</script><script>injected()</script>
<script type="module" async="" data-src="/index.js" data-modules="/index.js /page.js"></script></body></html>`,
    );
  });

  it('names the hash of each own inline script once, and of no injected one', () => {
    expect(finished('0a1b').scriptHashes).toEqual([
      `sha256-${hash('sha256', "own('ž')", 'base64')}`,
    ]);
  });

  it('is the same whichever server renders it', () => {
    expect(finished('0a1b')).toEqual(finished('2c-3d'));
  });

  it('without scripts is the page as it was rendered', () => {
    const { body, scriptHashes } = finishPage('<h1>x</h1>', '0a1b');
    expect([body.toString(), scriptHashes]).toEqual(['<h1>x</h1>', []]);
  });
});

it('a header names the style sheet and the font of the head, in that order', () => {
  const head = `${page('0a1b').split('</head>')[0]}<link rel="preload" href="/a.woff2" as="font" crossorigin="anonymous"/>`;
  const html = `${head}</head><body><link rel="stylesheet" href="/later.css"/></body>`;
  expect(preloadLinks(html)).toBe(
    '</a.css>; rel=preload; as=style, </a.woff2>; rel=preload; as=font; crossorigin',
  );
  expect(preloadLinks('<h1>x</h1>')).toBe('');
});
