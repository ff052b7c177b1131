// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { SeekBar } from './seek-bar.tsx';
import { mount } from './testing/mount.ts';

it('SeekBar steps from where the media is, so that quick keys add up before it is redrawn', () => {
  const jumps: number[] = [];
  const { element } = mount(
    <SeekBar
      label="Søk i filmen"
      time={3}
      duration={60}
      valueText="0:03"
      onSeek={() => expect.unreachable()}
      onJump={(seconds) => jumps.push(seconds)}
    />,
  );
  const bar = element.querySelector('input');
  for (const key of ['ArrowRight', 'ArrowRight', 'PageDown', 'Tab'])
    bar?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(jumps).toEqual([5, 5, -30]);
});
