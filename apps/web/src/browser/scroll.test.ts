import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { keepScrollPosition } from './scroll.ts';

const at = (href: string, key?: string) =>
  ({ href, state: key === undefined ? {} : { key } }) as ParsedLocation;

function open(location: ParsedLocation) {
  const { scrollRestoration, watch } = keepScrollPosition();
  const router = { latestLocation: location, invalidate: () => Promise.resolve() };
  watch(router as unknown as AnyRouter);
  return { router, scrolls: (there: ParsedLocation) => scrollRestoration({ location: there }) };
}

describe('keepScrollPosition', () => {
  it('scrolls on navigation', () => expect(open(at('/')).scrolls(at('/'))).toBe(true));

  it('keeps the scroll position of a reloaded page once', async () => {
    const { router, scrolls } = open(at('/'));
    await router.invalidate();
    expect(scrolls(at('/'))).toBe(false);
    expect(scrolls(at('/'))).toBe(true);
  });

  it('scrolls a page that was navigated to during the reload, also another visit of the same page', async () => {
    const { router, scrolls } = open(at('/', 'first'));
    await router.invalidate();
    expect(scrolls(at('/', 'second'))).toBe(true);
    expect(scrolls(at('/', 'first'))).toBe(true);
  });
});
