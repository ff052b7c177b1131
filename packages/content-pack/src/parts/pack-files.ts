/** Accesses the files of a pack. Only opens regular files inside its folder. */
import { msg } from '@varde/domain/message';
import { isUtf8 } from 'node:buffer';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type IssueLog, type Report, createIssueLog } from './issue-log.ts';
import { foreignKindIssue, formatOf } from './media-format.ts';

/** Larger files are not texts; the longest article has some 50 kB. */
const MAX_TEXT_BYTES = 5_000_000;
/** Footpaths of a complete town. */
const MAX_PATHS_BYTES = 50_000_000;

export interface PackFolder {
  /** Absolute path on disk. */
  readonly path: string;
  /** Files relative to the folder, with forward slashes, sorted. */
  readonly files: readonly string[];
}

/**
 * Lists the folder's files, and reports those that lead out of it. `undefined` when there is no
 * such folder.
 */
export async function openPackFolder(path: string, log: IssueLog): Promise<PackFolder | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isDirectory()) {
    log.add(
      { file: '' },
      {
        message: msg`There is no pack folder at ${path}`,
        help: msg`Give the path of the folder that holds pack.yaml`,
      },
    );
    return undefined;
  }
  const files: string[] = [];
  await listFiles(path, await realpath(path), '', files, log);
  return { path, files: files.sort() };
}

/** What operating systems and office programs leave in folders. */
const LEFT_BY_PROGRAMS =
  /^(?:\..*|node_modules|__MACOSX|Thumbs\.db|ehthumbs\.db|desktop\.ini|~\$.*)$/i;

async function listFiles(
  base: string,
  root: string,
  folder: string,
  files: string[],
  log: IssueLog,
): Promise<void> {
  const entries = await readdir(join(base, folder), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (LEFT_BY_PROGRAMS.test(entry.name)) continue;
    const file = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) await listFiles(base, root, file, files, log);
    else if (entry.isSymbolicLink()) {
      if (await isLinkToOwnFile(join(base, file), root, file, log)) files.push(file);
    } else if (entry.isFile()) files.push(file);
    else {
      log.add(
        { file },
        { message: msg`This is not a file that can be read`, help: msg`Delete it` },
      );
    }
  }
}

/** A link to a folder could form a cycle; a link to a file of the pack is safe. */
async function isLinkToOwnFile(
  link: string,
  root: string,
  file: string,
  log: IssueLog,
): Promise<boolean> {
  try {
    const target = await realpath(link);
    const stats = await stat(target);
    if (target.startsWith(root + sep) && stats.isFile()) return true;
    reportExternalLink(file, log);
  } catch {
    log.add(
      { file },
      { message: msg`This link leads nowhere`, help: msg`Delete it, or copy the file` },
    );
  }
  return false;
}

function reportExternalLink(file: string, log: IssueLog): void {
  log.add(
    { file },
    {
      message: msg`This link leads out of the pack, or to a folder`,
      help: msg`Copy what it points at into the pack: a pack must be complete by itself`,
    },
  );
}

/** The text of a file with line ends normalised to `\n`; `undefined` after a reported issue. */
export async function readText(
  folder: PackFolder,
  file: string,
  log: IssueLog,
): Promise<string | undefined> {
  const bytes = await readBytes(folder, file, log);
  if (!bytes) return undefined;
  const binary = bytes.includes(0) || !isUtf8(bytes) ? binaryIssue(bytes) : undefined;
  if (binary) {
    log.add({ file, line: 1 }, binary);
    return undefined;
  }
  if (!isUtf8(bytes)) return reportEncoding(bytes, file, log);
  const text = withPlainMargins(bytes.toString('utf8').replace(/\r\n?/g, '\n'));
  reportTraces(text, file, log);
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  const control = text.search(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/);
  if (control < 0) return text;
  const line = text.slice(0, control).split('\n').length;
  log.add(
    { file, line },
    { message: msg`There is a control character here`, help: msg`Delete it` },
  );
  return undefined;
}

