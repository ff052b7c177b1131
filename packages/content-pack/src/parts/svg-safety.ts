/**
 * Rejects scripts and external resources in SVG. Stricter than an XML parser (it searches comments
 * too), because parsers disagree on what is script.
 */
import { msg, type Message } from '@varde/domain/message';

export interface SvgIssue {
  readonly line: number;
  readonly message: Message;
  readonly help: Message;
}

const PREFIX = '(?:[\\w.-]+:)?';
const SCRIPT_HELP = msg`Delete it: an image in a pack is only an image`;
const EXTERNAL_HELP = msg`Draw it in the file itself, or embed an image as data:image/png;base64,…`;

const RULES: readonly { pattern: RegExp; message: Message; help: Message }[] = [
  {
    pattern: new RegExp(`<${PREFIX}(script|handler|listener)\\b`, 'i'),
    message: msg`The SVG holds a script`,
    help: SCRIPT_HELP,
  },
  {
    pattern: new RegExp(`<${PREFIX}(foreignObject|iframe|embed|object|audio|video|html)\\b`, 'i'),
    message: msg`The SVG holds a piece of a web page`,
    help: SCRIPT_HELP,
  },
  {
    pattern: /[\s"'/]on[a-z]+\s*=\s*["']/i,
    message: msg`The SVG holds an event handler`,
    help: SCRIPT_HELP,
  },
  { pattern: /(java|vb)script\s*:/i, message: msg`The SVG holds a script`, help: SCRIPT_HELP },
  {
    pattern: /attributeName\s*=\s*["']\s*(?:[\w.-]+:)?(href|on[a-z]+)/i,
    message: msg`The SVG changes a URL while it is shown`,
    help: SCRIPT_HELP,
  },
  {
    pattern: /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet/i,
    message: msg`The SVG has a document type, entities or a style sheet of its own`,
    help: msg`Delete the line: no program needs it to show the image`,
  },
  {
    pattern:
      /@import|image-set\(|[\s:,]src\(|[\s"'](?:[\w.-]+:)?(?:href|src)\s*=\s*(?:"(?!\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,]))|'(?!\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,])))/i,
    message: msg`The SVG points at something outside itself`,
    help: EXTERNAL_HELP,
  },
  {
    pattern: /url\((?:\s*["'])?\s*(?!["'#\s]|data:image\/(?:png|jpeg|webp|gif)[;,])/i,
    message: msg`The SVG points at something outside itself`,
    help: EXTERNAL_HELP,
  },
];

/** Each kind of issue once, with the line of its first occurrence. */
export function findSvgIssues(source: string): SvgIssue[] {
  const plain = decodeDisguises(source);
  return RULES.flatMap(({ pattern, message, help }) => {
    const match = pattern.exec(plain);
    if (!match) return [];
    const line = plain.slice(0, match.index).split('\n').length;
    return [{ line, message, help }];
  });
}

/** Decodes XML character references and CSS escapes, which could hide words; keeps line feeds. */
function decodeDisguises(source: string): string {
  return source
    .replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (match, hex?: string, decimal?: string) =>
      character(hex ? Number.parseInt(hex, 16) : Number(decimal), match),
    )
    .replace(/&colon;/gi, ':')
    .replace(/&quot;|&apos;/g, "'")
    .replace(/&Tab;|&NewLine;/gi, '')
    .replace(/\\([0-9a-f]{1,6})[ \t]?/gi, (match, hex: string) =>
      character(Number.parseInt(hex, 16), match),
    )
    .replace(/\\([^\n])/g, '$1');
}

function character(code: number, otherwise: string): string {
  if (code < 32) return '';
  return code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}
