import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ItemMeta, type ItemMetaProps } from './item-parts.tsx';

/** Text exposed to screen readers: icons are hidden. */
const spokenText = (item: ItemMetaProps['item']) =>
  renderToStaticMarkup(<ItemMeta item={item} />).replace(/<[^>]+>/g, '');

describe('ItemMeta', () => {
  it.each([
    [{ distance: '340 m', count: '4 steder', owner: 'Museet' }, '340 m 4 steder Museet'],
    [{ count: '', owner: 'Museet' }, 'Museet'],
    [{}, ''],
  ])('renders %j as "%s"', (facts, expected) => {
    expect(spokenText({ state: 'normal', ...facts })).toBe(expected);
  });

  it.each([
    ['locked', 'Låst'],
    ['started', 'Låst'],
    ['normal', ''],
  ] as const)('labels the state %s as "%s"', (state, expected) => {
    expect(spokenText({ state, stateLabel: 'Låst' })).toBe(expected);
  });
});
