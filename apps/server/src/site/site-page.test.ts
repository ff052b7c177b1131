import { describe, expect, it } from 'vitest';
import { policyOf } from './site-page.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

describe('the Content-Security-Policy of a page', () => {
  it('allows images, audio and video from configured media hosts, and nothing else', () => {
    const policy = policyOf([], { mediaHosts: ['ems.example'] });
    expect(directive(policy, 'img-src')).toBe("img-src 'self' https://ems.example data: blob:");
    expect(directive(policy, 'media-src')).toBe("media-src 'self' https://ems.example blob:");
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://ems.example blob: data:",
    );
    expect(policy.match(/ems\.example/g)).toHaveLength(3);
  });

  it('names no other host without configured media hosts', () => {
    expect(directive(policyOf(), 'img-src')).toBe("img-src 'self' data: blob:");
  });

  it('allows framing only by the site itself and configured origins', () => {
    expect(policyOf()).toMatch(/; frame-ancestors 'self'$/);
    expect(policyOf([], { framedBy: ['https://editor.example'] })).toMatch(
      /; frame-ancestors 'self' https:\/\/editor\.example$/,
    );
  });
});
