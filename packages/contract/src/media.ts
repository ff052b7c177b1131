/** Media on the wire (specification §3.1). */
import Type from 'typebox';
import { MEDIA_TYPES } from '@varde/domain/media-kinds';
import { LICENSES } from '@varde/domain/licenses';
import { IMAGE_SCALE_MAX } from '@varde/domain/image-style';
import { Id, LanguageMap, nullable } from './common.ts';

const FocalPoint = Type.Object(
  { x: Type.Number({ minimum: 0, maximum: 1 }), y: Type.Number({ minimum: 0, maximum: 1 }) },
  { description: 'Share of the width from the left and of the height from the top' },
);

const Scale = Type.Number({
  minimum: 1,
  maximum: IMAGE_SCALE_MAX,
  description: 'By how much crops are enlarged around the focal point',
});
const Filters = Type.String({ description: 'CSS filter functions: brightness(1.1) sepia(20%)' });

export const Credit = Type.Object({
  credit_type_id: Type.Integer({ minimum: 1, maximum: 20 }),
  name: Type.String(),
});

/** The poster image of a video or model. */
const PosterImage = Type.Object({
  mediaId: Type.Optional(Id),
  identifier: Type.String(),
  image_url: Type.String({ description: 'Takes ?dimension=WxH' }),
  dimension: Type.String({ pattern: '^\\d+x\\d+$' }),
});

/** Alternative versions of a video, by language. */
const Alternatives = Type.Record(
  Type.String(),
  Type.Object({ mediaId: Id, src: Type.String({ description: 'URL of the video' }) }),
);

export const Media = Type.Object({
  id: Id,
  mediaId: Id,
  media_type: Type.Enum([...MEDIA_TYPES]),
  identifier: nullable(
    Type.String({ description: 'Identifies the bytes; changes when they change. null for embeds' }),
  ),
  src: Type.String({ description: 'URL of the original, or the embed provider’s id' }),
  url: nullable(Type.String({ description: 'Images only; takes ?dimension=WxH' })),
  thumbnail_src: nullable(
    Type.String({ description: 'Square, 167 pixels, cropped around the focal point' }),
  ),
  thumbnail_override: nullable(PosterImage),
  thumbUrl: nullable(Type.String({ description: 'The same as thumbnail_src' })),
  adaptiveUrl: nullable(Type.String({ description: 'Videos only: URL of a stream (.m3u8)' })),
  dominant_color: nullable(Type.String({ pattern: '^#[0-9a-f]{6}$' })),
  dimension: nullable(Type.String({ pattern: '^\\d+x\\d+$' })),
  focalPoint: nullable(FocalPoint),
  scale: nullable(Scale),
  filters: nullable(Filters),
  dmsId: nullable(Type.String({ description: 'Id in a museum’s digital archive' })),
  alt_text: LanguageMap,
  title: LanguageMap,
  description: LanguageMap,
  credits: Type.Array(Credit),
  license: nullable(Type.Enum([...LICENSES])),
  license_version: nullable(Type.String()),
  closed_captions: LanguageMap,
  transcript: LanguageMap,
  duration: nullable(Type.Number({ description: 'Seconds' })),
  plain_language: Type.Optional(LanguageMap),
  audio_described: Type.Optional(Alternatives),
  sign_language: Type.Optional(Alternatives),
});

/** The main image in list items. */
export const MediaData = Type.Object({
  media_id: Id,
  identifier: Type.String(),
  image_url: Type.String({ description: 'Takes ?dimension=WxH' }),
  dimension: Type.String(),
  dominant_color: Type.String(),
  focal_point: nullable(FocalPoint),
  scale: Type.Optional(Scale),
  filters: Type.Optional(Filters),
  alt_text: LanguageMap,
  credits: Type.Array(Credit),
  license: nullable(Type.Enum([...LICENSES])),
  license_version: nullable(Type.String()),
});

export type Media = Type.Static<typeof Media>;
export type MediaData = Type.Static<typeof MediaData>;
export type Credit = Type.Static<typeof Credit>;
