// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { mount } from '#ui/testing/mount.ts';
import { useVideoSource } from './video-playback.ts';

const library = Promise.withResolvers<void>();
const attached: HTMLMediaElement[] = [];

// The library arrives when the test lets it.
vi.mock('hls.js/light', async () => {
  await library.promise;
  return {
    default: class {
      static readonly Events = { ERROR: 'error' };
      static isSupported = () => true;
      on(): void {}
      loadSource(): void {}
      destroy(): void {}
      attachMedia(video: HTMLMediaElement): void {
        attached.push(video);
      }
    },
  };
});

const streamOf = (url: string) => ({
  version: { kind: 'ordinary', url, adaptiveUrl: `${url}.m3u8` } as const,
  at: 0,
  isPaused: false,
});

it('a stream whose library loads slowly does not play in a video that is closed by then', async () => {
  const videos = [document.createElement('video'), document.createElement('video')];
  const [closed] = videos.map((video) => {
    const start = streamOf('/film');
    function Film() {
      useVideoSource(video, start);
      return null;
    }
    return mount(<Film />);
  });
  closed?.unmount();
  library.resolve();
  await vi.waitFor(() => expect(attached).toContain(videos[1]));
  expect(attached).toEqual([videos[1]]);
});
