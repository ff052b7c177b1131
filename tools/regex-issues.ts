/**
 * Finds regular expressions that could take more than linear time: `scslre` knows those whose own
 * parts compete for the same characters, and `attacksOn` repeats what leads up to an unbounded
 * quantifier, so that each repetition is another start from which the rest of the text is read
 * (`/<a[^>]*>/` on `<a<a<a…`).
 */
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { Visitor, parseSync, type ESTree } from 'rolldown/utils';
import { analyse } from 'scslre';

export interface FoundRegex {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/**
 * Literals, `new RegExp(…)` and the `pattern` of schemas. A name of a text of the same file stands
 * for that text, any other interpolation for a digit.
 */
export function regexesIn(file: string, code: string): FoundRegex[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const texts = new Map<string, string>();
  const found: FoundRegex[] = [];
  const add = (start: number, source: string | undefined, flags = ''): void => {
    const line = code.slice(0, start).split('\n').length;
    if (source !== undefined) found.push({ line, source, flags });
  };
  const construct = ({ callee, arguments: [source, flags], start }: Construction): void => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp' && source)
      add(start, textOf(source, texts), flags && textOf(flags, texts));
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      const text = init && textOf(init, texts);
      if (id.type === 'Identifier' && typeof text === 'string') texts.set(id.name, text);
    },
    Literal(node) {
      if ('regex' in node && node.regex) add(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression: construct,
    CallExpression: construct,
    Property({ key, value, start }) {
      if (key.type === 'Identifier' && key.name === 'pattern') add(start, textOf(value, texts));
    },
  }).visit(program);
  return found;
}

type Construction = Pick<ESTree.NewExpression, 'callee' | 'arguments' | 'start'>;

function textOf(node: ESTree.Node, texts: ReadonlyMap<string, string>): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'Identifier') return texts.get(node.name);
  const isRaw = node.type === 'TaggedTemplateExpression';
  const template = isRaw ? node.quasi : node;
  if (template.type !== 'TemplateLiteral') return undefined;
  return template.quasis
    .map(({ value }, index) => {
      const inserted = template.expressions[index];
      const text = isRaw ? value.raw : (value.cooked ?? value.raw);
      return text + (inserted ? (textOf(inserted, texts) ?? '1') : '');
    })
    .join('');
}

/** Empty if scslre finds nothing. */
export function competingParts({ source, flags }: FoundRegex): string[] {
  return analyse({ source, flags }).reports.map(({ type }) => type);
}

/**
 * Texts of about `length` characters that a regular expression could read again from each of many
 * starts, or whose parts a repeated group could divide among its repetitions in many ways.
 */
export function attacksOn({ source, flags }: FoundRegex, length: number): string[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, flags.includes('u'));
  const attacks = pattern.alternatives.flatMap((one) => {
    const isAnchored = !flags.includes('m') && beginsAtStart(one);
    return attacksOnPath(one.elements, '', flags).filter(
      ({ before }) => !isAnchored || before !== undefined,
    );
  });
  const texts = attacks.map(({ before = '', repeated }) =>
    [before, repeated.repeat(Math.ceil(length / repeated.length)), NOWHERE].join(''),
  );
  return [...new Set(texts)];
}

/** A character that nothing but "any character" matches, so that the end does not match. */
const NOWHERE = '\0';

const beginsAtStart = ({ elements: [first] }: AST.Alternative): boolean =>
  first?.type === 'Assertion' && first.kind === 'start';

/** `before` is missing where each repetition is another start. */
interface Attack {
  readonly before?: string;
  readonly repeated: string;
}

function attacksOnPath(elements: readonly AST.Element[], start: string, flags: string): Attack[] {
  const found: Attack[] = [];
  let path = start;
  for (const element of elements) {
    const isLong = element.type === 'Quantifier' && element.max > MANY;
    const inner = element.type === 'Quantifier' ? element.element : element;
    const alternatives =
      inner.type === 'Group' || inner.type === 'CapturingGroup' ? inner.alternatives : [];
    for (const one of alternatives) {
      found.push(...attacksOnPath(one.elements, path, flags));
      if (isLong) found.push({ before: path, repeated: shortestOf(one.elements, flags) });
    }
    if (isLong) found.push({ repeated: path }, { repeated: path + shortest(inner, flags) });
    path += shortest(element, flags);
  }
  return found.filter(({ repeated }) => repeated !== '');
}

const shortestOf = (elements: readonly AST.Element[], flags: string): string =>
  elements.map((one) => shortest(one, flags)).join('');

/** A quantifier with a lower limit costs each start a constant. */
const MANY = 1_000;

/** A short text that an element matches; empty for assertions and back references. */
function shortest(element: AST.Element, flags: string): string {
  if (element.type === 'Quantifier')
    return shortest(element.element, flags).repeat(Math.min(element.min, MAX_COPIES));
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return shortestOf(element.alternatives[0]?.elements ?? [], flags);
  if (element.type === 'Character') return String.fromCodePoint(element.value);
  if (element.type === 'Assertion' || element.type === 'Backreference') return '';
  const matches = new RegExp(`^${element.raw}$`, flags.replaceAll(/[gmy]/g, ''));
  return CANDIDATES.find((one) => matches.test(one)) ?? '';
}

const MAX_COPIES = 50;

const CANDIDATES = [
  'a 1\t\n-.,;:="\'<>()[]{}/\\&#%*_+?!|~^$@`',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZbcdefghijklmnopqrstuvwxyz023456789',
  '\0\u00a0æ°«»“”‘’′″\u0301\u200b',
]
  .join('')
  .split('');
