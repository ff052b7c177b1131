import { Playable, type PlayableProps } from './parts/playable.tsx';

export interface PlayedMediaProps {
  readonly audios: readonly PlayableProps['playable'][];
  readonly videos?: readonly PlayableProps['playable'][];
}

/** Sounds and films of another feature's page, as articles play them. */
export function PlayedMedia({ audios, videos = [] }: PlayedMediaProps) {
  const played = [
    ...audios.map((playable) => ({ kind: 'audio', playable }) as const),
    ...videos.map((playable) => ({ kind: 'video', playable }) as const),
  ];
  return played.map((one) => <Playable key={one.playable.url} {...one} />);
}
