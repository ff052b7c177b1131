/** The timed words of sound and film, as WebVTT has them. Pure. */

/** One thing that is said. Plain text, without the marks that WebVTT allows. */
export interface Cue {
  /** Seconds from the beginning. */
  readonly start: number;
  readonly text: string;
}

const TIMES = /^(?:(\d+):)?(\d{2}):(\d{2})[.,](\d{3})\s+-->/;
const SPEAKER = /<v(?:\.[^\s>]+)?\s+([^>]+)>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&lrm;': '',
  '&rlm;': '',
};

/** Whether a text is a WebVTT file rather than words to read. */
export function isWebVtt(text: string): boolean {
  return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text);
}

/** The cues in the order of their time; notes, styles and blocks without a time are left out. */
export function readCues(vtt: string): Cue[] {
  const blocks = vtt.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  return blocks.flatMap(readBlock).toSorted((a, b) => a.start - b.start);
}

function readBlock(block: string): Cue[] {
  const lines = block.split('\n').filter((line) => line !== '');
  const at = lines.findIndex((line) => TIMES.test(line));
  const start = readTime(lines[at] ?? '');
  const text = plain(lines.slice(at + 1).join(' '));
  return at < 0 || start === undefined || text === '' ? [] : [{ start, text }];
}

function readTime(line: string): number | undefined {
  const found = TIMES.exec(line);
  if (!found) return undefined;
  const [, hours = '0', minutes, seconds, thousandths] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

/** Who speaks is told in words; the other marks say how it looks. */
function plain(text: string): string {
  return text
    .replaceAll(SPEAKER, '$1: ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
