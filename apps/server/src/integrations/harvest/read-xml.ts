/** XML of strangers as plain values: elements by name without prefix, attributes with `@` before theirs, text in `#text`. */
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

/** `undefined` for what is no XML, or brings entities of its own: a few of them can stand for gigabytes, and none of our sources needs any. */
export function readXml(bytes: Uint8Array): Loose | undefined {
  const source = decode(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source) || !/<\w/.test(source)) return undefined;
  try {
    return record(parser.parse(source));
  } catch {
    return undefined;
  }
}

/** By what the file says of itself; UTF-8 where it says nothing, or nothing known. */
function decode(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const label = /^[^>]*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** An element that may stand once or many times. */
export function elements(value: unknown): Loose[] {
  const all = Array.isArray(value) ? (value as unknown[]) : [value];
  return all.flatMap((one) => {
    if (typeof one === 'string') return [{ '#text': one }];
    return typeof one === 'object' && one !== null ? [record(one)] : [];
  });
}

/** Text of an element, whether it has attributes or not. */
export function elementText(value: unknown): string | undefined {
  return elements(value)
    .map((one) => text(one['#text']))
    .find((one) => one !== undefined);
}
