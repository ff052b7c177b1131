import {
  objectSource,
  toObjectView,
  type ObjectView,
} from '#features/museum-object/object-view.ts';
import type { UnknownObjectProps } from '#features/museum-object/unknown-object.tsx';
import { loadGroupText, type GroupText } from '#i18n/lazy-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import type { PageMeta } from '#state/page-head.ts';
import { loadMuseumObject } from '#api/load-external.ts';
import { quietMeta } from './quiet-meta.ts';
import { readOrNone } from './read-or-none.ts';

export type LoadedObject =
  | { readonly view: ObjectView; readonly t: GroupText<'external'>; readonly meta: PageMeta }
  | { readonly unknown: UnknownObjectProps; readonly meta: PageMeta };

/** The page stands whatever the museum database says: without an answer it leads to the object's own place. @param signal of who leaves before */
export async function loadObject(
  identifier: string,
  texts: Texts,
  signal?: AbortSignal,
): Promise<LoadedObject> {
  const [result, say] = await Promise.all([
    loadMuseumObject(identifier, signal),
    loadGroupText('external', texts.language),
  ]);
  const meta = quietMeta('object.title', texts);
  const view =
    result.status === 'ok' ? readOrNone(() => toObjectView(result.data, texts, say)) : undefined;
  if (view) {
    const { title, image } = view;
    const description = view.description?.text ?? meta.description;
    return { view, t: say, meta: { ...meta, title: title.text, description, image } };
  }
  const source = objectSource(identifier, texts.language.key);
  const lead = say(`object.${result.status === 'not-found' ? 'missing' : 'away'}`, {
    source: source.host,
  });
  return { unknown: { identifier, lead, source }, meta };
}
