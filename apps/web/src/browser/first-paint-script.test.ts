import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { firstPaintScript } from './first-paint-script.ts';

function run(stored: Record<string, string>, documentMode?: number) {
  const attributes: Record<string, string> = {};
  const page = { onreadystatechange: () => {}, body: { innerText: 'page' } };
  const document = Object.assign(page, {
    ...(documentMode ? { documentMode } : {}),
    addEventListener: () => {},
    documentElement: {
      setAttribute: (name: string, value: string) => void (attributes[name] = value),
      getAttribute: () => 'Too old',
    },
  });
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  runInNewContext(firstPaintScript(), {
    document,
    localStorage,
    Date,
    window: {},
    addEventListener: () => {},
  });
  document.onreadystatechange();
  return { attributes, body: document.body.innerText };
}

type ObserverCallback = (
  list: { getEntries: () => { element: string }[] },
  observer: object,
) => void;

/** A loading page: what the browser reports, and which scripts it has started. */
function loading({ mainPictures = [] as string[], paintIsTold = false }) {
  const listeners: Record<string, () => void> = {};
  const started: string[] = [];
  const timers: (() => void)[] = [];
  let painted: ObserverCallback = () => {};
  const addEventListener = (type: string, listener: () => void) => (listeners[type] = listener);
  const entry = { getAttribute: (name: string) => ({ 'data-src': '/index.js' })[name] ?? null };
  const document = {
    documentElement: { setAttribute: () => {} },
    addEventListener,
    querySelector: () => entry,
    querySelectorAll: () => mainPictures,
    createElement: () => ({}),
    head: { appendChild: ({ src }: { src: string }) => started.push(src) },
  };
  class PerformanceObserver {
    constructor(callback: ObserverCallback) {
      painted = callback;
    }
    observe() {}
    disconnect() {}
  }
  runInNewContext(firstPaintScript(), {
    document,
    addEventListener,
    Date,
    PerformanceObserver,
    localStorage: { getItem: () => null },
    window: paintIsTold ? { LargestContentfulPaint: true } : {},
    setTimeout: (timer: () => void) => timers.push(timer),
  });
  return {
    started,
    timers,
    happens: (event: string) => listeners[event]?.(),
    paints: (element: string) =>
      painted({ getEntries: () => [{ element }] }, new PerformanceObserver(painted)),
  };
}

function withImage(isImage: boolean) {
  const frame: { failed?: string } = {};
  const parentNode = { dataset: frame };
  const srcset = isImage ? '/a 167w' : '';
  let onError: (event: object) => void = () => {};
  const document = {
    addEventListener: (type: string, listener: typeof onError, isEarly: unknown) => {
      if (type === 'error' && isEarly === true) onError = listener;
    },
    documentElement: { setAttribute: () => {}, dataset: { noPicture: 'Kan ikke lastes' } },
  };
  runInNewContext(firstPaintScript(), {
    document,
    window: {},
    addEventListener: () => {},
    setTimeout,
  });
  return { frame, fail: (alt: string) => onError({ target: { alt, srcset, parentNode } }) };
}

/** A page with one button, which counts its clicks after hydration. */
function pageWithButton(button: object) {
  let onClick: (event: object) => void = () => {};
  let hydrate = () => {};
  let clicks = 0;
  Object.assign(button, { isConnected: true, click: () => (clicks += 1) });
  const addEventListener = (type: string, listener: typeof onClick) => {
    if (type === 'click') onClick = listener;
  };
  class MutationObserver {
    constructor(callback: () => void) {
      hydrate = callback;
    }
    observe() {}
  }
  runInNewContext(firstPaintScript(), {
    document: { addEventListener: () => {}, documentElement: { setAttribute: () => {} } },
    addEventListener,
    MutationObserver,
    window: { MutationObserver },
    setTimeout,
  });
  return {
    click: () => onClick({ target: { closest: () => button } }),
    hydrate: () => hydrate(),
    clickCount: () => clicks,
  };
}

/** A page of one lazy image, added while the page is parsed. */
function pageWithLazyImage() {
  const root = new Set<string>();
  const frame = new Set<string>();
  const attributesOf = (names: Set<string>) => ({
    setAttribute: (name: string) => void names.add(name),
    removeAttribute: (name: string) => void names.delete(name),
  });
  const parentNode = attributesOf(frame);
  const listeners: Record<string, ((event: object) => void) | undefined> = {};
  const observed: unknown[] = [];
  let addImage = () => {};
  let reach: (entries: object[]) => void = () => {};
  class MutationObserver {
    constructor(callback: () => void) {
      addImage = callback;
    }
    observe() {}
    disconnect() {
      addImage = () => {};
    }
  }
  class IntersectionObserver {
    constructor(callback: typeof reach) {
      reach = callback;
    }
    observe = (element: unknown) => observed.push(element);
    unobserve = (element: unknown) => observed.splice(observed.indexOf(element), 1);
    disconnect = () => void (observed.length = 0);
  }
  runInNewContext(firstPaintScript(), {
    document: {
      documentElement: { ...attributesOf(root), dataset: {} },
      addEventListener: (type: string, listener: () => void) => (listeners[type] ??= listener),
      removeEventListener: (type: string) => void delete listeners[type],
      querySelectorAll: () => [{ parentNode }],
    },
    addEventListener: () => {},
    MutationObserver,
    IntersectionObserver,
    window: { IntersectionObserver },
  });
  return {
    root,
    frame,
    observed,
    addImage: () => addImage(),
    reach: (isIntersecting: boolean) => reach([{ target: parentNode, isIntersecting }]),
    /** @param link around what is touched */
    happens: (type: string, isTrusted = true, link: object | null = null) =>
      listeners[type]?.({ type, isTrusted, target: { closest: () => link } }),
  };
}

