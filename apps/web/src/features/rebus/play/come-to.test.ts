import type { PostState, Unmet } from '@varde/domain/rebus/post-state';
import { expect, it } from 'vitest';
import { comeTo } from './game.ts';

const DISTANCE: Unmet = { by: 'distance', proximity: 50, nearness: undefined };
const QR: Unmet = { by: 'qr' };
const SEQUENCE: Unmet = { by: 'sequence', posts: [1] };
const OPEN: PostState = { status: 'not-started' };
const locked = (...by: Unmet[]): PostState => ({ status: 'locked', by });

it.each<[string, PostState, PostState, number | undefined]>([
  ['opens', locked(DISTANCE), OPEN, 7],
  ['asks for its code still', locked(DISTANCE, QR), locked(QR), 7],
  ['is not its turn', locked(SEQUENCE, DISTANCE), locked(SEQUENCE), undefined],
  ['is as far as before', locked(DISTANCE), locked(DISTANCE), undefined],
  ['had been open', OPEN, OPEN, undefined],
])('has come to a post or not: it %s', (_, before, after, expected) => {
  expect(comeTo(new Map([[7, before]]), new Map([[7, after]]))).toBe(expected);
});
