import type { Document, DocumentHead } from '@varde/contract/documents';
import type { Site, SiteProfile } from '@varde/contract/site-profile';
import { siteNameIn } from '@varde/domain/site-profile';
import { pickText, type LanguageMap } from '@varde/domain/languages';
import type { Context } from '#context.ts';
import { findStops, getDocument } from '#content/documents/documents.service.ts';
import type { ExportedStop, WalkExport } from './write-walk.ts';

export const EXPORTED_KINDS = ['group', 'rebus'] as const;
type ExportedKind = (typeof EXPORTED_KINDS)[number];

interface ExportRequest {
  readonly kind: ExportedKind;
  readonly id: number;
  readonly language: string;
  readonly origin: string;
}

export interface ExportsService {
  /** `undefined` when the document is not public. */
  find(request: ExportRequest): Promise<WalkExport | undefined>;
}

/** Always exports the public view: grants, preview keys and a played rebus have no effect. */
export function createExportsService(
  { database }: Pick<Context, 'database'>,
  content: { site(): Promise<Pick<Site, 'profile'>> },
): ExportsService {
  return {
    async find(request) {
      const { kind, id } = request;
      const caller = { audience: 'public', isUnlocked: false } as const;
      const document = await getDocument(database, id, {}, caller);
      if (document?.schema_name !== kind) return undefined;
      const { profile } = await content.site();
      return toExport(document, await findStops(database, document), { ...request, profile });
    },
  };
}

type Localizer = (map: LanguageMap | undefined) => string;

function toExport(
  document: Document,
  heads: readonly (DocumentHead | undefined)[],
  request: ExportRequest & { readonly profile: SiteProfile },
): WalkExport {
  const { kind, id, language, origin, profile } = request;
  const { content, title, description, owner_document: owner } = document;
  const localize: Localizer = (map) => pickText(map, language)?.text ?? '';
  const isOrdered = kind === 'rebus' || content?.ordered === true;
  return {
    title: localize(title),
    description: localize(description),
    language: pickText(title, language)?.lang ?? language,
    url: `${origin}/${kind}/${id}`,
    owner: localize(owner?.title),
    creator: siteNameIn(profile, language),
    isOrdered,
    stops: toStops(heads, { ...request, isOrdered, localize }),
    line: kind === 'rebus' ? NO_LINE : lineOf(document),
  };
}

/** The route of a rebus would lead to posts that are still hidden. */
const NO_LINE: WalkExport['line'] = [];

function lineOf({ content }: Document): WalkExport['line'] {
  return content?.route?.line?.coordinates ?? NO_LINE;
}

interface StopContext extends ExportRequest {
  readonly isOrdered: boolean;
  readonly localize: Localizer;
}

/** As in the site's lists: hidden posts leave a gap in the numbers, removed articles do not. */
function toStops(
  heads: readonly (DocumentHead | undefined)[],
  { kind, id, origin, isOrdered, localize }: StopContext,
): ExportedStop[] {
  const [part, listed] =
    kind === 'rebus' ? ['post', heads] : ['article', heads.filter((head) => head !== undefined)];
  return listed.flatMap((head, at) => {
    if (!head?.location) return [];
    return [
      {
        ...head.location,
        ...(isOrdered ? { number: at + 1 } : {}),
        title: localize(head.title),
        description: localize(head.description),
        url: `${origin}/${kind}/${id}/${part}/${head.id}`,
      },
    ];
  });
}
