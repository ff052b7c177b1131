// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '#ui/testing/mount.ts';
import type { FigureView } from '#view-models.ts';
import { RunningGallery } from './running-gallery.tsx';

vi.mock('#i18n/use-text.ts', () => ({ useText: () => (key: string) => key, useLanguage: () => 1 }));
vi.mock('#viewers/gallery/gallery.tsx', () => ({
  Gallery: ({ slides }: { readonly slides: readonly FigureView[] }) =>
    slides.map(({ image }) => image.url).join(' '),
}));

const figure = (url: string) => ({ image: { url } }) as FigureView;

it('the gallery has the images of what the page shows now, as after unlocking', async () => {
  const { element, render } = mount(undefined);
  const show = (urls: readonly string[]) => {
    const loadSource = async () => ({
      figures: urls.map(figure),
      loadTiles: async () => undefined,
    });
    const props = { id: 120, view: urls, hash: '', loadSource, Caption: () => null };
    return act(async () => render(<RunningGallery {...props} />));
  };
  await show(['/main']);
  expect(element.textContent).toBe('/main');
  await show(['/main', '/inside']);
  expect(element.textContent).toBe('/main /inside');
});
