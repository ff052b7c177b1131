import type { Block } from '@varde/contract/blocks';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { buildHead, buildMedia } from '#api/testing/build-document.ts';
import { mapAround, toBlockViews, type BlockView } from './blocks-view.ts';
import { splitClosing } from './document-opening.tsx';

const bergen = { lat: 60.39, lng: 5.32 };
const oslo = { lat: 59.91, lng: 10.75 };
const hammerfest = { lat: 70.67, lng: 23.66 };

describe('mapAround', () => {
  it('returns undefined for no places', () => expect(mapAround([])).toBeUndefined());

  it.each([[[bergen]], [[bergen, bergen]]])('shows one spot with its surroundings', (places) => {
    const around = mapAround(places);
    expect(around?.lat).toBeCloseTo(bergen.lat);
    expect(around).toMatchObject({ lng: bergen.lng, zoom: 13.5 });
  });

  it('zooms out until all places are visible', () => {
    expect(mapAround([bergen, oslo])).toMatchObject({ lng: 8.035, zoom: 5.2 });
    expect(mapAround([bergen, oslo, hammerfest])?.zoom).toBe(2.9);
  });
});

const texts = await loadTexts('no');

const video = buildMedia({ mediaId: 5002, media_type: 'video', src: '/media/file/f' });
const sources = {
  media: [buildMedia(), video],
  heads: [buildHead({ id: 102 }), buildHead({ id: 103 })],
};
const embed = { type: 'embed', provider: 'vimeo', identifier: '76979871', title: {} } as const;
const view = (...blocks: Block[]) => toBlockViews(blocks, sources, texts);

