import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextProvider } from '#i18n/text-context.tsx';
import { loadTexts } from '#i18n/texts.ts';
import type { ListItemView } from '#view-models.ts';
import { ListRow } from './list.tsx';

const texts = await loadTexts('no');

const post: ListItemView = {
  id: 4014,
  kind: 'post',
  title: { text: 'Mariakirken', lang: 'no' },
  description: { text: 'Byens eldste hus', lang: 'no' },
  image: {
    url: '/media/image/mariakirken',
    width: 800,
    height: 600,
    dominantColor: '#123456',
    alt: 'Kirken',
  },
  owner: 'Museet',
  number: 4,
  state: 'normal',
};

const row = (item: Partial<ListItemView>, props: { continues?: boolean } = {}) =>
  renderToStaticMarkup(
    <TextProvider texts={texts}>
      <ListRow item={{ ...post, ...item }} {...props} />
    </TextProvider>,
  );

describe('ListRow', () => {
  it('renders title, description, owner and image', () => {
    const html = row({});
    for (const part of ['Mariakirken', 'Byens eldste hus', 'Museet', '/media/image/mariakirken'])
      expect(html).toContain(part);
    expect(html).toContain('lang="no"');
  });

  it('requests the thumbnail and its double, since a row’s box is at most 160 px wide', () => {
    const thumbnail = '/media/image/mariakirken?dimension=167x167&amp;fit=cover';
    expect(row({})).toContain(`src="${thumbnail}"`);
    expect(row({})).toContain(`srcSet="${thumbnail} 1x, ${thumbnail.replaceAll('167', '334')} 2x"`);
  });

  it('renders a locked item as a disabled link with a state badge', () => {
    const html = row({ state: 'locked', stateLabel: 'Låst' });
    expect(html).toContain('role="link" aria-disabled="true"');
    expect(html).toContain('Låst');
    expect(html).toContain('Mariakirken');
  });

  it('shows a badge on a solved item', () => {
    expect(row({ state: 'solved', stateLabel: 'Løst' })).toContain('Løst');
  });

  it('renders no data of a hidden post', () => {
    const html = row({ state: 'hidden', href: '/article/4014' });
    expect(html).toContain('Skjult post');
    for (const part of ['Mariakirken', 'Byens eldste hus', 'mariakirken', 'href'])
      expect(html).not.toContain(part);
  });

  it('draws the line to the next row only if requested', () => {
    expect(row({}, { continues: true })).toContain('data-continues="true"');
    expect(row({})).toContain('data-continues="false"');
  });
});
