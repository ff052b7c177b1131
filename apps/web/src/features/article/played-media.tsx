import { Playable, type PlayableProps } from './parts/playable.tsx';

export interface PlayedMediaProps {
  readonly audios: readonly PlayableProps['playable'][];
  readonly videos?: readonly PlayableProps['playable'][];
}

/** Audio and video of another feature's page, rendered as in articles. */
export function PlayedMedia({ audios, videos = [] }: PlayedMediaProps) {
  const played = [
    ...audios.map((playable) => ({ kind: 'audio', playable }) as const),
    ...videos.map((playable) => ({ kind: 'video', playable }) as const),
  ];
  return played.map((one) => <Playable key={one.playable.url} {...one} />);
}
