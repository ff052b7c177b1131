import { expect, it } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const PAGE = `<html><head><link rel="stylesheet" href="/a.css"/>
<link rel="modulepreload" href="/index.js" fetchPriority="low"/><link rel="modulepreload" href="/page.js"/></head>
<body><h1>x</h1><script type="module" async="" src="/index.js"></script></body></html>`;

it('deferScripts removes preloads and src, and stores them in data attributes', () => {
  const deferred = deferScripts(PAGE);
  expect(deferred).not.toMatch(/modulepreload| src=/);
  expect(deferred).toContain(
    '<script type="module" async="" data-src="/index.js" data-modules="/index.js /page.js">',
  );
  expect(deferred).toContain('<link rel="stylesheet" href="/a.css"/>');
});

it('deferScripts does not change a page without script', () => {
  expect(deferScripts('<h1>x</h1>')).toBe('<h1>x</h1>');
});
