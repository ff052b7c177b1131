import { expect, it, vi } from 'vitest';

it('starting playback touches the audio element within the gesture, as Safari requires', async () => {
  vi.resetModules();
  const { startPlayback } = await import('./players.ts');
  const load = vi.fn<() => void>();
  vi.stubGlobal('location', { pathname: '/article/11' });
  vi.stubGlobal(
    'Audio',
    class {
      load = load;
    },
  );
  startPlayback('audio', { url: '/media/file/1', captions: [], versions: [] });
  expect(load).toHaveBeenCalledOnce();
  startPlayback('audio', { url: '/media/file/2', captions: [], versions: [] });
  expect(load).toHaveBeenCalledOnce();
});