/** A picture, an archive or the like under the name of a text. */
function binaryIssue(bytes: Buffer): Report | undefined {
  const head = bytes.subarray(0, 4096);
  const format = formatOf(head);
  if (format === undefined) return foreignKindIssue(head);
  return {
    message: msg`The file is in truth of kind ${format}, and not a text`,
    help: msg`Put the text here, and what this is in media/`,
  };
}

/** What a wrong encoding and a merge leave in texts; the first line of each. */
const TRACES: readonly (readonly [form: RegExp, Report])[] = [
  [
    /\uFFFD/,
    {
      severity: 'warning',
      message: msg`A letter is lost here (�), as when a text is saved with a wrong encoding`,
      help: msg`Write it again, and look for others`,
    },
  ],
  [
    /Ã[\u0080-\u00bf\u2020-\u203a]|â€|â\u0080/,
    {
      severity: 'warning',
      message: msg`Letters stand for others here (Ã¥ for å), as when UTF-8 is read as another encoding`,
      help: msg`Copy the text again from where it came from, or replace them in the whole file`,
    },
  ],
  [
    /^(?:<{7}|>{7}) .*$/m,
    {
      message: msg`This line is left by a merge that was not finished`,
      help: msg`Choose one of the two texts, and take out the lines with <<<<<<<, ======= and >>>>>>>`,
    },
  ],
];

function reportTraces(text: string, file: string, log: IssueLog): void {
  for (const [form, report] of TRACES) {
    const found = form.exec(text);
    if (found) log.add({ file, line: text.slice(0, found.index).split('\n').length }, report);
  }
}

/**
 * Word processors and web pages give spaces that do not break, or have no width. At the start of a
 * line they would be neither an indent nor a blank line.
 */
const withPlainMargins = (text: string): string =>
  text
    .replace(/^[\u200b\u2060\ufeff]+/gm, '')
    .replace(/^(?:[ \t]*[\u00a0\u2007\u202f])+/gm, (margin) =>
      margin.replace(/[\u00a0\u2007\u202f]/g, ' '),
    );

async function readBytes(
  folder: PackFolder,
  file: string,
  log: IssueLog,
): Promise<Buffer | undefined> {
  const path = join(folder.path, file);
  const limit = file.endsWith('.geojson') ? MAX_PATHS_BYTES : MAX_TEXT_BYTES;
  try {
    const { size } = await stat(path);
    if (size <= limit) return await readFile(path);
    log.add(
      { file },
      {
        message: msg`The file is larger than ${limit / 1e6} MB`,
        help: msg`Split it into several files`,
      },
    );
  } catch {
    log.add(
      { file },
      { message: msg`The file cannot be opened`, help: msg`Check its permissions` },
    );
  }
  return undefined;
}

/** A line feed byte is never part of a longer character: the first invalid line has the issue. */
function reportEncoding(bytes: Buffer, file: string, log: IssueLog): undefined {
  let line = 1;
  for (let start = 0; start <= bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const stop = end < 0 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(start, stop))) break;
    start = stop + 1;
  }
  log.add(
    { file, line },
    {
      message: msg`The text is not UTF-8 here`,
      help: msg`Open the file in an editor and save it with the encoding UTF-8`,
    },
  );
}

/** Returns the cached result for an unchanged file, or computes it. */
export type Unchanged = <T>(path: string, what: string, find: () => Promise<T>) => Promise<T>;

export const findUncached: Unchanged = (_path, _what, find) => find();

/** State while a pack is read. */
export interface PackReading {
  readonly folder: PackFolder;
  readonly log: IssueLog;
  readonly unchanged: Unchanged;
}

/**
 * Result and issues of a file, read again only when it has changed.
 * @param read depends on the file alone
 */
export async function readOnce<T>(
  { folder, log, unchanged }: PackReading,
  file: string,
  read: (log: IssueLog) => Promise<T>,
): Promise<T> {
  const { result, ownLog } = await unchanged(join(folder.path, file), 'text', async () => {
    const own = createIssueLog();
    return { result: await read(own), ownLog: own };
  });
  log.take(ownLog);
  return result;
}
