/**
 * A document's content apart from its head: blocks, facts, access, route, posts (specification
 * §3.4, §3.11, §4.8).
 */
import Type from 'typebox';
import { TASK_KINDS } from '@varde/domain/constants';
import { Block } from './blocks.ts';
import { Id, LanguageMap, LatLng } from './common.ts';

export const Facts = Type.Object({
  period: Type.Optional(Type.Object({ from: Type.Integer(), to: Type.Optional(Type.Integer()) })),
  monument_type: Type.Optional(LanguageMap),
  protection: Type.Optional(LanguageMap),
  sources: Type.Optional(
    Type.Array(
      Type.Object({
        title: Type.String(),
        url: Type.Optional(Type.String()),
        accessed: Type.Optional(Type.String()),
      }),
    ),
  ),
});

export const Access = Type.Object({
  step_free: Type.Optional(Type.Boolean()),
  note: Type.Optional(LanguageMap),
  indoor: Type.Optional(Type.Boolean()),
  children: Type.Optional(Type.Boolean()),
  toilets: Type.Optional(Type.Boolean()),
  parking: Type.Optional(Type.Boolean()),
  transport: Type.Optional(LanguageMap),
});

export const OpeningHours = Type.Array(
  Type.Object({
    from: Type.String({ description: 'MM-DD' }),
    to: Type.String({ description: 'MM-DD' }),
    days: Type.String({ description: 'mon-sun, or a list such as tue,thu' }),
    open: Type.String({ description: 'HH:MM' }),
    close: Type.String({ description: 'HH:MM' }),
  }),
);

export const Visit = Type.Object({
  address: Type.Optional(Type.String()),
  hours: Type.Optional(OpeningHours),
  price: Type.Optional(LanguageMap),
  website: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
});

export const Route = Type.Object({
  length: Type.Optional(Type.Number({ description: 'Metres' })),
  duration: Type.Optional(Type.Number({ description: 'Minutes' })),
  difficulty: Type.Optional(Type.Enum(['green', 'blue', 'red', 'black'])),
  step_free: Type.Optional(Type.Boolean()),
  season: Type.Optional(Type.Object({ from: Type.String(), to: Type.String() })),
  line: Type.Optional(
    Type.Object({
      type: Type.Literal('LineString'),
      coordinates: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 3 })),
    }),
  ),
});

const Selection = Type.Object({
  id: Id,
  title: LanguageMap,
  description: LanguageMap,
  media_id: Type.Optional(Id),
  article_ids: Type.Array(Id),
  ordered: Type.Boolean(),
});

/**
 * Correct answers travel only as salted SHA-256 hashes (specification §4.8), as
 * `@varde/domain/task-answers` writes them, and the explanation encrypted, by
 * `@varde/domain/rebus/explanation`.
 */
export const Task = Type.Object({
  kind: Type.Enum([...TASK_KINDS]),
  question: LanguageMap,
  options: Type.Optional(
    Type.Array(
      Type.Object({
        key: Type.String(),
        text: Type.Optional(LanguageMap),
        media_id: Type.Optional(Id),
      }),
    ),
  ),
  decimals: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 12,
      description: 'Kind number: answers are rounded to this many decimals before hashing',
    }),
  ),
  salt: Type.String(),
  answer_hashes: Type.Array(Type.String()),
  points: Type.Integer({ minimum: 0 }),
  hints: Type.Array(Type.Object({ text: LanguageMap, cost: Type.Integer({ minimum: 0 }) })),
  encrypted_explanation: Type.Optional(
    Type.Object(
      { data: Type.String(), keys: Type.Array(Type.String()) },
      {
        description:
          'Opened by a correct answer: keys are in the order of answer_hashes, all in hex (docs/api.md)',
      },
    ),
  ),
});

export const Post = Type.Object({
  document_id: Id,
  hidden_until: Type.Optional(Type.Literal('sequence')),
  conditions: Type.Object({
    distance: Type.Optional(Type.Number({ description: 'Metres' })),
    qr: Type.Optional(Type.Boolean()),
    sequence: Type.Optional(Type.Boolean()),
  }),
  task: Type.Optional(Task),
  codes: Type.Optional(
    Type.Object(
      { salt: Type.String(), answer_hashes: Type.Array(Type.String()) },
      { description: 'Codes printed for this post of this rebus, folded like free text' },
    ),
  ),
  second_way: Type.Optional(
    Type.Object(
      {
        question: Type.Optional(LanguageMap),
        salt: Type.String(),
        answer_hashes: Type.Array(Type.String()),
      },
      {
        description:
          'Unlocks the post when position or camera fails; without a question it is the code on the sign',
      },
    ),
  ),
});

export const Content = Type.Object({
  blocks: Type.Array(Block),
  facts: Type.Optional(Facts),
  access: Type.Optional(Access),
  visit: Type.Optional(Visit),
  route: Type.Optional(Route),
  images: Type.Optional(
    Type.Object(
      { mainImage: Type.Optional(Id), logo: Type.Optional(Id) },
      { description: 'Media ids' },
    ),
  ),
  article_ids: Type.Optional(Type.Array(Id)),
  ordered: Type.Optional(Type.Boolean()),
  selections: Type.Optional(Type.Array(Selection)),
  posts: Type.Optional(Type.Array(Post)),
  proximity: Type.Optional(Type.Number({ description: 'Metres' })),
  center: Type.Optional(LatLng),
});

export type Content = Type.Static<typeof Content>;
export type Facts = Type.Static<typeof Facts>;
export type Access = Type.Static<typeof Access>;
export type Visit = Type.Static<typeof Visit>;
export type Route = Type.Static<typeof Route>;
type Selection = Type.Static<typeof Selection>;
export type Post = Type.Static<typeof Post>;
export type Task = Type.Static<typeof Task>;
