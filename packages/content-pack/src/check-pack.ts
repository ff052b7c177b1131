/** Reads a pack and reports everything that is wrong with it at once. */
import { msg, type Catalog } from '@varde/domain/message';
import { translateIssues, type PackIssue } from './pack-issue.ts';
import type { Pack, PackDocument } from './pack.ts';
import { reportAt, type CheckContext } from './parts/check-context.ts';
import {
  checkDurations,
  checkMediaTexts,
  checkSharpness,
  probeAll,
  type ProbeOptions,
  type Probes,
} from './parts/check-media.ts';
import { checkHiddenPlaces, checkRebuses } from './parts/check-rebus.ts';
import { checkPlaces } from './parts/check-places.ts';
import { checkPlausible } from './parts/check-plausible.ts';
import { checkReading } from './parts/check-reading.ts';
import { checkReferences } from './parts/check-references.ts';
import { checkLogos, checkSite, checkSiteIcon } from './parts/check-site.ts';
import { checkTexts } from './parts/check-texts.ts';
import { checkYears } from './parts/check-years.ts';
import { exampleLanguages } from './parts/example-languages.ts';
import { guessed, mediaNameFrom } from './parts/guess.ts';
import { checkCode } from './parts/codes.ts';
import { indexOf } from './parts/pack-index.ts';
import { readFolder } from './read-pack.ts';

/**
 * `onProgress` is called after each media file, which take nearly all of the time. `unchanged`
 * caches results per file, for repeated checks of one pack. Default: no cache.
 */
export interface CheckOptions extends ProbeOptions {
  /** Of the issues' language (load-catalog.ts). Default: English. */
  readonly catalog?: Catalog | undefined;
}

export interface CheckResult {
  readonly pack: Pack;
  readonly issues: readonly PackIssue[];
  /** Properties of each valid media file, by its name in media/. */
  readonly probes: Probes;
}

const CHECKS: readonly ((context: CheckContext) => void)[] = [
  checkIdentity,
  checkReferences,
  checkSite,
  checkTexts,
  checkRebuses,
  checkHiddenPlaces,
  checkMediaTexts,
  checkPlausible,
  checkPlaces,
  checkReading,
  checkYears,
  checkGoodPractice,
];

/** Never throws on invalid content. The pack may be imported when no issue is an error. */
export async function checkPack(folder: string, options: CheckOptions = {}): Promise<CheckResult> {
  const { pack, log, folder: opened } = await readFolder(folder, options.unchanged);
  const context: CheckContext = { pack, log, index: indexOf(pack) };
  if (opened) for (const check of CHECKS) check(context);
  const probes = await probeAll(folder, opened?.files ?? [], context, options);
  checkSiteIcon(context, probes);
  checkDurations(context, probes);
  checkSharpness(context, probes);
  await checkLogos(folder, context, probes);
  const catalog = { ...options.catalog, ...exampleLanguages(pack.meta) };
  return { pack, issues: translateIssues(log.withFollowers(), catalog), probes };
}

/** Whether the pack may be imported. */
export function isValidPack(issues: readonly PackIssue[]): boolean {
  return issues.every((issue) => issue.severity !== 'error');
}

type NameKind = keyof typeof TAKEN;

const TAKEN = {
  id: (id: string | number) => msg`The id ${id} is taken`,
  slug: (slug: string | number) => msg`The slug ${slug} is taken`,
  theme: (slug: string | number) => msg`The theme ${slug} is taken`,
  media: (id: string | number) => msg`The media id ${id} is taken`,
  code: (code: string | number) => msg`The code ${code} is taken`,
  entity: (uuid: string | number) => msg`The uuid ${uuid} is taken`,
  object: (id: string | number) => msg`The object id ${id} is taken`,
  memory: (id: string | number) => msg`The memory id ${id} is taken`,
};

interface Name {
  readonly kind: NameKind;
  readonly value: string | number;
  readonly holder: object;
  readonly key: string;
}

function checkIdentity(context: CheckContext): void {
  const { pack, log } = context;
  const seen = new Map<string, Name>();
  for (const name of namesOf(pack)) {
    const key = `${name.kind} ${name.value}`;
    const first = seen.get(key);
    if (!first) seen.set(key, name);
    else {
      const place = log.place(first.holder, first.key);
      reportAt(log, name.holder, name.key, {
        message: TAKEN[name.kind](name.value),
        help: msg`Choose another one: it is used in ${place?.file ?? msg`another file`}, line ${place?.line ?? 1}`,
      });
    }
  }
  for (const code of pack.codes) checkCode(code, log);
}

