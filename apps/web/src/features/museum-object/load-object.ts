import { notFound } from '@tanstack/react-router';
import type { SourceLinkProps } from '#components/source-page.tsx';
import { externalMessages } from '#i18n/groups/external.ts';
import { loadGroupText, type GroupText } from '#i18n/lazy-texts.ts';
import { publicSite } from '#browser/site.ts';
import { siteName } from '#browser/site-profile.ts';
import { objectData } from '#api/transform/record-data.ts';
import { loadMuseumObject } from '#api/load-external.ts';
import type { Texts } from '#i18n/texts.ts';
import { noIndexMeta, type PageMeta } from '#state/page-head.ts';
import { transformOrUndefined } from '#api/api-result.ts';
import { objectSource, toObjectView, type ObjectView } from './object-view.ts';

export type LoadedObject =
  | { readonly view: ObjectView; readonly t: GroupText<'external'>; readonly meta: PageMeta }
  | { readonly unknown: SourceLinkProps; readonly meta: PageMeta };

/**
 * An object, or a link to its page in the museum database when the database fails. Throws what the
 * router shows instead for one that does not exist (routes/missing-record.tsx).
 */
export async function loadObject(
  identifier: string,
  texts: Texts,
  signal?: AbortSignal,
): Promise<LoadedObject> {
  const [result, t] = await Promise.all([
    loadMuseumObject(identifier, signal),
    loadGroupText(externalMessages, texts.language),
  ]);
  const meta = noIndexMeta('object.title', texts);
  const name = siteName(texts.language.key);
  const loaded = transformOrUndefined(result, (object) => {
    const view = toObjectView(object, texts, t);
    const { title, image, description: lead, source } = view;
    const description = lead?.text ?? meta.description;
    const { location, license } = object;
    const path = `/dm/${object.id}`;
    const record = { path, title, lead, image, source, location, license, siteName: name };
    const structuredData = [objectData(object, record, publicSite().origin)];
    return { view, t, meta: { ...meta, title: title.text, description, image, structuredData } };
  });
  if (loaded) return loaded;
  const source = objectSource(identifier, texts.language.key);
  const isMissing = result.status === 'not-found';
  const lead = t(`object.${isMissing ? 'missing' : 'away'}`, { source: source.host });
  const unknown: SourceLinkProps = { identifier, lead, source };
  if (isMissing) throw notFound({ data: unknown });
  return { unknown, meta };
}
