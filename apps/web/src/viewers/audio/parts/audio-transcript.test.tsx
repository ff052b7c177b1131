// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { mount } from '#ui/testing/mount.ts';
import type { AudioTrack } from '#state/players.ts';
import { AudioTranscript, lineAt } from './audio-transcript.tsx';

const lines = [{ start: 1 }, { start: 4 }, { start: 9.5 }];

it.each([
  [0, -1],
  [1, 0],
  [3.9, 0],
  [4, 1],
  [600, 2],
])('lineAt returns, at %d s, %i', (time, expected) => expect(lineAt(lines, time)).toBe(expected));

it('lineAt returns -1 for lines without times', () => expect(lineAt([{}, {}], 5)).toBe(-1));

const audio: AudioTrack = {
  page: '/article/11',
  url: '/klokke.mp3',
  captions: [],
  versions: [],
  transcript: { lang: 'nb', lines: lines.map(({ start }) => ({ text: `Fra ${start} s`, start })) },
};

/** Lines of 40 pixels in a list of 60, which shows the third line in its middle at 70. */
function openTranscript() {
  const at = (time: number) => (
    <AudioTranscript {...{ audio, time }} t={(key) => key} onSeek={() => undefined} />
  );
  const { element, render } = mount(at(0));
  const playAt = (time: number) => render(at(time));
  const list = element.querySelector('ol') as HTMLElement;
  Object.defineProperty(list, 'clientHeight', { value: 60 });
  for (const [index, line] of [...list.children].entries()) {
    Object.defineProperty(line, 'offsetTop', { value: 40 * index });
    Object.defineProperty(line, 'offsetHeight', { value: 40 });
  }
  return { playAt, list };
}

it.each([
  ['scrolls to the line that is spoken', () => undefined, 70],
  ['stays where the keyboard is', (list: HTMLElement) => list.querySelector('button')?.focus(), 0],
  ['stays where it was scrolled by keys', (list: HTMLElement) => list.focus(), 0],
])('the transcript %s', (_, act, expected) => {
  const { playAt, list } = openTranscript();
  act(list);
  playAt(10);
  expect(list.scrollTop).toBe(expected);
});
