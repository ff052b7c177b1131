import { describe, expect, it } from 'vitest';
import { applyPagePolicy } from './site-page.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

describe('the Content-Security-Policy of a page', () => {
  it('allows images, audio and video from configured media hosts, and nothing else', () => {
    const { policy } = applyPagePolicy('', 'abc', { mediaHosts: ['ems.example'] });
    expect(directive(policy, 'img-src')).toBe("img-src 'self' https://ems.example data: blob:");
    expect(directive(policy, 'media-src')).toBe("media-src 'self' https://ems.example blob:");
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://ems.example blob: data:",
    );
    expect(policy.match(/ems\.example/g)).toHaveLength(3);
  });

  it('names no other host without configured media hosts', () => {
    expect(directive(applyPagePolicy('', 'abc').policy, 'img-src')).toBe(
      "img-src 'self' data: blob:",
    );
  });

  it('allows framing only by the site itself and configured origins', () => {
    expect(applyPagePolicy('', 'abc').policy).toMatch(/; frame-ancestors 'self'$/);
    expect(applyPagePolicy('', 'abc', { framedBy: ['https://editor.example'] }).policy).toMatch(
      /; frame-ancestors 'self' https:\/\/editor\.example$/,
    );
  });
});

it('a page has the same bytes whichever server renders it', () => {
  const page = (nonce: string): string =>
    `<meta property="csp-nonce" content="${nonce}"/><script nonce="${nonce}">own()</script>`;
  const [first, second] = ['0a1b', '2c3d'].map((nonce) => applyPagePolicy(page(nonce), nonce));
  expect(first).toEqual(second);
  expect(first?.html).toBe('<script>own()</script>');
});
