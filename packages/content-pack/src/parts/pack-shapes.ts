/** Shapes of pack.yaml, themes, media sidecars, and records. */
import { msg } from '@varde/domain/message';
import { isMap, isScalar, isSeq, Pair, YAMLMap, type Node } from 'yaml';
import { CREDIT_TYPES } from '@varde/domain/credits';
import { isImageFilters, IMAGE_SCALE_MAX } from '@varde/domain/image-style';
import { ENTITY_TYPES, OBJECT_TYPES } from '../pack.ts';
import { inOrder } from './detail-shapes.ts';
import {
  byLanguage,
  LANGUAGE_KEYS,
  notes,
  texts,
  titles,
  accepted,
  choice,
  id,
  license,
  line,
  mediaName,
  number,
  partialDay,
  pattern,
  position,
  slug,
  uuid,
  webUrl,
  integer,
  year,
} from './scalar-shapes.ts';
import {
  fields,
  findPair,
  list,
  optional,
  reportWrong,
  required,
  valueOf,
  withDefault,
  type Shape,
} from './shape.ts';
import type { Reading } from './yaml-reading.ts';

const language = choice(LANGUAGE_KEYS);

export const meta = fields(msg`the keys of pack.yaml`, {
  name: required(slug),
  title: required(titles),
  version: withDefault(integer(msg`a whole number from 1`, 1, 2_147_483_647), 1),
  languages: required(list(language)),
  default_language: withDefault(language, 'no'),
  /** Default for documents without a licence of their own. */
  license: optional(license),
});

export const theme = fields(msg`a theme`, {
  slug: required(slug),
  image: optional(mediaName),
  kulturnav: optional(line),
});

const share = number(msg`a number from 0 to 1`, 0, 1);
const shares = list(share);
/** The items of `[0,5, 0,4]`: three or four, which two fractions with decimal commas make. */
const SHARES_WITH_COMMAS =
  /^(?=(?:[\d.]+,){2,3}[\d.]+$)(0(?:[.,]\d+)?|1(?:[.,]0+)?),(0(?:[.,]\d+)?|1(?:[.,]0+)?)$/;

function reportDecimalCommas(node: Node, reading: Reading): boolean {
  if (!isSeq(node)) return false;
  const items = node.items.map((item) => (isScalar(item) ? item.source : '')).join(',');
  const [, x, y] = SHARES_WITH_COMMAS.exec(items) ?? [];
  if (x === undefined || y === undefined) return false;
  reading.report(node, {
    message: msg`A comma separates the items of a list, also between digits`,
    help: msg`Write [${x.replace(',', '.')}, ${y.replace(',', '.')}]`,
  });
  return true;
}

const focalPoint: Shape<readonly [number, number]> = {
  expects: msg`two numbers from 0 to 1, such as [0.5, 0.4]`,
  read(node, reading) {
    if (reportDecimalCommas(node, reading)) return undefined;
    const [x, y, ...rest] = shares.read(node, reading) ?? [];
    if (x === undefined || y === undefined || rest.length > 0) {
      return reportWrong(node, reading, this.expects);
    }
    return [x, y];
  },
  write: (value) => [...value],
};

const filters = accepted(
  msg`filters such as brightness(1.1) contrast(90%): docs/content-packs.md names them`,
  isImageFilters,
);

