import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { keepScrollPosition } from './scroll.ts';

const at = (href: string, key?: string) =>
  ({ href, state: key === undefined ? {} : { key } }) as ParsedLocation;

function open(location: ParsedLocation) {
  const { scrollRestoration, watch } = keepScrollPosition();
  const rendered: (() => void)[] = [];
  const router = {
    latestLocation: location,
    invalidate: () => Promise.resolve(),
    subscribe: (_: 'onRendered', listener: () => void) => rendered.push(listener),
  };
  watch(router as unknown as AnyRouter);
  const render = () => rendered.forEach((listener) => listener());
  return {
    router,
    render,
    scrolls: (there: ParsedLocation) => scrollRestoration({ location: there }),
  };
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

  it('makes the router store the position of a page that has not been scrolled since it was rendered', () => {
    const dispatchEvent = vi.fn<(event: Event) => boolean>();
    vi.stubGlobal('document', { dispatchEvent });
    open(at('/')).render();
    expect(dispatchEvent.mock.calls.map(([{ type }]) => type)).toEqual(['scroll']);
  });
});
