/** Takes what a source gives to a content pack, thing by thing: who ends it halfway has whole things, and goes on by running it again. */
import type { PackMeta, PackTheme } from '@varde/content-pack/pack';
import { findLanguage } from '@varde/domain/languages';
import type { HarvestOptions, Known } from './harvest-options.ts';
import { emptyReport, type HarvestReport } from './harvest-report.ts';
import type { HarvestItem } from './harvest-item.ts';
import { makeSlug } from './make-slug.ts';
import type { PackFolder } from './pack-folder.ts';
import { plainTitle } from './plain-words.ts';
import { writeItem, type WriteTools } from './write-item.ts';

/** @throws SourceProblem when the source or the folder cannot be used at all */
export async function harvest(options: HarvestOptions): Promise<HarvestReport> {
  const { source, wish, tools, folder, replaces, onProgress } = options;
  const report = emptyReport();
  const known = knownKeys(folder);
  const writing = startWriting(options, report, known);
  const seen = new Set<string>();
  const isKept = (key: string): boolean => !replaces && (known.has(key) || folder.written.has(key));
  for await (const found of source.harvest(wish, { ...tools, isKept })) {
    if (found.status === 'left-out') report.leftOut.push(found);
    else {
      const key = found.status === 'item' ? found.item.key : found.key;
      const isTwice = seen.has(key);
      seen.add(key);
      if (isTwice) report.leftOut.push({ what: key, why: 'It stands in the source twice' });
      else if (isKept(key)) keep(key, known, report);
      else if (found.status === 'item') await writeItem(found.item, writing);
    }
    const done = report.articles + report.walks + report.names;
    if (found.status === 'item') onProgress(done, wish.limit, labelOf(found.item));
    if (done < wish.limit) continue;
    report.isLimited = true;
    break;
  }
  return report;
}

/** What a person took out of the pack is not brought back. */
function keep(key: string, known: ReadonlyMap<string, Known>, report: HarvestReport): void {
  if (known.has(key)) report.kept += 1;
  else
    report.leftOut.push({
      what: key,
      why: 'It was deleted from the pack after an earlier import (--replace brings it back)',
    });
}

function knownKeys({ pack }: PackFolder): Map<string, Known> {
  const documents = pack.documents.flatMap(({ old_id: key, id, file }): [string, Known][] =>
    key === undefined ? [] : [[key, { id, file }]],
  );
  const names = pack.records.flatMap((record): [string, Known][] =>
    record.kind === 'entity' ? [[`kulturnav:${record.uuid}`, { file: record.file }]] : [],
  );
  return new Map([...documents, ...names]);
}

function startWriting(
  options: HarvestOptions,
  report: HarvestReport,
  known: Map<string, Known>,
): WriteTools {
  const { source, wish, folder } = options;
  const { pack } = folder;
  const given = wish.language && findLanguage(wish.language)?.key;
  const language = given ?? (folder.isNew ? source.language : pack.meta.default_language);
  const owners = new Set(
    pack.documents.flatMap((document) => (document.kind === 'owner' ? [document.slug] : [])),
  );
  const themes = new Map<string, Pick<PackTheme, 'slug'>>(
    pack.themes.map((theme) => [theme.slug, theme]),
  );
  const media = new Map(pack.media.map((one) => [one.name, one]));
  return { ...options, report, known, language, owners, themes, media, meta: metaOf(options) };
}

/** Of a new pack: named after the museum, in the language of what comes first. */
function metaOf({ source, folder, license, ownerName }: HarvestOptions) {
  return (item: HarvestItem): PackMeta => {
    const { language } = item;
    const name = folder.path.split(/[/\\]/).at(-1) ?? '';
    const own = item.kind === 'article' ? item.owner?.name : undefined;
    return {
      name: makeSlug(name, 'guide'),
      title: { [language]: plainTitle(ownerName ?? own ?? '') || source.name },
      version: 1,
      languages: [language],
      default_language: language,
      ...(license && { license }),
    };
  };
}

function labelOf(item: HarvestItem): string {
  const title = item.kind === 'name' ? item.entity.name : item.title;
  return `Fetched ${plainTitle(Object.values(title)[0] ?? item.key)}`;
}
