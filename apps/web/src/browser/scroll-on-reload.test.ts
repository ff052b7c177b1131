import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { stayOnReload } from './scroll-on-reload.ts';

const at = (href: string, key?: string) =>
  ({ href, state: key === undefined ? {} : { key } }) as ParsedLocation;

function open(location: ParsedLocation) {
  const { scrollRestoration, watchReloads } = stayOnReload();
  const router = { latestLocation: location, invalidate: () => Promise.resolve() };
  watchReloads(router as unknown as AnyRouter);
  return { router, scrolls: (there: ParsedLocation) => scrollRestoration({ location: there }) };
}

describe('the router', () => {
  it('scrolls a page that is come to', () => {
    expect(open(at('/')).scrolls(at('/'))).toBe(true);
  });

  it('leaves a page where it is that is loaded anew, once', async () => {
    const { router, scrolls } = open(at('/'));
    await router.invalidate();
    expect(scrolls(at('/'))).toBe(false);
    expect(scrolls(at('/'))).toBe(true);
  });

  it('scrolls the page that was gone to meanwhile, also another visit of the same', async () => {
    const { router, scrolls } = open(at('/', 'first'));
    await router.invalidate();
    expect(scrolls(at('/', 'second'))).toBe(true);
    expect(scrolls(at('/', 'first'))).toBe(true);
  });
});
