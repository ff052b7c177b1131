/**
 * Finds dangling references: sections of docs/specification.md, paths below docs/, links and
 * anchors in Markdown, paths of code and titles of tests in the guides. Works on texts alone, so
 * that tests need no repository.
 */
import path from 'node:path';

/** Text by path from the project's root; `undefined` for a file that is only a target. */
export type Files = ReadonlyMap<string, string | undefined>;

const SPECIFICATION = 'docs/specification.md';

/** What may precede a `§` besides `specification`: external standards, by name and version. */
const STANDARDS = [
  String.raw`RFC \d+`,
  String.raw`ISO/IEC [\d-]+`,
  String.raw`NIST SP [\w-]+`,
  String.raw`IIIF (?:Image|Presentation) API [\d.]+`,
  String.raw`OpenID Connect [\w ]+`,
  String.raw`WCAG [\d.]+`,
  'HTML',
  'PNG third edition',
  String.raw`(?:Exif|TIFF) [\d.]+`,
  String.raw`GDA Technical Manual [\d.]+`,
];
const STANDARD = new RegExp(`\\b(?:${STANDARDS.join('|')}) $`);

const SECTION = /§\s?(\d+(?:\.\d+)*)/g;
/** Earlier sections of an enumeration in the same document: `specification §2.2, §4.1 and …`. */
const EARLIER_SECTIONS = /(?:§[\d.]*\d(?:, and |, | and | to ))+$/;
const LINE_BREAK = /\s*\n[ \t]*(?:\/\/|\*|--|#|>)?[ \t]*/g;

const DOC_PATH = /(?<![\w./-])docs\/[\w./-]*\w(?:#[\w-]+)?/g;
/** Markdown in which code spans with a path name files of this repository. */
const GUIDE = /^(?:CONTRIBUTING|README|docs\/.+)\.md$/;
const CODE_SPAN = /(?<!`)`[^`\n]+`(?!`)/g;
/**
 * From the root, or shortened (`parts/codes.ts`). Paths below docs/ match `DOC_PATH`; those with a
 * placeholder (`<name>`, `*`, `{key}`) match nothing.
 */
const CODE_PATH =
  /(?<=[`\s])(?:(?:apps|packages|e2e|tools|bench|fuzz|content)\/[\w.@$/-]*|(?!docs\/)[\w@$-][\w.@$-]*\/[\w.@$/-]+\.(?:tsx?|mjs|json|yaml))(?=[`\s])/g;
/**
 * Tests that prove a statement, after `Test: ` or in the last cell of a row after ` · `:
 * `locks.test: a refusal; a grant; stories/sign-in.test`.
 */
const PROOF = /(?<=\bTests?:\s)[^]*?(?=\.\n|\.?(?![^]))|(?<= · ).*\.test\b.*(?= \|$)/gm;
const DECISION = /\bdecision (\d{4})\b(?!\])/gi;
const LINK = /\]\(([^()\s]+)(?:\s+"[^"]*")?\)|\b(?:href|src)="([^"]+)"/g;
const CODE = /^(```|~~~).*?^\1|``.*?``|`[^`\n]*`/gms;
const HEADING = /^#+ +(.+?) *$/gm;

/** One line per issue: file, line, problem, replacement. */
export function referenceIssues(files: Files): readonly string[] {
  const targets = new Targets(files);
  return [...files].flatMap(([file, text]) =>
    text === undefined
      ? []
      : [
          ...sectionIssues(file, text, targets),
          ...pathIssues(text, targets),
          ...(file.endsWith('.md') ? linkIssues(file, text, targets) : []),
          ...(GUIDE.test(file)
            ? [...codePathIssues(text, targets), ...proofIssues(text, targets)]
            : []),
        ]
          .toSorted((a, b) => a.index - b.index)
          .map(({ index, message }) => `${file}:${lineOf(text, index)}: ${message}`),
  );
}

interface Issue {
  readonly index: number;
  readonly message: string;
}

/** The files, folders, headings and sections that exist. */
class Targets {
  readonly sections: ReadonlySet<string>;
  private readonly files: Files;
  private readonly folders: ReadonlySet<string>;
  private readonly anchorsByFile = new Map<string, ReadonlySet<string>>();

  constructor(files: Files) {
    this.files = files;
    this.folders = new Set(['.', ...[...files.keys()].flatMap(foldersAbove)]);
    const headings = [...(files.get(SPECIFICATION) ?? '').matchAll(/^#+ (\d+(?:\.\d+)*)\.? /gm)];
    this.sections = new Set(headings.map(([, section = '']) => section));
  }

  /** The problem of a path from the root and its anchor; `undefined` when the target exists. */
  issueOf(target: string): string | undefined {
    const [name = '', anchor] = target.split('#');
    const file = path.posix.normalize(name).replace(/\/$/, '');
    if (!this.files.has(file) && !this.folders.has(file))
      return `'${name}' does not exist. Write ${this.similarTo(file)}.`;
    if (!anchor || !file.endsWith('.md') || this.anchorsOf(file).has(anchor)) return undefined;
    return `'${target}' names no heading. Write one of ${listed(this.anchorsOf(file), '#')}.`;
  }

  /** The problem of a path that may lack its first folders. */
  shortenedIssueOf(target: string): string | undefined {
    const end = `/${target.replace(/\/$/, '')}`;
    const isKnown = [...this.files.keys(), ...this.folders].some((one) => `/${one}`.endsWith(end));
    return isKnown ? undefined : this.issueOf(target);
  }

  /** The problem of a test file, and of words of a title in it. */
  testIssueOf(name: string, words: string): string | undefined {
    const texts = [...this.files].flatMap(([file, text = '']) =>
      `/${file}`.replace(/\.tsx?$/, '').endsWith(`/${name}`) ? [text] : [],
    );
    if (texts.length === 0) return `There is no test file '${name}'.`;
    if (texts.some((text) => text.replaceAll(/\s+/g, ' ').includes(words))) return undefined;
    return `No test in '${name}' is titled '${words}'. Write words of a title in that file.`;
  }

  decision(number: string): string {
    const start = `docs/decisions/${number}-`;
    return [...this.files.keys()].find((file) => file.startsWith(start)) ?? `${start}….md`;
  }

  private similarTo(file: string): string {
    const name = path.posix.basename(file);
    const moved = [...this.files.keys()].find((other) => path.posix.basename(other) === name);
    return moved ? `'${moved}'` : 'the path of a file in the repository';
  }

  private anchorsOf(file: string): ReadonlySet<string> {
    const known = this.anchorsByFile.get(file) ?? anchors(this.files.get(file) ?? '');
    this.anchorsByFile.set(file, known);
    return known;
  }
}

function foldersAbove(file: string): string[] {
  const segments = file.split('/').slice(0, -1);
  return segments.map((_part, index) => segments.slice(0, index + 1).join('/'));
}

function sectionIssues(file: string, text: string, { sections }: Targets): Issue[] {
  return [...text.matchAll(SECTION)].flatMap(({ 0: written, 1: section = '', index }) => {
    const before = text.slice(Math.max(0, index - 160), index).replace(LINE_BREAK, ' ');
    const document = before.replace(EARLIER_SECTIONS, '');
    if (STANDARD.test(document)) return [];
    if (file !== SPECIFICATION && !/\bspecification $/i.test(document)) {
      const remedy = `'specification ${written}', or the standard before it, as in 'RFC 9110 ${written}'`;
      return [{ index, message: `'${written}' names no document. Write ${remedy}.` }];
    }
    if (sections.has(section)) return [];
    const [chapter] = section.split('.');
    const siblings = [...sections].filter((one) => one.split('.')[0] === chapter);
    const choice = listed(siblings.length > 0 ? siblings : sections, '§');
    const what = `'specification §${section}' names no section of ${SPECIFICATION}.`;
    return [{ index, message: `${what} Write one of ${choice}.` }];
  });
}

function pathIssues(text: string, targets: Targets): Issue[] {
  const paths = [...text.matchAll(DOC_PATH)].flatMap(({ 0: target, index }) => {
    const message = targets.issueOf(target);
    return message ? [{ index, message }] : [];
  });
  const numbers = [...text.matchAll(DECISION)].map(({ 0: written, 1: number = '', index }) => ({
    index,
    message: `'${written}' is not a path. Write '${targets.decision(number)}'.`,
  }));
  return [...paths, ...numbers];
}

function codePathIssues(text: string, targets: Targets): Issue[] {
  return [...text.matchAll(CODE_SPAN)].flatMap(({ 0: span, index: start }) =>
    [...span.matchAll(CODE_PATH)].flatMap(({ 0: target, index }) => {
      const message = targets.shortenedIssueOf(target);
      return message ? [{ index: start + index, message }] : [];
    }),
  );
}

function proofIssues(text: string, targets: Targets): Issue[] {
  return [...text.matchAll(PROOF)].flatMap(({ 0: proof, index }) => {
    let test = '';
    return proof.split(/;\s/).flatMap((part) => {
      const cited = part.replaceAll(/\s+/g, ' ').trim();
      const [, name, title = ''] = /^((?:[\w-]+\/)*[\w.-]+\.test)(?:: (.*))?$/.exec(cited) ?? [];
      test = name ?? test;
      const message = test && targets.testIssueOf(test, name === undefined ? cited : title);
      return message ? [{ index, message }] : [];
    });
  });
}

function linkIssues(file: string, text: string, targets: Targets): Issue[] {
  return [...withoutCode(text).matchAll(LINK)].flatMap(({ 1: link, 2: attribute, index }) => {
    const target = link ?? attribute ?? '';
    if (/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(target)) return [];
    const resolved = target.startsWith('#')
      ? file + target
      : path.posix.join(path.posix.dirname(file), decodeURI(target));
    const message = targets.issueOf(resolved);
    return message ? [{ index, message }] : [];
  });
}

/** Anchors of a Markdown file, generated from headings as on GitHub. */
function anchors(text: string): ReadonlySet<string> {
  const known = new Set<string>();
  const headings = text.replace(/^(```|~~~).*?^\1/gms, '').matchAll(HEADING);
  for (const [, heading = ''] of headings) {
    const slug = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; known.has(anchor); count += 1) anchor = `${slug}-${count}`;
    known.add(anchor);
  }
  return known;
}

/** Replaces code by blanks, so that positions are preserved. */
const withoutCode = (text: string): string =>
  text.replaceAll(CODE, (code) => code.replaceAll(/[^\n]/g, ' '));

const listed = (names: Iterable<string>, sign: string): string =>
  [...names].map((name) => sign + name).join(', ');

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;
