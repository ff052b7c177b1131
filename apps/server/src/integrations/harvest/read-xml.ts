/** Parses external XML: elements by name without prefix, attributes as `@name`, text as `#text`. */
import { XMLParser } from 'fast-xml-parser';
import { record, text, type Loose } from '../read-loosely.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/** `undefined` for invalid XML and for DTDs (entity expansion attacks); no source needs them. */
export function readXml(bytes: Uint8Array): Loose | undefined {
  const source = decode(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source) || !/<\w/.test(source)) return undefined;
  try {
    return record(parser.parse(source));
  } catch {
    return undefined;
  }
}

/** By the declared encoding; UTF-8 when it is missing or unknown. */
function decode(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const label = /^[^>]*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** One or several occurrences of an element. */
export function elements(value: unknown): Loose[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((one) => {
    if (typeof one === 'string') return [{ '#text': one }];
    return typeof one === 'object' && one !== null ? [record(one)] : [];
  });
}

/** Text of an element, with or without attributes. */
export function elementText(value: unknown): string | undefined {
  return elements(value)
    .map((one) => text(one['#text']))
    .find((one) => one !== undefined);
}