describe('toBlockViews', () => {
  it('parses rich text and sets its language', () => {
    const html = { en: '<p>Open</p>' };
    expect(view({ type: 'text', layout: 'open-box', html })).toEqual([
      { kind: 'text', layout: 'open-box', lang: 'en', nodes: [{ tag: 'p', children: ['Open'] }] },
    ]);
  });

  it('omits missing images from a gallery', () => {
    const [gallery] = view({ type: 'gallery', media_ids: [5001, 9999] });
    expect(gallery).toMatchObject({ kind: 'figures', figures: [{ image: { alt: 'Gavler' } }] });
  });

  it('lists related documents in the order of the block', () => {
    const [related] = view({ type: 'related', document_ids: [103, 9999, 102] });
    expect(related).toMatchObject({ items: [{ id: 103 }, { id: 102 }] });
  });

  it('marks related documents as failed if their heads failed to load', () => {
    const related: Block = { type: 'related', document_ids: [9999] };
    const failed = toBlockViews([related], { ...sources, headsFailed: true }, texts);
    expect(failed).toEqual([{ kind: 'related', items: undefined }]);
    expect(view(related)).toEqual([]);
  });

  it('gives a video its file', () => {
    expect(view({ type: 'video', media_id: 5002 })).toMatchObject([
      { kind: 'video', playable: { url: '/media/file/f' } },
    ]);
  });

  it('links an embed to the page and the frame of its provider', () => {
    expect(view(embed)).toMatchObject([
      {
        href: 'https://vimeo.com/76979871',
        frame: 'https://player.vimeo.com/video/76979871?dnt=1',
        providerName: 'Vimeo',
        cover: undefined,
      },
    ]);
  });

  it('credits the poster of an embed', () => {
    const poster = buildMedia({
      mediaId: 5004,
      credits: [{ credit_type_id: 1, name: 'Kari' }],
      license: 'by',
      license_version: '4.0',
    });
    const blocks = [{ ...embed, cover_media_id: 5004 }];
    expect(toBlockViews(blocks, { media: [poster], heads: [] }, texts)).toMatchObject([
      { credits: [{ name: 'Kari' }], license: { name: 'CC BY 4.0' } },
    ]);
  });

  it('gives a model its poster, views and description', () => {
    const model = buildMedia({
      mediaId: 5003,
      media_type: 'model3d',
      src: '/media/file/m',
      title: { no: 'Kirken' },
      description: { en: 'Three roofs.' },
    });
    const views = [{ title: { no: 'Bakfra' }, turn: 180, tilt: 15, zoom: 1 }];
    const block: Block = { type: 'model3d', media_id: 5003, views };
    expect(toBlockViews([block], { media: [model], heads: [] }, texts)).toMatchObject([
      {
        kind: 'model3d',
        title: { text: 'Kirken' },
        text: { text: 'Three roofs.', lang: 'en' },
        cover: undefined,
        scene: {
          src: '/media/file/m',
          alt: 'Gavler',
          views: [{ title: { text: 'Bakfra', lang: 'nb' }, turn: 180, tilt: 15, zoom: 1 }],
        },
      },
    ]);
  });

  it('omits links with an unsafe URL', () => {
    const links = [
      { url: 'javascript:alert(1)', title: { no: 'Vond' } },
      { url: 'https://unesco.org', title: { no: '' } },
    ];
    expect(view({ type: 'links', links })).toMatchObject([
      { links: [{ href: 'https://unesco.org', title: { text: 'https://unesco.org' } }] },
    ]);
  });

  it.each<Block>([
    { type: 'image', media_id: 9999 },
    { type: 'gallery', media_ids: [] },
    { type: 'video', media_id: 9999 },
    { type: 'model3d', media_id: 9999 },
    { type: 'model3d', media_id: 5001 },
    { type: 'embed', provider: 'youtube', identifier: '"><x', title: {} },
    { type: 'related', document_ids: [9999] },
    { type: 'links', links: [] },
    { type: 'map', document_ids: [102, 9999] },
    { type: 'text', layout: 'plain', html: {} },
    { type: 'object', identifier: '011091000042' },
    { type: 'memory', memory_id: 9001 },
  ])('omits a block without content: %j', (block) => expect(view(block)).toEqual([]));

  it('links a map block to a map of the places it names', () => {
    const heads = [
      buildHead({ id: 102, location: { lat: 60, lng: 5 } }),
      buildHead({ id: 103, location: { lat: 60, lng: 7 } }),
    ];
    const around = (block: Block) => toBlockViews([block], { media: [], heads }, texts);
    expect(around({ type: 'map', document_ids: [102, 103, 9999] })).toEqual([
      { kind: 'map', of: 'places', href: '/explore/map?c=60.00000,6.00000&z=6.6' },
    ]);
    const own: Block = { type: 'map', center: { lat: 61, lng: 8 }, document_ids: [102], zoom: 9 };
    expect(around(own)).toEqual([
      { kind: 'map', of: 'surroundings', href: '/explore/map?c=61.00000,8.00000&z=9' },
    ]);
  });

  it('splitClosing splits the body from the trailing related documents and links', () => {
    const kinds = (blocks: readonly BlockView[]) => blocks.map(({ kind }) => kind);
    const related: Block = { type: 'related', document_ids: [103] };
    const quote: Block = { type: 'quote', text: { no: 'Ord' } };
    const { body, closing } = splitClosing(view(related, quote, related));
    expect([kinds(body), kinds(closing)]).toEqual([['related', 'quote'], ['related']]);
    expect(splitClosing(view(related)).body).toEqual([]);
  });

  it('gives the author of a quote in the available language, a plain name unchanged', () => {
    const quote = { type: 'quote', text: { no: 'Ord' } } as const;
    expect(view({ ...quote, by: { en: 'A host' } })).toMatchObject([
      { by: { text: 'A host', lang: 'en' } },
    ]);
    expect(view({ ...quote, by: 'Ole' })).toMatchObject([{ by: 'Ole' }]);
  });

  it('omits an unknown block type', () => {
    const unknown: Block = JSON.parse('{"type":"hologram","media_id":1}');
    expect(view(unknown, { type: 'quote', text: { no: 'Ord' } })).toHaveLength(1);
  });
});
