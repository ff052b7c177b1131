/** Checks references between parts of a pack: owners, themes, media, documents. */
import { msg } from '@varde/domain/message';
import type {
  PackBlock,
  PackRecord,
  PackCode,
  PackDocument,
  PackMedia,
  PackKioskDevice,
  PackOwner,
  PackPresentation,
  PackRebus,
} from '../pack.ts';
import {
  reportAt,
  type CheckContext,
  ARTICLES,
  checkImages,
  checkMedia,
  checkSlug,
  checkTarget,
  checkTargets,
  SHOWN,
} from './check-context.ts';

export function checkReferences(context: CheckContext): void {
  const { pack } = context;
  for (const document of pack.documents) checkDocument(document, context);
  for (const theme of pack.themes) checkMedia(theme, 'image', theme.image, 'image', context);
  for (const media of pack.media) checkNamedMedia(media, context);
  for (const record of pack.records) checkRecord(record, context);
  for (const code of pack.codes) checkCode(code, context);
}

function checkNamedMedia(media: PackMedia, context: CheckContext): void {
  checkMedia(media, 'poster', media.poster, 'image', context);
  for (const others of [media.audio_described, media.sign_language])
    for (const [language, name] of Object.entries(others ?? {}))
      checkMedia(others ?? {}, language, name, 'video', context);
}

function checkDocument(document: PackDocument, context: CheckContext): void {
  if (document.kind !== 'owner') checkSlug(document, 'owner', document.owner, 'owner', context);
  document.themes.forEach((slug, index) =>
    checkSlug(document.themes, index, slug, 'theme', context),
  );
  checkMedia(document, 'image', document.image, 'image', context);
  for (const block of Object.values(document.blocks)) checkBlockReferences(block, context);
  checkKindContent(document, context);
}

/** References specific to some kinds of documents. */
function checkKindContent(document: PackDocument, context: CheckContext): void {
  if (document.kind === 'owner') checkLogo(document, context);
  else if (document.kind === 'group') checkPresentation(document, context);
  else if (document.kind === 'rebus') checkPosts(document, context);
  else if (document.kind === 'kiosk-device') checkDevice(document, context);
  else if (document.kind === 'kiosk-presentation') checkTargets(document.documents, SHOWN, context);
}

function checkLogo(owner: PackOwner, context: CheckContext): void {
  checkMedia(owner, 'logo', owner.logo, 'image', context);
}

function checkPresentation(document: PackPresentation, context: CheckContext): void {
  checkTargets(document.articles, ARTICLES, context);
  for (const selection of document.selections) {
    checkMedia(selection, 'image', selection.image, 'image', context);
    selection.articles.forEach((id, index) => {
      if (document.articles.includes(id)) return;
      reportAt(context.log, selection.articles, index, {
        message: msg`The selection names article ${id}, which the presentation does not`,
        help: msg`Add ${id} to articles: of the presentation, or take it out here`,
      });
    });
  }
}

function checkPosts(rebus: PackRebus, context: CheckContext): void {
  for (const post of rebus.posts) {
    checkTarget(post, 'article', post.article, ARTICLES, context);
    for (const option of post.task?.options ?? []) {
      checkMedia(option, 'image', option.image, 'image', context);
    }
  }
}

function checkDevice(device: PackKioskDevice, context: CheckContext): void {
  if (device.presentation === undefined) return;
  checkTarget(device, 'presentation', device.presentation, ['kiosk-presentation'], context);
}

function checkRecord(record: PackRecord, context: CheckContext): void {
  if (record.kind === 'entity') return;
  checkImages(record.images, context);
  if (record.kind === 'memory') checkMedia(record, 'audio', record.audio, 'audio', context);
  else {
    checkSlug(record, 'owner', record.owner, 'owner', context);
    checkMedia(record, 'model3d', record.model3d, 'model3d', context);
  }
}

const KIOSKS = ['kiosk-device', 'kiosk-presentation'] as const;

