/** Names that must be unique, and codes that would never be reached. */
import { isLanguageKey } from './language-map-shape.ts';
import type { PackCode } from '../pack.ts';
import { reportAt, type CheckContext } from './check-context.ts';

interface Name {
  readonly what: string;
  readonly value: string | number;
  readonly holder: object;
  readonly key: string;
}

export function checkIdentity(context: CheckContext): void {
  const { pack, log } = context;
  const seen = new Map<string, Name>();
  for (const name of namesOf(pack)) {
    const key = `${name.what} ${name.value}`;
    const first = seen.get(key);
    if (!first) seen.set(key, name);
    else {
      const place = log.place(first.holder, first.key);
      reportAt(log, name.holder, name.key, {
        message: `The ${key} is taken`,
        help: `Choose another one: it stands in ${place?.file ?? 'another file'}, line ${place?.line ?? 1}`,
      });
    }
  }
  for (const code of pack.codes) checkCode(code, context);
}

function namesOf({ documents, themes, media, codes, records }: CheckContext['pack']): Name[] {
  const name = (what: string, holder: object, key: string, value: string | number): Name => ({
    what,
    value,
    holder,
    key,
  });
  return [
    ...documents.flatMap((document) => [
      name('id', document, 'id', document.id),
      ...(document.kind === 'owner' ? [name('slug', document, 'slug', document.slug)] : []),
      ...(document.kind === 'group'
        ? document.selections.map((selection) => name('id', selection, 'id', selection.id))
        : []),
    ]),
    ...themes.map((theme) => name('theme', theme, 'slug', theme.slug)),
    ...media.map((item) => name('media id', item, 'id', item.id)),
    ...codes.map((code) => name('code', code, 'code', code.code)),
    ...records.map((record) =>
      record.kind === 'entity'
        ? name('uuid', record, 'uuid', record.uuid)
        : name(`${record.kind} id`, record, 'id', record.id),
    ),
  ];
}

/** First path parts of the site's own pages (specification §2): a code of that name would open the page. */
const RESERVED = new Set(
  (
    'explore code scan about privacy help article group rebus owner minner minnen search ar dm user tag login logout ' +
    'oauth2 preview museum map list number qr api media assets'
  ).split(' '),
);

function checkCode(code: PackCode, { log }: CheckContext): void {
  if (RESERVED.has(code.code) || isLanguageKey(code.code)) {
    reportAt(log, code, 'code', {
      message: `The code "${code.code}" is the address of a page of the site`,
      help: 'Choose another code, or put a word before it',
    });
  }
  if (code.document === undefined && code.context === undefined && code.owner === undefined) {
    reportAt(log, code, 'code', {
      message: `The code "${code.code}" leads nowhere`,
      help: 'Write document:, context: or owner:',
    });
  }
}
