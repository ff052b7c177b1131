/** Mistakes in keys and values: left out, misspelt, of another kind, swapped, out of scale. */
import { isMap, isScalar, parseDocument, visit, type Document, type Pair } from 'yaml';
import type { Random } from '../../bench/corpus/random.ts';
import { only, TOO_SHORT, yamlOf, type Slip } from './mistake.ts';

interface Field {
  readonly pair: Pair;
  readonly path: string;
  readonly key: string;
  /** Of a scalar, as it is written. */
  readonly value: string;
  readonly siblings: readonly Pair[];
}

function fieldsOf(document: Document): Field[] {
  const fields: Field[] = [];
  visit(document, {
    Pair(_, pair, ancestors) {
      const parent = ancestors.at(-1);
      const keys = [...ancestors.slice(1), pair].flatMap((one) =>
        'key' in one && isScalar(one.key) ? [String(one.key.value)] : [],
      );
      fields.push({
        pair,
        path: keys.join('.'),
        key: keys.at(-1) ?? '',
        value: isScalar(pair.value) ? String(pair.value.source ?? pair.value.value) : '',
        siblings: isMap(parent) ? parent.items : [],
      });
    },
  });
  return fields;
}

/** Changes one field of those accepted. @returns what was done; `undefined` for nothing */
const inFields =
  (
    accepts: (field: Field) => boolean,
    change: (field: Field, random: Random, document: Document) => string | undefined,
    harmless?: (field: Field) => string | undefined,
  ): Slip =>
  (file, text, random) => {
    const yaml = yamlOf(file, text);
    const document = yaml === undefined ? undefined : parseDocument(yaml);
    const fields = document ? fieldsOf(document).filter(accepts) : [];
    if (!document || yaml === undefined || fields.length === 0) return undefined;
    const field = random.pick(fields);
    const what = change(field, random, document);
    if (what === undefined) return undefined;
    const written = document.toString({ lineWidth: 0 });
    const content = file.endsWith('.md') ? text.replace(yaml, () => written) : written;
    return only(file, `${field.path}: ${what}`, content, harmless?.(field));
  };

const setValue = (document: Document, { pair }: Field, value: unknown): void => {
  pair.value = document.createNode(value);
};

/** Free text, in which anything may stand. */
const isFreeText = ({ path }: Field): boolean =>
  /(?:^|\.)(?:title|name|description|alt_text|note|transport|price|address|text|question|explanation|box|quote|by|transcript|plain_language|protection|monument_type|topic|born|place|unit|measures|identifier|old_id|analytics_id|names|subjects|materials|techniques|answers|kulturnav)(?:\.|$)/.test(
    path,
  ) &&
  (!path.endsWith('type') || path.endsWith('measures.type'));

/** Numbers of which any size may be meant. */
const ANY_SIZE =
  /(?:^|\.)(?:version|revision|points|cost|number|tolerance|value|zoom|turn|tilt|scale|focal_point|id|code|object|identifier|old_id|vimeo)(?:\.|$)/;

const FREE = 'any text or number is valid there';

const removeKey = inFields(
  ({ key }) => key !== 'version',
  ({ pair, siblings }) => {
    (siblings as Pair[]).splice(siblings.indexOf(pair), 1);
    return 'left out';
  },
  () => 'an optional key: the rest is complete without it',
);

const renameKey = inFields(
  ({ key, path }) => key.length > 3 && !/^blocks\.[\w-]+$/.test(path),
  ({ pair, key }, random, document) => {
    const at = random.between(1, key.length - 2);
    const typo = key.slice(0, at) + key.slice(at + 1);
    pair.key = document.createNode(typo);
    return `key typed "${typo}"`;
  },
);

const WRONG_VALUES = [
  ['a word', 'tekst'],
  ['a number', 7],
  ['a list', ['a', 'b']],
  ['keys', { a: 1 }],
  ['ja', 'ja'],
] as const;

