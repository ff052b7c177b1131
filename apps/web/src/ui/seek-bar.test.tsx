// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { SeekBar } from './seek-bar.tsx';

it('SeekBar steps from where the media is, so that quick keys add up before it is redrawn', () => {
  const jumps: number[] = [];
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <SeekBar
        label="Søk i filmen"
        time={3}
        duration={60}
        valueText="0:03"
        onSeek={() => expect.unreachable()}
        onJump={(seconds) => jumps.push(seconds)}
      />,
    ),
  );
  const bar = container.querySelector('input');
  for (const key of ['ArrowRight', 'ArrowRight', 'PageDown', 'Tab'])
    bar?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(jumps).toEqual([5, 5, -30]);
  flushSync(() => root.unmount());
  container.remove();
});
