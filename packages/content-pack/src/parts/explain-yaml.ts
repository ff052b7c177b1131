/**
 * What is wrong with YAML that cannot be parsed, in words for somebody who writes texts: what the
 * line holds, and what to write instead. The parser's own messages name its tokens.
 */
import { msg, type Message } from '@varde/domain/message';
import type { YAMLError } from 'yaml';

export interface YamlMistake {
  /** From 1, in the text. */
  readonly line: number;
  readonly message: Message;
  readonly help: Message;
}

interface Spot {
  readonly error: YAMLError;
  readonly text: string;
  /** Of the whole text. */
  readonly lines: readonly string[];
  /** Where the parser stopped, from 1. */
  readonly line: number;
  readonly content: string;
}

/** `undefined` where the rule does not apply. */
type Rule = (spot: Spot) => (Partial<YamlMistake> & Pick<YamlMistake, 'message'>) | undefined;

const HELP = msg`Compare it with docs/content-packs.md: two spaces of indent, a space after each colon, quotes around a text that holds ": " or " #"`;
const SHOWN_LENGTH = 60;
/** Characters looked at; a longer line is not typed. */
const MAX_LINE_LENGTH = 1_000;

/** The text, quoted and shortened. */
function shown(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > SHOWN_LENGTH ? `${trimmed.slice(0, SHOWN_LENGTH)} …` : trimmed;
}

const inQuotes = (text: string): string =>
  text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

const putQuotes = (key: string | undefined, text: string): Message => {
  const quoted = inQuotes(shown(text));
  return msg`Put quotes around the text: ${key === undefined ? quoted : `${key}: ${quoted}`}`;
};