export const sidecar = fields(msg`the keys of a sidecar`, {
  id: required(id),
  alt_text: withDefault(texts, {}),
  title: optional(notes),
  description: optional(notes),
  credits: withDefault(
    list(
      fields(msg`a credit with type: and name:`, {
        type: required(choice(CREDIT_TYPES)),
        name: required(line),
      }),
    ),
    [],
  ),
  license: optional(license),
  license_version: optional(pattern(msg`a version such as "4.0"`, /^\d+(\.\d+)?$/)),
  /** Fractions from the left and the top. */
  focal_point: optional(focalPoint),
  /** Enlargement of crops around the focal point. */
  scale: optional(number(msg`a number from 1 to 4`, 1, IMAGE_SCALE_MAX)),
  /** CSS filter functions. */
  filters: optional(filters),
  /** WebVTT files by language; the folder reader reads them. */
  captions: optional(byLanguage(mediaName)),
  transcript: optional(notes),
  /** Summary in plain language. */
  plain_language: optional(notes),
  /** Versions with audio description and in sign language. */
  audio_described: optional(byLanguage(mediaName)),
  sign_language: optional(byLanguage(mediaName)),
  poster: optional(mediaName),
  duration: optional(number(msg`a number of seconds`, 0, 1_000_000)),
  /** Of the same medium in the museums' digital archive. */
  dms_id: optional(
    pattern(msg`the id in the archive in quotes, letters and digits`, /^[0-9A-Za-z]{1,40}$/),
  ),
});

const lines = withDefault(list(line), []);
const images = withDefault(list(mediaName), []);

export const museumObject = fields(msg`a museum object`, {
  id: required(
    pattern(msg`the id in quotes, digits or letters`, /^[\p{L}\p{N}][\p{L}\p{N}._:-]*$/u),
  ),
  uuid: optional(uuid),
  type: required(choice(OBJECT_TYPES)),
  owner: required(slug),
  identifier: optional(line),
  /** Language of names, subjects, materials and so on; default: that of the pack. */
  language: optional(language),
  title: required(titles),
  description: optional(notes),
  names: lines,
  subjects: lines,
  production: optional(
    inOrder(
      fields(msg`from:, to:, place: and by:`, {
        from: optional(year),
        to: optional(year),
        place: optional(line),
        by: optional(line),
      }),
    ),
  ),
  materials: lines,
  techniques: lines,
  measures: withDefault(
    list(
      fields(msg`type:, value: and unit:`, {
        type: required(line),
        value: required(number(msg`a number`, -1e9, 1e9)),
        unit: required(line),
      }),
    ),
    [],
  ),
  location: optional(position),
  images: images,
  model3d: optional(mediaName),
  license: optional(license),
  /** Its page elsewhere, such as in DigitaltMuseum. */
  url: optional(webUrl),
});

const memoryFields = fields(msg`a memory`, {
  id: required(id),
  country: required(choice(['no', 'se'])),
  /** Original language. */
  language: required(language),
  topic: optional(notes),
  question: optional(notes),
  title: required(notes),
  text: required(notes),
  contributor: optional(
    fields(msg`name:, born: and place:`, {
      name: optional(line),
      born: optional(line),
      place: optional(line),
    }),
  ),
  year: optional(year),
  location: optional(position),
  images: images,
  audio: optional(mediaName),
  license: optional(license),
  /** Its page in an archive. */
  url: optional(webUrl),
});

/** A memory's texts may be plain strings in its own language. */
export const memory: typeof memoryFields = {
  ...memoryFields,
  read(node, reading) {
    if (isMap(node)) nameLanguage(node);
    return memoryFields.read(node, reading);
  },
};

function nameLanguage(node: YAMLMap): void {
  const languageNode = valueOf(findPair(node, 'language'));
  for (const key of ['topic', 'question', 'title', 'text']) {
    const pair = findPair(node, key);
    const text = valueOf(pair);
    if (!pair || !isScalar(text) || !isScalar(languageNode)) continue;
    const byKey = new YAMLMap();
    byKey.range = text.range ?? null;
    byKey.add(new Pair(languageNode, text));
    pair.value = byKey;
  }
}

export const entity = fields(msg`a cultural name`, {
  uuid: required(uuid),
  type: required(choice(ENTITY_TYPES)),
  name: required(notes),
  description: optional(notes),
  birth: optional(partialDay),
  death: optional(partialDay),
  same_as: withDefault(list(webUrl), []),
});