const fresh = String(Date.now());

describe('firstPaintScript', () => {
  it.each([
    ['1.2', fresh, 'large'],
    ['2', fresh, 'large'],
    ['1', fresh, undefined],
    ['nonsense', fresh, undefined],
    ['1.2', '1', undefined],
    ['1.2', undefined, 'large'],
    ['1', undefined, undefined],
  ])('with a size of %s stored at %s sets %s before the first paint', (fontsize, written, size) => {
    const { attributes } = run({ fontsize, ...(written && { 'fontsize:written': written }) });
    expect(attributes['data-font-size']).toBe(size);
    expect(attributes['data-script']).toBe('on');
  });

  it.each(['load', 'keydown', 'pointerdown'])('starts the site once, on the first %s', (first) => {
    const { started, happens } = loading({});
    expect(started).toEqual([]);
    happens(first);
    happens('load');
    expect(started).toEqual(['/index.js']);
  });

  it('waits after the load event until the main image is painted', () => {
    const { started, happens, paints } = loading({
      mainPictures: ['tile', 'picture'],
      paintIsTold: true,
    });
    happens('load');
    paints('heading');
    expect(started).toEqual([]);
    paints('picture');
    expect(started).toEqual(['/index.js']);
  });

  it('stops waiting for a main image that is not the largest', () => {
    const { started, happens, timers } = loading({
      mainPictures: ['tile', 'picture'],
      paintIsTold: true,
    });
    happens('load');
    for (const timer of timers) timer();
    expect(started).toEqual(['/index.js']);
  });

  it.each([
    [fresh, ''],
    ['1', undefined],
  ])('reserves room for the museum’s banner when checked in at %s', (written, expected) => {
    const { attributes } = run({ checkedin: '{"id":"1"}', 'checkedin:written': written });
    expect(attributes['data-checked-in']).toBe(expected);
  });

  describe('marks an image that fails to load', () => {
    it.each([
      ['En kirke', 'Kan ikke lastes\nEn kirke'],
      // The text beside it repeats the image.
      ['', ''],
    ])('with alt text %j as %j', (alt, expected) => {
      const { fail, frame } = withImage(true);
      fail(alt);
      expect(frame.failed).toBe(expected);
    });

    it('only if it is a content image', () => {
      const { fail, frame } = withImage(false);
      fail('Flis');
      expect(frame).toEqual({});
    });
  });

  it.each(['scroll', 'pointerdown', 'keydown', 'touchstart'])(
    'holds back lazy images until the first %s',
    (first) => {
      const { root, observed, addImage, happens } = pageWithLazyImage();
      addImage();
      // The site's own (browser/scroll.ts).
      happens(first, false);
      expect([...root]).toContain('data-untouched');
      expect(observed).toHaveLength(1);
      happens(first);
      expect([...root]).not.toContain('data-untouched');
      expect(observed).toEqual([]);
    },
  );

  it.each(['pointerdown', 'touchstart'])(
    'holds back lazy images at a %s of a link, whose page they would delay',
    (type) => {
      const { root, observed, addImage, happens } = pageWithLazyImage();
      addImage();
      happens(type, true, {});
      expect([...root]).toContain('data-untouched');
      expect(observed).toHaveLength(1);
      happens('scroll');
      expect([...root]).not.toContain('data-untouched');
    },
  );

  it('lets an image load that reaches the screen', () => {
    const { frame, observed, addImage, reach } = pageWithLazyImage();
    addImage();
    reach(false);
    expect([...frame]).toEqual([]);
    reach(true);
    expect([...frame]).toEqual(['data-near']);
    expect(observed).toEqual([]);
  });

  it('clicks a button again once after hydration if it was clicked before', () => {
    const { click, hydrate, clickCount } = pageWithButton({});
    click();
    click();
    expect(clickCount()).toBe(0);
    hydrate();
    hydrate();
    expect(clickCount()).toBe(1);
  });

  it('does not click a button again that was hydrated', () => {
    const { click, hydrate, clickCount } = pageWithButton({ __reactProps$x: {} });
    click();
    hydrate();
    expect(clickCount()).toBe(0);
  });

  it('shows users of Internet Explorer a message', () => {
    expect(run({}, 11)).toEqual({ attributes: {}, body: 'Too old' });
  });
});