/** `no: Voksne: 140 kr` as key and value, also within braces. */
const KEY_AND_REST = /^[\s{[-]*(\w[\w-]*):(.*)$/s;

function keyAndValue(line: string): { readonly key?: string; readonly value: string } {
  const [, key, rest = ''] = KEY_AND_REST.exec(line) ?? [];
  return { ...(key !== undefined && { key }), value: rest.trimStart() };
}

const indentOf = (line: string): number => line.search(/\S|$/);

const tab: Rule = ({ error, content }) =>
  error.code === 'TAB_AS_INDENT' || /^ *\t/.test(content)
    ? {
        message: msg`A tab stands before "${shown(content)}"`,
        help: msg`Indent with spaces, two for each level`,
      }
    : undefined;

const duplicate: Rule = ({ error, text }) => {
  if (error.code !== 'DUPLICATE_KEY') return undefined;
  const [key = ''] = /^[^:\n]*/.exec(text.slice(error.pos[0])) ?? [];
  return {
    message: msg`The key "${key.trim()}" is written twice`,
    help: msg`Take one of the two out, or join what they hold`,
  };
};

/** Characters that begin a value and mean something to YAML. */
const leading: Rule = ({ error, content }) => {
  const CODES = ['BAD_SCALAR_START', 'BAD_ALIAS', 'TAG_RESOLVE_FAILED', 'NON_STRING_KEY'];
  const { key, value } = keyAndValue(content);
  if (!CODES.includes(error.code) && !/^(?:\[[^\]]*\]|\{[^}]*\})\s*\w/.test(value))
    return undefined;
  const text = key === undefined ? content.trim() : value;
  const first = /[`@%&!*{[]/.exec(text)?.[0] ?? text.slice(0, 1);
  return {
    message: msg`"${shown(content)}" cannot be read: "${first}" has a meaning of its own at the start`,
    help: putQuotes(key, text),
  };
};

const backslash: Rule = ({ error, content }) =>
  error.code === 'BAD_DQ_ESCAPE'
    ? {
        message: msg`"${shown(content)}" holds a backslash between double quotes`,
        help: msg`Write it twice (\\\\), or single quotes around the text`,
      }
    : undefined;

const secondDocument: Rule = ({ error }) =>
  error.code === 'MULTIPLE_DOCS'
    ? { message: msg`A line --- stands between the keys`, help: msg`Take it out` }
    : undefined;

/** The first line with an odd number of these quotes, of which one begins a value. */
const openQuote: Rule = ({ error, lines }) => {
  const [, quote] = /^Missing closing (["'])quote/.exec(error.message) ?? [];
  if (quote === undefined) return undefined;
  const index = lines.findIndex(
    (line) =>
      line.split(quote).length % 2 === 0 && new RegExp(`(?:^|[:[{,-])\\s*${quote}`).test(line),
  );
  if (index < 0) return undefined;
  const content = lines[index] ?? '';
  return {
    line: index + 1,
    message: msg`The quote that begins in "${shown(content)}" does not end`,
    help: msg`Write ${quote} at the end of the text too`,
  };
};

const textAfterQuote: Rule = ({ error, content }) => {
  if (!error.message.startsWith('Unexpected scalar at node end')) return undefined;
  const { key = '', value } = keyAndValue(content);
  const [quote = ''] = /^["']/.exec(value) ?? [];
  if (quote === '') return undefined;
  const inner = value
    .trim()
    .slice(1)
    .replace(new RegExp(`${quote}$`), '');
  return {
    message: msg`The text in "${shown(content)}" ends at the second ${quote}`,
    help:
      quote === '"'
        ? msg`Write '${shown(inner)}', with single quotes around it`
        : msg`Write ${key}: "${shown(inner)}", with double quotes around it`,
  };
};

/** The line of the last bracket before the error that is not closed. */
const openBracket: Rule = ({ error, lines, line }) => {
  const [, end] = /sufficiently indented and end with a ([\]}])/.exec(error.message) ?? [];
  if (end === undefined) return undefined;
  const start = end === ']' ? '[' : '{';
  const index = lines
    .slice(0, line)
    .findLastIndex((one) => one.split(start).length > one.split(end).length);
  const content = lines[Math.max(index, 0)] ?? '';
  return {
    line: Math.max(index, 0) + 1,
    message: msg`The ${start} in "${shown(content)}" is not closed`,
    help: msg`Write ${end} where it ends; or, if it belongs to the text, quotes around the text`,
  };
};

const closingBracket: Rule = ({ error, content }) => {
  const [, end] = /^Unexpected flow-\w+-end token.*"([\]}])"/.exec(error.message) ?? [];
  return end === undefined
    ? undefined
    : {
        message: msg`There is a ${end} too many in "${shown(content)}"`,
        help: msg`Take it out; or, if it belongs to the text, write quotes around the text`,
      };
};

const listOnKeyLine: Rule = ({ error, content }) => {
  if (!/block-seq-ind on same line with key/.test(error.message)) return undefined;
  const { key = '', value } = keyAndValue(content);
  return {
    message: msg`A list begins on the line of its key: "${shown(content)}"`,
    help: msg`Write [${shown(value.replace(/^-\s*/, ''))}] after ${key}:, or each item on a line below, with a hyphen before it`,
  };
};

const textBesideBlock: Rule = ({ error, content }) => {
  const { key = '', value } = keyAndValue(content);
  if (!error.message.startsWith('Not a YAML token') || !/^[|>]/.test(value)) return undefined;
  return {
    message: msg`Text stands beside the ${value.slice(0, 1)} in "${shown(content)}"`,
    help: msg`Write only ${key}: | on this line, and the text on the lines below, indented`,
  };
};

/** `{ no: Voksne: 140 kr, en: Adults }` */
const colonInBraces: Rule = ({ error, content }) => {
  if (error.code !== 'BLOCK_IN_FLOW') return undefined;
  const [key = '', value = ''] =
    content
      .split(/[{},]/)
      .slice(1, -1)
      .map((part) => /^\s*([\w-]+):\s([^"]*)$/.exec(part)?.slice(1) ?? [])
      .find(([, text = '']) => /[:;]/.test(text)) ?? [];
  if (/;\s*[\w-]+: /.test(value))
    return {
      message: msg`A semicolon separates what stands in the braces of "${shown(content)}"`,
      help: msg`Write commas: ${shown(content.replaceAll(';', ','))}`,
    };
  return {
    message: msg`"${shown(value || content)}" holds a colon, which begins another value`,
    help: putQuotes(key, value || content),
  };
};

/** `no: Voksne: 140 kr` */
const colonInText: Rule = ({ error, content }) => {
  const { key, value } = keyAndValue(content);
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY' || !/:(?:\s|$)/.test(value)) return undefined;
  return {
    message: msg`"${shown(value)}" holds a colon and a space, which begin another value`,
    help: putQuotes(key ?? '', value),
  };
};

/** The parser joins a key without a space or colon to what follows. */
const noSpaceAfterColon: Rule = ({ content, error }) => {
  if (!['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR'].includes(error.code)) return undefined;
  const { key, value } = keyAndValue(content);
  if (key === undefined)
    return /^\s*-/.test(content)
      ? undefined
      : {
          message: msg`"${shown(content)}" has no key`,
          help: msg`Write a key, a colon, a space and the value; or, if it goes on from the line above, quotes around the whole text`,
        };
  return value !== '' && content.endsWith(`:${value}`)
    ? {
        message: msg`There is no space after the colon in "${shown(content)}"`,
        help: msg`Write ${key}: ${shown(value)}`,
      }
    : undefined;
};

/** `captions { no: film.vtt }` */
const noColonBeforeBraces: Rule = ({ content }) => {
  const [, key] = /^\s*(?:- +)?([\w-]+)\s+[{[]/.exec(content) ?? [];
  return key === undefined
    ? undefined
    : {
        message: msg`There is no colon after "${key}"`,
        help: msg`Write ${shown(content.replace(key, `${key}:`))}`,
      };
};

/** A line that is deeper than the one it belongs beside, or begins in a column of its own. */
const indentation: Rule = ({ error, lines, line }) => {
  if (!/IMPLICIT_KEY|BAD_INDENT|MISSING_CHAR/.test(error.code)) return undefined;
  const isBelow = error.code.endsWith('IMPLICIT_KEY');
  const at = isBelow && line < lines.length ? line + 1 : line;
  const content = lines[at - 1] ?? '';
  const above = lines.slice(0, at - 1).findLast((one) => one.trim() !== '') ?? '';
  const [own, other] = [indentOf(content), indentOf(above)];
  if (own !== other)
    return {
      line: at,
      message: msg`"${shown(content)}" is indented by ${own}, "${shown(above)}" above it by ${other}`,
      help: msg`Begin it below the first letter of the keys beside it; or two spaces further in than the key it belongs to`,
    };
  if (!above.trimStart().startsWith('-')) return undefined;
  return {
    line: at,
    message: msg`"${shown(content)}" stands below the items of a list, without a hyphen`,
    help: msg`Write "- " before it, or begin it where the key of the list begins`,
  };
};

/** In order; the first that applies explains the error. */
const RULES: readonly Rule[] = [
  tab,
  duplicate,
  backslash,
  secondDocument,
  openQuote,
  textAfterQuote,
  openBracket,
  closingBracket,
  listOnKeyLine,
  textBesideBlock,
  colonInBraces,
  leading,
  colonInText,
  noColonBeforeBraces,
  noSpaceAfterColon,
  indentation,
];

/** @param line where the parser stopped, from 1 */
export function explainYaml(error: YAMLError, text: string, line: number): YamlMistake {
  const lines = text.split('\n');
  const content = (lines[line - 1] ?? '').slice(0, MAX_LINE_LENGTH);
  const spot = { error, text, lines, line, content };
  for (const rule of RULES) {
    const found = rule(spot);
    if (found) return { line, help: HELP, ...found };
  }
  return { line, message: msg`"${shown(content)}" cannot be read here`, help: HELP };
}
