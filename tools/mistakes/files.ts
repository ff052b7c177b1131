/** Mistakes with whole files: cut, emptied, deleted, renamed, copied, replaced, added. */
import { bytesOf, isText, only, type Slip } from './mistake.ts';

/** Characters of a last line by which a cut is noticed. */
const MIN_LAST = 30;

/** Bytes of the last chunk of a PNG, which holds nothing. */
const PNG_END = 12;

const truncate: Slip = (file, _text, random, files) => {
  const bytes = bytesOf(files, file);
  const share = random.pick([0.2, 0.5, 0.8, 0.97]);
  const cut = bytes.subarray(0, Math.floor(bytes.length * share));
  const harmless = isText(file)
    ? whyUnnoticedText(file, bytes.toString('utf8').trim(), cut.toString('utf8').trim())
    : whyUnnoticedPicture(file, bytes.length - cut.length);
  return only(file, `cut after ${share * 100} %`, cut, harmless);
};

const whyUnnoticedPicture = (file: string, lost: number): string | undefined =>
  file.endsWith('.png') && lost < PNG_END ? 'the picture is whole' : undefined;

function whyUnnoticedText(file: string, text: string, rest: string): string | undefined {
  const last = rest.split('\n').at(-1) ?? '';
  if (rest === text) return 'only a line end';
  const isOptional = file.startsWith('media/') || file === 'site.yaml';
  if (isOptional && (last.endsWith(':') || text.startsWith(`${rest}\n`)))
    return 'what is lost is optional';
  if (!/\.(?:md|vtt)$/.test(file) && !file.startsWith('memories/')) return undefined;
  return whyUnnoticedEnd(last, rest.split(/^# .*$/m).at(-1) ?? '');
}

function whyUnnoticedEnd(last: string, text: string): string | undefined {
  if (/[.!?»)]$/.test(last)) return 'ends with a sentence';
  if (last.length < MIN_LAST) return 'a short last line may be a name';
  return /[.!?]\s/.test(text) ? undefined : 'one sentence without a full stop may be a note';
}

const empty: Slip = (file) => only(file, 'emptied', '');

/** What others name is reported. */
const remove: Slip = (file) => ({
  file,
  what: 'deleted',
  changes: { [file]: undefined },
  harmless: 'nothing in the pack names it',
});

const rename: Slip = (file, _text, random, files) => {
  const [, folder = '', base = '', extension = ''] = /^(.*\/)?([^/]+?)(\.[\w.]+)$/.exec(file) ?? [];
  const isNamed = folder === 'media/' || folder === '';
  const [what, name] = random.pick([
    ['in capitals', `${base.toUpperCase()}${extension}`],
    ['with spaces and å', `Kopi av på ${base}${extension}`],
    ['to another extension', `${base}${extension.replace(/\w+$/, 'txt')}`],
    ['to .yml', `${base}.yml`],
    ['to .heic', `${base}.heic`],
    ['into another folder', `../${base}${extension}`],
  ] as const);
  const target = what === 'into another folder' ? `diverse/${name.slice(3)}` : `${folder}${name}`;
  return {
    file,
    what: `renamed ${what}: ${target}`,
    changes: { [file]: undefined, [target]: bytesOf(files, file) },
    ...(isNamed ? {} : { harmless: 'the names of these files are free' }),
  };
};

const copy: Slip = (file, _text, _random, files) => {
  const target = file.replace(/(\.[\w.]+)$/, '-kopi$1');
  return { file, what: `copied to ${target}`, changes: { [target]: bytesOf(files, file) } };
};

const FOREIGN = [
  ['a web page', '<!doctype html><html><body>Logg inn</body></html>'],
  ['a PDF', '%PDF-1.7\n%âãÏÓ\n'],
  ['a ZIP archive', Buffer.from('PK\u0003\u0004\u0014\0\0\0', 'latin1')],
  ['an HEIC', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')],
] as const;

const replaceByForeign: Slip = (file, _text, random) => {
  const [what, content] = random.pick(FOREIGN);
  return only(file, `replaced by ${what}`, content);
};

const replaceByOther: Slip = (file, _text, random, files) => {
  const extension = /\.\w+$/.exec(file)?.[0] ?? '';
  const others = [...files.keys()].filter((one) => !one.endsWith(extension));
  if (others.length === 0) return undefined;
  const other = random.pick(others);
  return only(file, `replaced by ${other}`, bytesOf(files, other));
};

const ADDED = [
  ['media/IMG_1234.HEIC', 'x'],
  ['media/film.mov', 'x'],
  ['media/brosjyre.pdf', '%PDF-1.7'],
  ['media/tekst.docx', 'PK'],
  ['steder.xlsx', 'PK'],
  ['articles/notat.txt', 'Husk!'],
  ['artikler/ny.md', '---\nid: 5\n---\n'],
  ['media/Thumbs.db', 'x', 'passed over'],
  ['media/.DS_Store', 'x', 'passed over'],
  ['articles/desktop.ini', 'x', 'passed over'],
] as const;

const addFile: Slip = (_file, _text, random) => {
  const [file, content, harmless] = random.pick(ADDED);
  return only(file, 'added', content, harmless);
};

/** Those of several forms are drawn more often. */
export const FILE_SLIPS: readonly Slip[] = [
  truncate,
  truncate,
  empty,
  remove,
  rename,
  copy,
  replaceByForeign,
  replaceByOther,
  addFile,
];
