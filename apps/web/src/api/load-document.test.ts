import type { Block } from '@varde/contract/blocks';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadDocument } from './load-document.ts';
import { buildDocument } from './testing/build-document.ts';
import { sendCall } from './transport.ts';

vi.mock('./transport.ts', () => ({ sendCall: vi.fn() }));

const BLOCKS: readonly Block[] = [
  { type: 'object', identifier: '011091000111' },
  { type: 'memory', memory_id: 901 },
  { type: 'entity', identifier: '44444444-2222-4333-8444-555555555555' },
];
const EXTERNAL = /^(?:museum-objects|memories|cultural-names)\//;

let waiting: AbortSignal[];

/** The article loads at once; external services never respond. */
beforeEach(() => {
  waiting = [];
  const document = buildDocument({ content: { blocks: [...BLOCKS] } });
  vi.mocked(sendCall).mockImplementation((path, signal) => {
    if (!EXTERNAL.test(path)) return Promise.resolve({ status: 200, body: document });
    return new Promise((_, reject) => {
      if (!signal) return;
      waiting.push(signal);
      signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
    });
  });
});

it('loadDocument aborts all requests for external records and rejects when the visitor leaves the page', async () => {
  const leaving = new AbortController();
  const loading = loadDocument(101, { signal: leaving.signal });
  await expect.poll(() => waiting).toHaveLength(4);
  leaving.abort();
  await expect(loading).rejects.toThrow('gone');
  expect(waiting.every(({ aborted }) => aborted)).toBe(true);
});
