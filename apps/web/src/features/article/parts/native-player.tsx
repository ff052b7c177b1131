import { CaptionTracks } from '#ui/caption-tracks.tsx';
import type { PlayableProps } from './playable.tsx';
import styles from './native-player.module.css';

/** Sound or film in the browser's own player, for those without script. */
export function NativePlayer({ kind, playable }: PlayableProps) {
  const { url, captions, caption, still } = playable;
  const shared = { className: styles[kind], controls: true, src: url, preload: 'none' } as const;
  const film = kind === 'video' ? { playsInline: true, poster: still } : {};
  const Element = kind;
  return (
    <Element {...shared} {...film} aria-label={caption?.text}>
      <CaptionTracks tracks={captions} />
    </Element>
  );
}
