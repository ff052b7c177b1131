/**
 * The event of a visit that a page sends to an analytics endpoint (specification §7.5: pageview,
 * engagement, goals). Our own collector reads it; an external endpoint gets the same. JSON as plain
 * text, so that a beacon to another host needs no preflight.
 */
import Type from 'typebox';
import { COUNTED_PAGES, ENGAGEMENT_MAX_S, GOAL_EVENTS } from '@varde/domain/visits';
import { Id } from './common.ts';

export const VisitEvent = Type.Object({
  name: Type.Enum(['pageview', 'engagement', 'goal']),
  page: Type.Enum([...COUNTED_PAGES]),
  /** Key of the language that the page is shown in. */
  language: Type.String({ pattern: '^[a-z]{2,3}$' }),
  /** The document that the page shows. */
  document: Type.Optional(Id),
  /** A pageview: the printed code that led to the page. */
  code: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })),
  /** An engagement: seconds that the page was visible since the last one. */
  seconds: Type.Optional(Type.Integer({ minimum: 1, maximum: ENGAGEMENT_MAX_S })),
  /** An engagement: the page view has told of one before. */
  again: Type.Optional(Type.Boolean()),
  goal: Type.Optional(Type.Enum([...GOAL_EVENTS])),
  /** Of the owner whose content it is; our own collector knows the owner by the document. */
  analyticsId: Type.Optional(Type.String({ maxLength: 64 })),
});
export type VisitEvent = Type.Static<typeof VisitEvent>;
