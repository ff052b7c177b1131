import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyPart, loadParts, type LazyPart } from './lazy-part.tsx';

const Text = () => <p>Tekst</p>;

const render = (Part: LazyPart<object>) =>
  renderToStaticMarkup(
    <Suspense fallback="Venter">
      <Part />
    </Suspense>,
  );

describe('a lazy part', () => {
  it('waits for its script, and is rendered at once when that has been loaded', async () => {
    const Part = lazyPart(async () => Text);
    expect(render(Part)).toContain('Venter');
    const Loaded = lazyPart(async () => Text);
    await loadParts(Loaded);
    expect(render(Loaded)).toBe('<p>Tekst</p>');
  });

  it('whose script fails does not fail the loader, and is loaded again', async () => {
    const results = [Promise.reject(new Error('no network')), Promise.resolve(Text)];
    const Part = lazyPart(async () => (await results.shift()) ?? Text);
    await loadParts(Part);
    await loadParts(Part);
    expect(render(Part)).toBe('<p>Tekst</p>');
  });
});
