import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Quote } from './blocks.tsx';

it.each([
  [{ text: 'Snorri', lang: 'is' }, '<figcaption lang="is">Snorri</figcaption>'],
  ['Snorri', '<figcaption>Snorri</figcaption>'],
  [{ text: '', lang: 'is' }, ''],
  [undefined, ''],
])('Quote marks the language of the author %j', (by, expected) => {
  const markup = renderToStaticMarkup(<Quote quote={{ text: 'Ord', lang: 'nb' }} by={by} />);
  expect(/<figcaption.*<\/figcaption>/.exec(markup.replace(/ class="[^"]*"/g, ''))?.[0] ?? '').toBe(
    expected,
  );
});
