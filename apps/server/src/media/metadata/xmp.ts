/**
 * XMP packets (ISO 16684-1), limited to credits: reads any packet, writes one with credits only,
 * since its other properties (places, persons, serial numbers, histories) are unbounded.
 */
import { creditNotes, isWithoutCredits, type CreditNotes } from './credit-notes.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

export function readXmp(xml: string): CreditNotes {
  return creditNotes({
    creators: valuesOf(xml, 'dc:creator'),
    copyright: valuesOf(xml, 'dc:rights')[0],
    creditLine: valuesOf(xml, 'photoshop:Credit')[0],
  });
}

/** From an attribute, an element with text, or a list of elements. */
function valuesOf(xml: string, name: string): string[] {
  const attribute = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(xml);
  if (attribute) return [decode(attribute[1] ?? attribute[2] ?? '')];
  const [inner] = elements(xml, name);
  if (inner === undefined || inner.length > MAX_LIST_LENGTH) return [];
  const items = elements(inner, 'rdf:li');
  const texts = items.length > 0 ? items : [inner];
  return texts.filter((text) => !text.includes('<')).map(decode);
}

/** Characters of a list of names. */
const MAX_LIST_LENGTH = 8_000;

/** What is in each element of this name, which holds no other of it. */
function elements(xml: string, name: string): string[] {
  return xml
    .split(`</${name}>`)
    .slice(0, -1)
    .flatMap((text) => {
      const [, after = ''] = text.split(new RegExp(`<${name}(?=[\\s>])`), 2);
      const end = after.indexOf('>');
      return end < 0 ? [] : [after.slice(end + 1)];
    });
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (match, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? match;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : match;
  });
}

const encode = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const HEAD =
  '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""' +
  ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">';
const FOOT = '</rdf:Description></rdf:RDF></x:xmpmeta>';
const END = '<?xpacket end="w"?>';

/** Empty without credits. */
export function writeXmp(notes: CreditNotes): string {
  if (isWithoutCredits(notes)) return '';
  const items = notes.creators.map((name) => `<rdf:li>${encode(name)}</rdf:li>`).join('');
  const creators = items && `<dc:creator><rdf:Seq>${items}</rdf:Seq></dc:creator>`;
  const rights = notes.copyright
    ? `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${encode(notes.copyright)}</rdf:li></rdf:Alt></dc:rights>`
    : '';
  const line = notes.creditLine
    ? `<photoshop:Credit>${encode(notes.creditLine)}</photoshop:Credit>`
    : '';
  return `${HEAD}${creators}${rights}${line}${FOOT}${END}`;
}

/** The packet with credits only. */
export function cleanXmp(packet: Buffer): Buffer {
  return Buffer.from(writeXmp(readXmp(packet.toString('utf8'))));
}

/** The cleaned packet, padded to the original length; blank when the credits do not fit. */
export function cleanXmpInPlace(packet: Buffer): Buffer {
  const clean = cleanXmp(packet);
  const room = packet.length - clean.length;
  const blank = Buffer.alloc(packet.length, ' ');
  if (clean.length === 0 || room < 0) return blank;
  const end = clean.length - END.length;
  clean.copy(blank, 0, 0, end);
  clean.copy(blank, packet.length - END.length, end);
  return blank;
}
