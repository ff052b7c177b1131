/**
 * Visit event that a page sends to an analytics endpoint (specification §7.5: pageview, engagement,
 * goals). Our collector and external endpoints get the same. JSON as plain text, so that a
 * cross-origin beacon needs no preflight.
 */
import Type from 'typebox';
import { COUNTED_PAGES, ENGAGEMENT_MAX_S, GOAL_EVENTS } from '@varde/domain/visits';
import { Id } from './common.ts';

export const VisitEvent = Type.Object({
  name: Type.Enum(['pageview', 'engagement', 'goal']),
  page: Type.Enum([...COUNTED_PAGES]),
  /** Key of the page's language. */
  language: Type.String({ pattern: '^[a-z]{2,3}$' }),
  /** The document that the page shows. */
  document: Type.Optional(Id),
  /** On a pageview: the printed code that led to the page. */
  code: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })),
  /** On an engagement: seconds of visibility since the previous one. */
  seconds: Type.Optional(Type.Integer({ minimum: 1, maximum: ENGAGEMENT_MAX_S })),
  /** On an engagement: the page view has reported one before. */
  again: Type.Optional(Type.Boolean()),
  goal: Type.Optional(Type.Enum([...GOAL_EVENTS])),
  /** Analytics id of the content's owner; our own collector derives the owner from the document. */
  analyticsId: Type.Optional(Type.String({ maxLength: 64 })),
});
export type VisitEvent = Type.Static<typeof VisitEvent>;