const retype = inFields(
  () => true,
  (field, random, document) => {
    const [what, value] = random.pick(WRONG_VALUES);
    setValue(document, field, value);
    return `${what} as value`;
  },
  (field) => (isFreeText(field) || ANY_SIZE.test(field.path) ? FREE : undefined),
);

const emptyValue = inFields(
  () => true,
  (field, _random, document) => {
    setValue(document, field, null);
    return 'no value';
  },
  () => 'a key without a value counts as absent, which is allowed here',
);

const isNumber = ({ value }: Field): boolean => /^-?\d+(?:\.\d+)?$/.test(value);
const isReference = ({ path }: Field): boolean =>
  /(?:^|\.)(?:id|article|document|context|presentation|memory)$/.test(path);

/** A year of birth or death without the other. */
function whyUncompared({ path, siblings }: Field): string | undefined {
  const isLife = (key: unknown): boolean => key === 'birth' || key === 'death';
  if (!isLife(path)) return undefined;
  const known = siblings.filter(({ key }) => isScalar(key) && isLife(key.value));
  return known.length < 2 ? 'nothing to compare the year with' : undefined;
}

const scaleNumber = inFields(
  (field) => isNumber(field) && !isReference(field),
  (field, random, document) => {
    const factor = random.pick([0.01, 100, 1_000, -1]);
    setValue(document, field, Number((Number(field.value) * factor).toFixed(6)));
    return `${field.value} multiplied by ${factor}`;
  },
  (field) =>
    ANY_SIZE.test(field.path) || isFreeText(field) || field.path.includes('period.')
      ? 'a number that only the author knows, within its limits'
      : whyUncompared(field),
);

const isDate = ({ value }: Field): boolean => /^\d{4}-\d\d-\d\d|^\d\d-\d\d$/.test(value);

const changeDate = inFields(
  isDate,
  (field, random, document) => {
    const { value } = field;
    const [what, date] = random.pick([
      ['a hundred years later', value.replace(/^\d{4}/, (year) => String(Number(year) + 100))],
      ['a hundred years earlier', value.replace(/^\d{4}/, (year) => String(Number(year) - 100))],
      ['day 32', value.replace(/\d\d$/, '32')],
      ['month 13', value.replace(/\d\d(?=-\d\d$)/, '13')],
      ['day first', value.split('-').reverse().join('.')],
    ] as const);
    if (date === value) return undefined;
    setValue(document, field, date);
    return what;
  },
  whyUncompared,
);

const wrongClock = inFields(
  ({ key }) => key === 'open' || key === 'close',
  (field, random, document) => {
    const [what, time] = random.pick([
      ['with a full stop', field.value.replace(':', '.').replaceAll('"', '')],
      ['25:00', '25:00'],
      ['midnight', '00:00'],
    ] as const);
    if (field.key === 'open' && what === 'midnight') return undefined;
    setValue(document, field, time);
    return what;
  },
);

const swapNeighbours = inFields(
  ({ value, siblings, pair }) => {
    const next = siblings[siblings.indexOf(pair) + 1];
    return value !== '' && isScalar(next?.value) && String(next.value.value) !== value;
  },
  ({ pair, siblings }) => {
    const next = siblings[siblings.indexOf(pair) + 1];
    if (!next) return undefined;
    [pair.value, next.value] = [next.value, pair.value];
    return `value swapped with that of ${String((next.key as { value: unknown }).value)}`;
  },
  (field) =>
    isMediaName(field)
      ? 'two files, each of which may be shown there'
      : isFreeText(field)
        ? 'two texts, each valid where it stands'
        : /season\.|hours\.(?:from|days)/.test(field.path)
          ? 'a season across the new year'
          : undefined,
);

const swapLanguages = inFields(
  ({ key, siblings }) =>
    key === 'no' && siblings.some(({ key: one }) => isScalar(one) && one.value === 'en'),
  ({ pair, siblings }) => {
    const other = siblings.find(({ key }) => isScalar(key) && key.value === 'en');
    if (!other) return undefined;
    [pair.value, other.value] = [other.value, pair.value];
    return 'no and en swapped';
  },
  () => TOO_SHORT,
);

