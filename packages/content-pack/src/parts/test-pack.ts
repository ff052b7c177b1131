/** Checks packs and media files in tests, in every language. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { translate } from '@varde/domain/message';
import { checkPack } from '../check-pack.ts';
import { loadCatalog } from '../load-catalog.ts';
import type { PackIssue } from '../pack-issue.ts';
import { probeMedia } from '../probe-media.ts';
import type { Report } from './issue-log.ts';
import type { Unchanged } from './pack-files.ts';
import { type Change, changed, type PackFiles } from './valid-pack.ts';

/** Writes files to a new folder that is removed after the test. */
export function writeFolder(files: PackFiles): string {
  const folder = mkdtempSync(join(tmpdir(), 'varde-pack-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

/** Probes a media file with these bytes; its messages are rendered in English. */
export async function probe(bytes: Buffer | string, drawingLimit?: number) {
  const folder = writeFolder({ 'media/file': bytes });
  const found = await probeMedia(join(folder, 'media/file'), drawingLimit);
  if (found.status === 'invalid') return { ...found, issues: found.issues.map(inEnglish) };
  const { warnings, ...rest } = found;
  return warnings ? { ...rest, warnings: warnings.map(inEnglish) } : rest;
}

/** What a part of the checker reports, which has translations too. */
export function inEnglish<T extends Pick<Report, 'message' | 'help'>>(report: T) {
  const [message, help] = [translate(report.message), translate(report.help)];
  for (const catalog of CATALOGS) {
    expectTranslated(translate(report.message, catalog), message);
    expectTranslated(translate(report.help, catalog), help);
  }
  return { ...report, message, help };
}

/** All issues of a folder with these files. */
export async function issuesOf(files: PackFiles): Promise<readonly PackIssue[]> {
  return (await checkPack(writeFolder(files))).issues;
}

const CATALOGS = [await loadCatalog('no'), await loadCatalog('sv')];
/** Frequent words that are neither Norwegian nor Swedish. */
const ENGLISH =
  /(?<![\p{L}_])(?:the|is|are|of|and|or|with|not|which|that|this|it|cannot|write)(?![\p{L}_])/iu;
/** Values, which may be English. */
const QUOTED = /«[^»]*»|”[^”]*”|"[^"]*"|'[^']*'/g;

function expectTranslated(translated: string, english: string): void {
  expect(translated).not.toBe(english);
  expect(translated.replaceAll(QUOTED, '')).not.toMatch(ENGLISH);
}

/** All issues of a folder, which the other languages have too, at the same places. */
export async function translatedIssues(folder: string): Promise<readonly PackIssue[]> {
  const unchanged = readOncePerFile();
  const { issues } = await checkPack(folder, { unchanged });
  const withoutTexts = (issue: PackIssue): object => ({ ...issue, message: '', help: '' });
  for (const catalog of CATALOGS) {
    const { issues: translated } = await checkPack(folder, { catalog, unchanged });
    expect(translated.map(withoutTexts)).toEqual(issues.map(withoutTexts));
    translated.forEach(({ message, help }, index) => {
      expectTranslated(message, issues[index]?.message ?? '');
      expectTranslated(help, issues[index]?.help ?? '');
    });
  }
  return issues;
}

/** Files are read and probed for the first language, which takes most of a check. */
function readOncePerFile(): Unchanged {
  const found = new Map<string, Promise<unknown>>();
  return <T>(path: string, what: string, find: () => Promise<T>) => {
    const key = `${what} ${path}`;
    const result = found.get(key) ?? find();
    found.set(key, result);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `what` implies the type
    return result as Promise<T>;
  };
}

type Issue = PackIssue['severity'] | `${PackIssue['severity']}:${number}`;

/** `place` is the file, severity and line of the issue, `message` a part of it or of its help. */
type Row = readonly [
  change: Change | readonly Change[],
  place: `${string} ${Issue}`,
  message: string,
];

/**
 * One test per row: the valid pack with this change has this issue at this place, with a help text,
 * in every language.
 */
export function reports(rows: readonly Row[]): void {
  for (const [change, place, message] of rows)
    it(`reports ${place}: ${message}`, async () => {
      const issues = await translatedIssues(writeFolder(changed(...[change].flat())));
      const found = issues.map(
        ({ file, severity, line, message: text, help }) =>
          `${file} ${severity}${line ? `:${line}` : ''} ${text}. ${help}`,
      );
      expect(found).toContainEqual(expect.stringContaining(`${place} `));
      expect(found.filter((text) => text.startsWith(`${place} `)).join('\n')).toContain(message);
      expect(issues.every((issue) => issue.help !== '')).toBe(true);
    });
}

/**
 * Rows whose change and issue are in one file: `from` becomes `to`, with the issue at that line.
 */
export function reportsIn(
  file: string,
  rows: readonly (readonly [from: string, to: string, issue: Issue, message: string])[],
): void {
  reports(
    rows.map(([from, to, issue, message]) => [{ file, from, to }, `${file} ${issue}`, message]),
  );
}

/**
 * Rows with the full content of a file, and the issue at a line of it or in the file as a whole.
 */
export function reportsOf(
  rows: readonly (readonly [file: string, to: Change['to'], issue: Issue, message: string])[],
): void {
  reports(rows.map(([file, to, issue, message]) => [{ file, to }, `${file} ${issue}`, message]));
}

/** Files of the valid pack that tests change. */
