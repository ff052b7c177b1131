/**
 * What is stored for a signed-in visitor (specification §3.7, §6.2, §7.2). Unknown keys are stored
 * unchanged.
 */
import Type from 'typebox';
import {
  FAVOURITES_MAX,
  QUIZ_RECORDS_MAX,
  QUIZ_TOTAL_MAX_BYTES,
  REMOVED_FAVOURITES_MAX,
  RUN_EVENTS_MAX,
  UNKNOWN_KEYS_MAX,
  USER_DATA_MAX_BYTES,
} from '@varde/domain/constants';
import { Id, nullable } from './common.ts';

export const UserSettings = Type.Object(
  {
    favourites: Type.Optional(
      Type.Array(Id, {
        maxItems: FAVOURITES_MAX,
        description: 'Ids of documents; stored once each, in the order of first occurrence',
      }),
    ),
    favourite_times: Type.Optional(
      Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
        description: `By id of document: milliseconds since 1970 at which it became a favourite or, where it is none, ceased to be one. Settings that hold it meet what is kept instead of replacing it. Times more than a day ahead count as a day ahead; the latest ${REMOVED_FAVOURITES_MAX} removals are kept`,
      }),
    ),
  },
  {
    additionalProperties: true,
    description: `At most ${UNKNOWN_KEYS_MAX} other keys and, merged with what is stored, ${USER_DATA_MAX_BYTES} bytes: else 413, and nothing is changed`,
  },
);

/** Request and response body. */
export const UserSettingsBody = Type.Object({ settings: UserSettings });

export const QuizData = Type.Object(
  { isSolved: Type.Optional(Type.Boolean()) },
  {
    additionalProperties: true,
    description: `Merged with what is stored, at most ${RUN_EVENTS_MAX} events, ${UNKNOWN_KEYS_MAX} keys other than version, isSolved and events, and ${USER_DATA_MAX_BYTES} bytes; all records of a visitor together at most ${QUIZ_RECORDS_MAX} and ${QUIZ_TOTAL_MAX_BYTES} bytes: else 413, and nothing is changed`,
  },
);

export const QuizResponseQuery = Type.Object({ document_id: Id });
export const QuizResponseBody = Type.Object({ document_id: Id, quiz_data: QuizData });
export const QuizResponse = Type.Object({ document_id: Id, quiz_data: nullable(QuizData) });

/** All runs that the visitor has started, latest first. */
export const QuizResponseList = Type.Object({
  items: Type.Array(Type.Object({ document_id: Id })),
});

export type UserSettings = Type.Static<typeof UserSettings>;
export type UserSettingsBody = Type.Static<typeof UserSettingsBody>;
export type QuizData = Type.Static<typeof QuizData>;
export type QuizResponse = Type.Static<typeof QuizResponse>;
export type QuizResponseList = Type.Static<typeof QuizResponseList>;
export type QuizResponseBody = Type.Static<typeof QuizResponseBody>;
