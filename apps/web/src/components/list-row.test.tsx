import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextProvider } from '#i18n/text-context.tsx';
import { loadTexts } from '#i18n/texts.ts';
import type { ListItemView } from '#view-models.ts';
import { ListRow } from './list-row.tsx';

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
  it('tells title, description and owner, and shows the picture', () => {
    const html = row({});
    for (const part of ['Mariakirken', 'Byens eldste hus', 'Museet', '/media/image/mariakirken'])
      expect(html).toContain(part);
    expect(html).toContain('lang="no"');
  });

  it('is a disabled link when locked, and says so', () => {
    const html = row({ state: 'locked', stateLabel: 'Låst' });
    expect(html).toContain('role="link" aria-disabled="true"');
    expect(html).toContain('Låst');
    expect(html).toContain('Mariakirken');
  });

  it('says that it is solved', () => {
    expect(row({ state: 'solved', stateLabel: 'Løst' })).toContain('Løst');
  });

  it('tells nothing of a hidden post, whatever it is given', () => {
    const html = row({ state: 'hidden', href: '/article/4014' });
    expect(html).toContain('Skjult post');
    for (const part of ['Mariakirken', 'Byens eldste hus', 'mariakirken', 'href'])
      expect(html).not.toContain(part);
  });

  it('continues its line to the next row only where asked', () => {
    expect(row({}, { continues: true })).toContain('data-continues="true"');
    expect(row({})).toContain('data-continues="false"');
  });
});
