import type { PostState, Unmet } from '@varde/domain/rebus/post-state';
import { expect, it } from 'vitest';
import { arrivedPost } from './game.ts';

const DISTANCE: Unmet = { by: 'distance', proximity: 50, nearness: undefined };
const QR: Unmet = { by: 'qr' };
const SEQUENCE: Unmet = { by: 'sequence', posts: [1] };
const OPEN: PostState = { status: 'not-started' };
const locked = (...by: Unmet[]): PostState => ({ status: 'locked', by });

it.each<[string, PostState, PostState, number | undefined]>([
  ['is open now', locked(DISTANCE), OPEN, 7],
  ['requires only its code now', locked(DISTANCE, QR), locked(QR), 7],
  ['is closed by the sequence', locked(SEQUENCE, DISTANCE), locked(SEQUENCE), undefined],
  ['is as far away as before', locked(DISTANCE), locked(DISTANCE), undefined],
  ['was open before', OPEN, OPEN, undefined],
])('arrivedPost decides about a post that %s', (_, before, after, expected) => {
  expect(arrivedPost(new Map([[7, before]]), new Map([[7, after]]))).toBe(expected);
});
