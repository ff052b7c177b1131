import { describe, expect, it } from 'vitest';
import { readSlideHash, slideHash } from './slide-visit.ts';

describe('readSlideHash', () => {
  it('reads what slideHash writes', () => {
    const slideRef = { gallery: 116, slide: 5003 };
    expect(slideHash(slideRef)).toBe('gid=116&pid=5003');
    expect(readSlideHash(slideHash(slideRef))).toEqual(slideRef);
  });

  it('accepts any order and the older form with a leading ampersand', () => {
    expect(readSlideHash('pid=2&gid=1')).toEqual({ gallery: 1, slide: 2 });
    expect(readSlideHash('&gid=1&pid=2')).toEqual({ gallery: 1, slide: 2 });
  });

  it.each(['', 'kapittel', 'gid=1', 'pid=2', 'gid=1&pid=x', 'gid=-1&pid=2', 'gid=1&pid=2.5'])(
    'returns undefined for %j',
    (hash) => expect(readSlideHash(hash)).toBeUndefined(),
  );
});
