/** What a voice tells, line by line, and what stands beside it in the other languages. */
export interface Narration {
  /** Which of them is spoken. */
  readonly spoken: 'no' | 'sv' | 'en';
  readonly lines: readonly Line[];
}

/** `[1702|syttenhundreogto]` is read as 1702 and said as what stands behind the bar. */
type Line = Readonly<Record<'no' | 'sv' | 'en', string>>;

const AS_SAID = /\[([^|\]]+)\|([^\]]+)\]/g;

export const written = (line: string): string => line.replaceAll(AS_SAID, '$1');
export const said = (line: string): string => line.replaceAll(AS_SAID, '$2');

export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** WebVTT (W3C), a cue a line. */
export const writeVtt = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}`), '']
    .join('\n\n')
    .trimEnd() + '\n';

const clock = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds - 60 * minutes).toFixed(3).padStart(6, '0');
  return `${String(minutes).padStart(2, '0')}:${rest}`;
};
