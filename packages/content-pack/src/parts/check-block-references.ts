/** What a block of each kind names. */
import type { PackBlock } from '../pack-blocks.ts';
import type { PackRecord } from '../pack-records.ts';
import { reportAt, type CheckContext } from './check-context.ts';
import { checkImages, checkMedia, checkTargets, SHOWN } from './reference-checks.ts';

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

export function checkBlockReferences(block: PackBlock, context: CheckContext): void {
  (CHECKS[block.type] as Check<PackBlock>)(block, context);
}

function checkCover(
  block: BlockOf<'youtube' | 'vimeo' | 'sketchfab'>,
  context: CheckContext,
): void {
  checkMedia(block, 'cover', block.cover, 'image', context);
}

/** Objects, memories and names may live in the services outside; in the pack they work offline too. */
function checkRecordNamed(
  block: PackBlock,
  kind: PackRecord['kind'],
  name: string,
  { pack, log }: CheckContext,
): void {
  const nameOf = (record: PackRecord): string =>
    record.kind === 'entity' ? record.uuid : String(record.id);
  if (pack.records.some((record) => record.kind === kind && nameOf(record) === name)) return;
  reportAt(log, block, kind, {
    severity: 'warning',
    message: `The ${kind} ${name} is not in this pack`,
    help: 'Add its file, or make sure that the outside service has it',
  });
}