const LANGUAGE_KEYS = ['nb', 'se', 'eng', 'No', 'norsk'];
const wrongLanguageKey = inFields(
  ({ key }) => ['no', 'sv', 'en'].includes(key),
  ({ pair }, random, document) => {
    const key = random.pick(LANGUAGE_KEYS);
    pair.key = document.createNode(key);
    return `key ${key}`;
  },
  ({ key, value, path }) =>
    key === 'no' || path.startsWith('name') || value.length < 12
      ? 'Northern Sámi, in which names are the same'
      : undefined,
);

const wrongPosition = inFields(
  ({ key, value }) => /^(?:location|center)$/.test(key) && value.includes(','),
  (field, random, document) => {
    const [lat = '', lng = ''] = field.value.replaceAll('"', '').split(/, */);
    const [what, position] = random.pick([
      ['swapped', `${lng}, ${lat}`],
      ['decimal commas', `${lat.replace('.', ',')}, ${lng.replace('.', ',')}`],
      ['without points', `${lat.replace('.', '')}, ${lng.replace('.', '')}`],
      ['a wrong first digit', `4${lat.slice(1)}, ${lng}`],
      ['minus for the longitude', `${lat}, -${lng}`],
      ['only the latitude', lat],
      ['of a map grid', '6645000, 262000'],
      ['in degrees and minutes', `61°17'53"N 7°19'20"Ø`],
    ] as const);
    setValue(document, field, position);
    return what;
  },
);

const isMediaName = ({ value }: Field): boolean => /^[\w-]+\.[a-z0-9]{3,4}$/.test(value);

const wrongMediaName = inFields(isMediaName, (field, random, document) => {
  const { value } = field;
  const [what, name] = random.pick([
    ['a file that is not there', 'finnes-ikke.jpg'],
    ['in capitals', value.toUpperCase()],
    ['with spaces and å', `Kai på ${value}`],
    ['without its extension', value.replace(/\.\w+$/, '')],
    ['with its folder', `media/${value}`],
    ['of a film of a phone', 'IMG_1234.MOV'],
  ] as const);
  setValue(document, field, name);
  return what;
});

const wrongReference = inFields(
  (field) => isReference(field) || ['owner', 'slug'].includes(field.key),
  (field, random, document) => {
    const [what, value] = isNumber(field)
      ? random.pick([
          ['an id that nothing has', 987_654],
          ['the id of an owner', 1],
          ['0', 0],
        ] as const)
      : (['a name that nothing has', 'finnes-ikke'] as const);
    // A code may lead to an owner.
    if (String(value) === field.value || (value === 1 && field.key === 'document'))
      return undefined;
    setValue(document, field, value);
    return what;
  },
  (field) =>
    field.key === 'id' || field.key === 'slug' ? 'a free id, which nothing refers to' : undefined,
);

const wrongUrl = inFields(
  ({ value }) => /^["']?https?:/.test(value),
  (field, random, document) => {
    const url = field.value.replace(/^["']|["']$/g, '');
    const [what, written] = random.pick([
      ['without https://', url.replace(/^https?:\/\//, '')],
      ['a comma for a point', url.replace('.', ',')],
      ['https:// twice', `https://${url}`],
      ['a space in it', url.replace(/\.(\w)/, '. $1')],
      ['not a URL', 'se nettsiden'],
      ['no domain', 'https://museet'],
    ] as const);
    if (written === url) return undefined;
    setValue(document, field, written);
    return `URL ${what}`;
  },
);

/** Those of several forms are drawn more often. */
export const FIELD_SLIPS: readonly Slip[] = [
  removeKey,
  renameKey,
  renameKey,
  retype,
  retype,
  emptyValue,
  scaleNumber,
  scaleNumber,
  changeDate,
  wrongClock,
  swapNeighbours,
  swapNeighbours,
  swapLanguages,
  wrongLanguageKey,
  wrongPosition,
  wrongPosition,
  wrongMediaName,
  wrongReference,
  wrongReference,
  wrongUrl,
];
