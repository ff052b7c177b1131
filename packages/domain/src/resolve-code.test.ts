import { expect, it } from 'vitest';
import { SCHEMA_IDS, type DocumentKind } from './document-kinds.ts';
import { resolveCode, type CodeDocument, type CodeOwner } from './resolve-code.ts';

const owner = (id: string, isLiving = true): CodeOwner => ({ id, slug: `${id}-slug`, isLiving });
const unpublished = <T extends object>(one: T): T => ({ ...one, isLiving: false });

function document(id: number, kind: DocumentKind, by: CodeOwner | null = null): CodeDocument {
  return { id, schemaId: SCHEMA_IDS[kind], isLiving: true, owner: by };
}

const museum = owner('museum');
const article = document(101, 'article', owner('of-article'));
const group = document(301, 'group', owner('of-group'));
const rebus = document(401, 'rebus', owner('of-rebus'));
const post = document(4011, 'post', owner('of-post'));
const kiosk = document(1401, 'kiosk-device');
const lentKiosk = document(1402, 'kiosk-device', museum);
const ownerDocument = document(1, 'owner', museum);

type Target = readonly [context: number | null, document: number | null, owner: string | null];
/** What a code was printed for, and its target. */
type Cases = Record<string, [Partial<Parameters<typeof resolveCode>[0]>, Target | undefined]>;

const LIVING: Cases = {
  'an article': [{ document: article }, [null, 101, null]],
  'an article and an owner': [{ document: article, owner: museum }, [null, 101, 'museum']],
  'an article and an owner who is gone': [
    { document: article, owner: unpublished(museum) },
    [null, 101, null],
  ],
  'an article inside a presentation': [{ context: group, document: article }, [301, 101, null]],
  'an article beside a kiosk': [{ context: kiosk, document: article }, [1401, 101, null]],
  'a post inside a rebus': [{ context: rebus, document: post }, [401, 4011, null]],
  'a presentation as context': [{ context: group }, [301, null, null]],
  'a presentation as document': [{ document: group }, [301, null, null]],
  'a rebus as document': [{ document: rebus }, [401, null, null]],
  'a presentation beside a kiosk': [{ context: kiosk, document: group }, [301, null, null]],
  'a kiosk': [{ context: lentKiosk }, [1402, null, 'museum']],
  'a kiosk as document, of an owner who is gone': [
    { document: { ...lentKiosk, owner: unpublished(museum) } },
    [1402, null, null],
  ],
  'an owner’s document': [{ document: ownerDocument }, [1, null, 'museum']],
  'an owner': [{ owner: museum }, [null, null, 'museum']],
};

const GONE: Cases = {
  'a gone article inside a presentation': [
    { context: group, document: unpublished(article) },
    [301, null, null],
  ],
  'an article inside a gone presentation': [
    { context: unpublished(group), document: article },
    [null, 101, null],
  ],
  'a gone post inside a rebus': [
    { context: rebus, document: unpublished(post) },
    [401, null, null],
  ],
  'a post inside a gone rebus, with an owner': [
    { context: unpublished(rebus), document: post, owner: museum },
    [null, null, 'museum'],
  ],
  'a post inside a gone rebus': [
    { context: unpublished(rebus), document: post },
    [null, null, 'of-rebus'],
  ],
  'a gone article, with an owner': [
    { document: unpublished(article), owner: museum },
    [null, null, 'museum'],
  ],
  'a gone article': [{ document: unpublished(article) }, [null, null, 'of-article']],
  'a gone article, with an owner who is gone': [
    { document: unpublished(article), owner: unpublished(museum) },
    [null, null, 'of-article'],
  ],
  'a gone article inside a gone presentation': [
    { context: unpublished(group), document: unpublished(article) },
    [null, null, 'of-group'],
  ],
  'a gone article inside a gone presentation of a gone owner': [
    {
      context: { ...unpublished(group), owner: owner('of-group', false) },
      document: unpublished(article),
    },
    [null, null, 'of-article'],
  ],
  'a gone kiosk without an owner': [{ context: unpublished(kiosk) }, undefined],
  'a gone article of a gone owner': [
    { document: { ...unpublished(article), owner: owner('of-article', false) } },
    undefined,
  ],
  'an owner who is gone': [{ owner: unpublished(museum) }, undefined],
  nothing: [{}, undefined],
};

it.each([
  ...Object.entries(LIVING).map(([what, row]) => [what, ...row, false] as const),
  ...Object.entries(GONE).map(([what, row]) => [what, ...row, true] as const),
])('a code printed for %s', (_, code, target, isMoved) => {
  const found = resolveCode({ context: null, document: null, owner: null, ...code });
  const ids = found && [found.context, found.document, found.owner].map((one) => one?.id ?? null);
  expect(ids).toEqual(target);
  expect(found?.isMoved).toBe(target && isMoved);
});
