/**
 * Shapes of the named blocks that a document's text refers to. The key determines the type: `{
 * image: portal.svg }`. Media are named by their file in media/, documents by id.
 */
import { msg, type Message } from '@varde/domain/message';
import { embedIdForm, type EmbedProvider } from '@varde/domain/embeds';
import type { LanguageMap } from '@varde/domain/languages';
import { isMap, isScalar, Scalar, type YAMLMap } from 'yaml';
import { embedIdFrom } from './guess.ts';
import {
  notes,
  texts,
  titles,
  id,
  line,
  linkHref,
  mediaName,
  number,
  pattern,
  position,
} from './scalar-shapes.ts';
import {
  fields,
  findPair,
  list,
  optional,
  reportWrong,
  required,
  withDefault,
  type ReadBy,
  type Shape,
  type Spec,
} from './shape.ts';

const body = <S extends Spec>(type: string, spec: S) => fields(msg`a block of kind ${type}`, spec);
const embedded = { cover: optional(mediaName), title: optional(titles) };
/** A proper name is the same in every language; `En vert på museet` is not. */
const name: Shape<string | LanguageMap> = {
  expects: msg`a name, or one for each language`,
  read: (node, reading) => (isMap(node) ? titles : line).read(node, reading),
  write: (value) => (typeof value === 'string' ? line.write(value) : titles.write(value)),
};
const embedId = (provider: EmbedProvider, expects: Message): Shape<string> =>
  pattern(expects, embedIdForm(provider), embedIdFrom);

/** Camera position for a model. */
const view = fields(msg`a view with title:, and text:, turn:, tilt: or zoom:`, {
  title: required(titles),
  /** What the model shows from there. */
  text: optional(notes),
  turn: withDefault(number(msg`degrees around the model, from -360 to 360`, -360, 360), 0),
  tilt: withDefault(number(msg`degrees above its middle, from -90 to 90`, -90, 90), 15),
  zoom: withDefault(number(msg`a number from 0.5 to 20; 1 shows all of it`, 0.5, 20), 1),
});

const mapFields = fields(msg`a map with center: or documents:`, {
  center: optional(position),
  zoom: optional(number(msg`a zoom from 0 to 22`, 0, 22)),
  documents: optional(list(id)),
});

/** A place, the documents to show, or both. */
const map: typeof mapFields = {
  ...mapFields,
  read(node, reading) {
    if (isMap(node)) joinSplitPosition(node);
    const { issues } = reading.log;
    const before = issues.length;
    const value = mapFields.read(node, reading);
    if (!value || value.center || value.documents) return value;
    return issues.length > before ? undefined : reportWrong(node, reading, mapFields.expects);
  },
};

/**
 * In `{ center: 61.298, 7.322, zoom: 12 }` YAML ends the value at the comma and parses the
 * longitude as a key.
 */
function joinSplitPosition(node: YAMLMap): void {
  const index = node.items.findIndex((pair) => pair === findPair(node, 'center'));
  const [center, next] = [node.items[index]?.value, node.items[index + 1]];
  if (!isScalar(center) || typeof center.value !== 'number' || !next) return;
  if (!isScalar(next.key) || !/^-?\d+(\.\d+)?$/.test(String(next.key.value))) return;
  center.value = `${center.source ?? center.value}, ${String(next.key.value)}`;
  center.type = Scalar.QUOTE_DOUBLE;
  node.items.splice(index + 1, 1);
}

const BODIES = {
  image: body('image', { image: required(mediaName) }),
  gallery: body('gallery', { gallery: required(list(mediaName)) }),
  video: body('video', { video: required(mediaName) }),
  audio: body('audio', { audio: required(mediaName) }),
  model3d: body('model3d', { model3d: required(mediaName), views: optional(list(view)) }),
  youtube: body('youtube', {
    youtube: required(embedId('youtube', msg`the id of the video, the 11 characters after v=`)),
    ...embedded,
  }),
  vimeo: body('vimeo', {
    vimeo: required(embedId('vimeo', msg`the id of the video in quotes, digits only`)),
    ...embedded,
  }),
  sketchfab: body('sketchfab', {
    sketchfab: required(
      embedId('sketchfab', msg`the id of the model, 32 characters of 0-9 and a-f`),
    ),
    ...embedded,
  }),
  box: body('box', { box: required(texts) }),
  quote: body('quote', { quote: required(texts), by: optional(name) }),
  map: body('map', { map: required(map) }),
  object: body('object', { object: required(line) }),
  memory: body('memory', { memory: required(id) }),
  entity: body('entity', { entity: required(line) }),
  links: body('links', {
    links: required(
      list(
        fields(msg`a link with url: and title:`, {
          url: required(linkHref),
          title: required(titles),
        }),
      ),
    ),
  }),
  related: body('related', { related: required(list(id)) }),
};

type BlockType = keyof typeof BODIES;
export type PackBlock = {
  [T in BlockType]: { readonly type: T } & ReadBy<(typeof BODIES)[T]>;
}[BlockType];

const isBlockType = (key: string): key is BlockType => Object.hasOwn(BODIES, key);
const TYPES = Object.keys(BODIES).filter(isBlockType);
const bodyOf = (type: BlockType): Shape<object> => BODIES[type];

export const block: Shape<PackBlock> = {
  expects: msg`a block of one kind: ${TYPES.join(', ')}`,
  read(node, reading) {
    const type = isMap(node) ? typeOf(node) : undefined;
    if (!type) return reportWrong(node, reading, this.expects);
    const read = bodyOf(type).read(node, reading);
    if (!read) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the body is its type's
    const value = { type, ...read } as PackBlock;
    reading.remember(value, node);
    return value;
  },
  write: ({ type, ...rest }) => bodyOf(type).write(rest),
};

function typeOf(node: YAMLMap): BlockType | undefined {
  return TYPES.find((type) => findPair(node, type) !== undefined);
}
