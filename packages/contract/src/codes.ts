/** Printed QR codes and the numbers beside them (specification §3.6, §4.3, §5.3). */
import Type from 'typebox';
import { Id, nullable, OwnerId } from './common.ts';

/** As printed: digits, though older codes contain letters (specification §7.6). */
export const CodeParams = Type.Object({
  id: Type.String({
    minLength: 1,
    maxLength: 64,
    pattern: '^[A-Za-z0-9_-]+$',
    description: 'Digits; older codes also have letters, - and _',
  }),
});

export const CodeTarget = Type.Object({
  context_document_id: nullable(Id),
  document_id: nullable(Id),
  owner_id: nullable(OwnerId),
  context_schema_id: nullable(
    Type.Integer({ description: 'Whether the context is a presentation, a rebus, …' }),
  ),
  owner_slug: nullable(Type.String()),
  is_moved: Type.Boolean({
    description: 'The code’s original target is gone; this is the closest one that still exists',
  }),
});

export const CodeLengths = Type.Object({
  items: Type.Array(Type.Integer({ minimum: 1 }), {
    description: 'How many digits printed numbers have, each length once, shortest first',
  }),
});

export type CodeTarget = Type.Static<typeof CodeTarget>;
export type CodeLengths = Type.Static<typeof CodeLengths>;