function checkCode(code: PackCode, context: CheckContext): void {
  if (code.owner !== undefined) checkSlug(code, 'owner', code.owner, 'owner', context);
  if (code.document !== undefined) {
    checkTarget(code, 'document', code.document, [...SHOWN, ...KIOSKS], context);
  }
  if (code.context === undefined) return;
  checkTarget(code, 'context', code.context, ['group', 'rebus', ...KIOSKS], context);
  checkInContext(code, code.context, context);
}

function checkInContext(code: PackCode, around: number, { index, log }: CheckContext): void {
  const { document } = code;
  if (document === undefined) return;
  const isPost = index.documents.get(document)?.kind === 'post';
  if (isPost && index.documents.get(around)?.kind !== 'rebus') {
    reportAt(log, code, 'context', {
      message: msg`Document ${document} is a post, which opens in its rebus only`,
      help: msg`Write the id of the rebus after context:, or take context: out`,
    });
    return;
  }
  const members = membersOf(index.documents.get(around));
  if (!members || members.includes(document)) return;
  reportAt(log, code, 'document', {
    message: msg`Document ${document} is not part of ${around}`,
    help: msg`Add it there, or take context: out here`,
  });
}

function membersOf(document: PackDocument | undefined): readonly number[] | undefined {
  if (document?.kind === 'group') return document.articles;
  return document?.kind === 'rebus' ? document.posts.map((post) => post.article) : undefined;
}

type Check<B> = (block: B, context: CheckContext) => void;
type BlockOf<T extends PackBlock['type']> = Extract<PackBlock, { type: T }>;

const nothing = (): void => undefined;

const CHECKS: { readonly [T in PackBlock['type']]: Check<BlockOf<T>> } = {
  image: (block, context) => checkMedia(block, 'image', block.image, 'image', context),
  gallery: (block, context) => checkImages(block.gallery, context),
  video: (block, context) => checkMedia(block, 'video', block.video, 'video', context),
  audio: (block, context) => checkMedia(block, 'audio', block.audio, 'audio', context),
  model3d: (block, context) => checkMedia(block, 'model3d', block.model3d, 'model3d', context),
  youtube: checkCover,
  vimeo: checkCover,
  sketchfab: checkCover,
  map: (block, context) => checkTargets(block.map.documents ?? [], SHOWN, context),
  related: (block, context) => checkTargets(block.related, SHOWN, context),
  object: (block, context) => checkRecordNamed(block, 'object', block.object, context),
  memory: (block, context) => checkRecordNamed(block, 'memory', String(block.memory), context),
  entity: (block, context) => checkRecordNamed(block, 'entity', block.entity, context),
  box: nothing,
  quote: nothing,
  links: nothing,
};

function checkBlockReferences(block: PackBlock, context: CheckContext): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- paired by type
  (CHECKS[block.type] as Check<PackBlock>)(block, context);
}

function checkCover(
  block: BlockOf<'youtube' | 'vimeo' | 'sketchfab'>,
  context: CheckContext,
): void {
  checkMedia(block, 'cover', block.cover, 'image', context);
}

const NOT_IN_PACK = {
  object: (id: string) => msg`The object ${id} is not in this pack`,
  memory: (id: string) => msg`The memory ${id} is not in this pack`,
  entity: (uuid: string) => msg`The entity ${uuid} is not in this pack`,
};

/**
 * Objects, memories and names may exist in external services only; those in the pack also work
 * offline.
 */
function checkRecordNamed(
  block: PackBlock,
  kind: PackRecord['kind'],
  name: string,
  { pack, log }: CheckContext,
): void {
  const nameOf = (record: PackRecord): string =>
    record.kind === 'entity' ? record.uuid : String(record.id);
  if (pack.records.some((record) => record.kind === kind && nameOf(record) === name)) return;
  if (log.follows(name)) return;
  reportAt(log, block, kind, {
    severity: 'warning',
    message: NOT_IN_PACK[kind](name),
    help: msg`Add its file, or make sure that the outside service has it`,
  });
}
