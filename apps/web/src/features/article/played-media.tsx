import { Playable, type PlayableProps } from './parts/playable.tsx';

export interface PlayedMediaProps {
  readonly sounds: readonly PlayableProps['playable'][];
  readonly films?: readonly PlayableProps['playable'][];
}

/** Sounds and films of another feature's page, as articles play them. */
export function PlayedMedia({ sounds, films = [] }: PlayedMediaProps) {
  const played = [
    ...sounds.map((playable) => ({ kind: 'audio', playable }) as const),
    ...films.map((playable) => ({ kind: 'video', playable }) as const),
  ];
  return played.map((one) => <Playable key={one.playable.url} {...one} />);
}
