/**
 * Data of external services in our own compact schemas (specification §7.3): museum objects,
 * memories, cultural names, museums. Services omit much, so nearly all fields are optional; a text
 * in an uncertain language is under `und`.
 */
import Type from 'typebox';
import { LICENSES } from '@varde/domain/licenses';
import { EXTERNAL_IDENTIFIER_PATTERN } from '@varde/domain/external-identifiers';
import { LanguageMap, LatLng, nullable } from './common.ts';
import { OpeningHours } from './content.ts';
import { Media } from './media.ts';

const Words = Type.Array(Type.String());
const License = nullable(Type.Enum([...LICENSES]));

const Person = Type.Object({
  name: Type.String(),
  role: nullable(Type.String({ description: 'As the museum words it' })),
  name_id: nullable(Type.String({ description: 'In the cultural-name service' })),
});

const Measure = Type.Object({ type: Type.String(), value: Type.Number(), unit: Type.String() });

export const MuseumObject = Type.Object({
  id: Type.String(),
  uuid: nullable(Type.String()),
  type: nullable(Type.String({ description: 'Thing, Photograph, Building …' })),
  language: Type.String({ description: 'Language of the texts that exist in one language only' }),
  title: LanguageMap,
  description: LanguageMap,
  names: Words,
  subjects: Words,
  dating: Type.Object({
    from: nullable(Type.Integer()),
    to: nullable(Type.Integer()),
    text: nullable(Type.String()),
  }),
  places: Words,
  people: Type.Array(Person),
  materials: Words,
  techniques: Words,
  measures: Type.Array(Measure),
  location: nullable(LatLng),
  owner_name: nullable(Type.String()),
  inventory_number: nullable(Type.String()),
  license: License,
  license_holders: Words,
  media: Type.Array(Media, { description: 'Numbered from 1 within the object' }),
  source_url: Type.Optional(
    nullable(
      Type.String({
        description:
          'Its page elsewhere; null: none. Absent: that of DigitaltMuseum, by its number',
      }),
    ),
  ),
});

export const MuseumObjectParams = Type.Object({
  id: Type.String({ pattern: EXTERNAL_IDENTIFIER_PATTERN }),
});

export type MuseumObject = Type.Static<typeof MuseumObject>;

export const MEMORY_ARCHIVES = ['minner', 'minnen'] as const;

const Answer = Type.Object({ question: LanguageMap, text: LanguageMap });

export const Memory = Type.Object({
  id: Type.String(),
  archive: Type.Enum([...MEMORY_ARCHIVES]),
  title: LanguageMap,
  topic: LanguageMap,
  answers: Type.Array(Answer, {
    description:
      'As they were written: plain text, or HTML, which must be cleaned before it is shown',
  }),
  contributor: nullable(
    Type.Object({
      name: Type.String(),
      birth_year: nullable(Type.Integer()),
      place: nullable(Type.String()),
    }),
  ),
  told_at: nullable(Type.String({ description: 'ISO 8601, UTC' })),
  location: nullable(LatLng),
  license: License,
  media: Type.Array(Media, { description: 'Numbered from 1 within the memory' }),
  source_url: nullable(
    Type.String({ description: 'Its page in the archive; null: it is told here only' }),
  ),
});

export const MemoryParams = Type.Object({
  archive: Type.Enum([...MEMORY_ARCHIVES], { description: 'minner: minner.no; minnen: minnen.se' }),
  id: Type.String({ pattern: EXTERNAL_IDENTIFIER_PATTERN }),
});

export const MemoryQuery = Type.Object({
  or_other: Type.Optional(
    Type.Boolean({
      description: 'The memory with this number in the other archive, if this one has none',
    }),
  ),
});

export type Memory = Type.Static<typeof Memory>;
export type MemoryArchive = (typeof MEMORY_ARCHIVES)[number];

const NameDate = nullable(
  Type.Object({
    date: Type.String({ description: '1999, 1999-12 or 1999-12-31' }),
    is_uncertain: Type.Boolean(),
  }),
);

/** A person, place or concept of the cultural-name service. */
export const CulturalName = Type.Object({
  id: Type.String(),
  type: nullable(Type.String({ description: 'Person, Agent, Concept, NamedObject, Place …' })),
  name: LanguageMap,
  description: LanguageMap,
  birth: NameDate,
  death: NameDate,
  same_as: Type.Array(Type.String(), { description: 'URLs of the same entity elsewhere' }),
  source_url: nullable(Type.String({ description: 'Its page in the service' })),
});

export const CulturalNameParams = Type.Object({
  id: Type.String({ pattern: EXTERNAL_IDENTIFIER_PATTERN }),
});

export type CulturalName = Type.Static<typeof CulturalName>;

/** Data of the museum-data service about a museum. Unknown values and museums are absent. */
export const MuseumData = Type.Object({
  address: nullable(Type.String({ description: 'On one line' })),
  hours: OpeningHours,
  website: nullable(Type.String()),
  phone: nullable(Type.String()),
  location: nullable(LatLng),
});

export const MuseumDataParams = Type.Object({
  id: Type.String({ pattern: EXTERNAL_IDENTIFIER_PATTERN, description: 'The owner’s identifier' }),
});

export type MuseumData = Type.Static<typeof MuseumData>;
