/**
 * The typed blocks that a document's content is made of (specification §3.4). Rich text is HTML
 * within the policy of `@varde/domain/rich-text-policy`. Readers skip a block whose `type` they do
 * not know.
 */
import Type from 'typebox';
import { EMBED_PROVIDERS } from '@varde/domain/embeds';
import { Id, LanguageMap, LatLng } from './common.ts';

const TextBlock = Type.Object({
  type: Type.Literal('text'),
  layout: Type.Enum(['plain', 'open-box']),
  html: LanguageMap,
});
const ImageBlock = Type.Object({ type: Type.Literal('image'), media_id: Id });
const GalleryBlock = Type.Object({ type: Type.Literal('gallery'), media_ids: Type.Array(Id) });
const VideoBlock = Type.Object({ type: Type.Literal('video'), media_id: Id });
const AudioBlock = Type.Object({ type: Type.Literal('audio'), media_id: Id });
const ModelViewpoint = Type.Object({
  title: LanguageMap,
  text: Type.Optional(LanguageMap),
  turn: Type.Number({ description: 'Degrees around the model, seen from above; 0 is its front' }),
  tilt: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees above its centre' }),
  zoom: Type.Number({ minimum: 0.5, maximum: 20, description: '1 shows the whole model' }),
});
const ModelBlock = Type.Object({
  type: Type.Literal('model3d'),
  media_id: Id,
  views: Type.Optional(Type.Array(ModelViewpoint)),
});
const EmbedBlock = Type.Object({
  type: Type.Literal('embed'),
  provider: Type.Enum([...EMBED_PROVIDERS]),
  identifier: Type.String(),
  cover_media_id: Type.Optional(Id),
  title: LanguageMap,
});
const MapBlock = Type.Object({
  type: Type.Literal('map'),
  center: Type.Optional(LatLng),
  zoom: Type.Optional(Type.Number()),
  document_ids: Type.Optional(Type.Array(Id)),
});
const QuoteBlock = Type.Object({
  type: Type.Literal('quote'),
  text: LanguageMap,
  by: Type.Optional(Type.Union([Type.String(), LanguageMap])),
});
const ObjectBlock = Type.Object({ type: Type.Literal('object'), identifier: Type.String() });
const MemoryBlock = Type.Object({ type: Type.Literal('memory'), memory_id: Id });
const EntityBlock = Type.Object({ type: Type.Literal('entity'), identifier: Type.String() });
const LinksBlock = Type.Object({
  type: Type.Literal('links'),
  links: Type.Array(Type.Object({ url: Type.String(), title: LanguageMap })),
});
const RelatedBlock = Type.Object({ type: Type.Literal('related'), document_ids: Type.Array(Id) });

export const Block = Type.Union([
  TextBlock,
  ImageBlock,
  GalleryBlock,
  VideoBlock,
  AudioBlock,
  ModelBlock,
  EmbedBlock,
  MapBlock,
  QuoteBlock,
  ObjectBlock,
  MemoryBlock,
  EntityBlock,
  LinksBlock,
  RelatedBlock,
]);

export type Block = Type.Static<typeof Block>;