function namesOf({ documents, themes, media, codes, records }: CheckContext['pack']): Name[] {
  const name = (kind: NameKind, holder: object, key: string, value: string | number): Name => ({
    kind,
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
    ...media.map((item) => name('media', item, 'id', item.id)),
    ...codes.map((code) => name('code', code, 'code', code.code)),
    ...records.map((record) =>
      record.kind === 'entity'
        ? name(record.kind, record, 'uuid', record.uuid)
        : name(record.kind, record, 'id', record.id),
    ),
  ];
}

function checkGoodPractice(context: CheckContext): void {
  checkPackLicense(context);
  for (const document of context.pack.documents) {
    checkSources(document, context);
    checkDates(document, context);
    checkUsed(document, context);
    checkLock(document, context);
  }
  for (const file of context.log.sources.keys()) if (!isSidecar(file)) checkFileName(file, context);
  for (const media of context.pack.media) checkFileName(`media/${media.name}`, context);
}

function checkPackLicense({ pack, log }: CheckContext): void {
  const { meta } = pack;
  if (meta.license === undefined && meta.languages.length > 0) {
    reportAt(log, meta, 'name', {
      severity: 'warning',
      message: msg`The pack names no licence for its texts`,
      help: msg`Write license: in pack.yaml, so that others know what they may do with them`,
    });
  }
  if (meta.languages.length === 0 || meta.languages.includes(meta.default_language)) return;
  reportAt(log, meta, 'default_language', {
    message: msg`The default language ${meta.default_language} is not among the pack's languages`,
    help: msg`Add it to languages:, or choose one of them`,
  });
}

function checkSources(document: PackDocument, { log }: CheckContext): void {
  if (document.kind !== 'article' || (document.facts?.sources?.length ?? 0) > 0) return;
  reportAt(log, document, 'facts', {
    severity: 'warning',
    message: msg`The article names no sources`,
    help: msg`Write facts: sources: with a title for each`,
  });
}

function checkDates(document: PackDocument, { log }: CheckContext): void {
  const { publish_from: from, publish_to: to } = document;
  if (from === undefined || to === undefined || from <= to) return;
  reportAt(log, document, 'publish_to', {
    message: msg`The end of publication is before its start`,
    help: msg`Write the earlier date after publish_from:, the later after publish_to:`,
  });
}

/** A post that is not part of a rebus is unreachable. */
function checkUsed(document: PackDocument, { pack, log }: CheckContext): void {
  if (document.kind !== 'post') return;
  const isUsed = pack.documents.some(
    (other) => other.kind === 'rebus' && other.posts.some((post) => post.article === document.id),
  );
  if (isUsed) return;
  reportAt(log, document, 'kind', {
    severity: 'warning',
    message: msg`No rebus has this post`,
    help: msg`Add article: ${document.id} to the posts: of a rebus, or delete kind: post`,
  });
}

/** A proximity needs a location. */
function checkLock(document: PackDocument, { log }: CheckContext): void {
  if (!('lock' in document) || !document.lock?.geo || document.location) return;
  reportAt(log, document, 'lock', {
    message: msg`The lock requires nearness, but the article has no location`,
    help: msg`Write location:, or choose another lock`,
  });
}

function checkFileName(file: string, { log }: CheckContext): void {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (/^[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)*$/.test(name)) return;
  const meant = guessed(name, mediaNameFrom);
  const isMedia = file.startsWith('media/');
  const rename =
    meant === undefined
      ? msg`Rename it`
      : isMedia
        ? msg`Rename it to ${meant}, and its sidecar to ${meant}.yaml`
        : msg`Rename it to ${meant}`;
  log.add(
    { file },
    {
      severity: 'warning',
      message: msg`The file name "${name}" holds more than a-z, 0-9 and hyphens`,
      help: msg`${rename}: other systems treat capitals, spaces and letters such as æ differently`,
    },
  );
}

const isSidecar = (file: string): boolean => file.startsWith('media/') && file.endsWith('.yaml');
