import { Pause, Play } from 'lucide-react';
import { Credits } from '#components/credits.tsx';
import { ResponsiveImage } from '#components/responsive-image.tsx';
import { useText } from '#i18n/use-text.ts';
import { usePlayers, startPlayback, playVersion } from '#state/players.ts';
import type { PlayableView } from '#api/transform/playable.ts';
import { Button } from '#ui/button.tsx';
import { CaptionTracks } from '#ui/caption-tracks.tsx';
import styles from './playable.module.css';

interface PlayableProps {
  kind: 'audio' | 'video';
  playable: PlayableView;
}

/** Audio or video: play button, alternative versions, transcripts for those who cannot hear it. */
export function Playable({ kind, playable }: PlayableProps) {
  const t = useText();
  const { label, name, caption, poster, transcript, plain, credits, license } = playable;
  const { playingUrl } = usePlayers();
  const isPlaying = kind === 'audio' && playingUrl === playable.url;
  return (
    <figure className={styles.figure}>
      {poster && <ResponsiveImage image={poster} shape="landscape" sizes={POSTER_WIDTH} />}
      <Button
        variant="primary"
        icon={isPlaying ? Pause : Play}
        aria-label={name}
        aria-pressed={kind === 'audio' ? isPlaying : undefined}
        onClick={() => startPlayback(kind, playable)}
      >
        {label}
      </Button>
      {/* Browsers with script ignore its content. */}
      <noscript>
        {import.meta.env.SSR && (
          <>
            <NativePlayer kind={kind} playable={playable} />
            <VersionLinks playable={playable} />
          </>
        )}
      </noscript>
      <VersionButtons playable={playable} />
      <figcaption className={styles.words}>
        {caption && <p lang={caption.lang}>{caption.text}</p>}
        <Credits credits={credits} license={license} />
        <TranscriptDetails transcript={transcript} title={t('article.transcript')} />
        <TranscriptDetails transcript={plain} title={t('article.plainLanguage')} />
      </figcaption>
    </figure>
  );
}

/** Native player, for visitors without script. */
function NativePlayer({ kind, playable }: PlayableProps) {
  const { url, captions, caption, posterUrl } = playable;
  const shared = { className: styles[kind], controls: true, src: url, preload: 'none' } as const;
  const videoProps = kind === 'video' ? { playsInline: true, poster: posterUrl } : {};
  const Element = kind;
  return (
    <Element {...shared} {...videoProps} aria-label={caption?.text}>
      <CaptionTracks tracks={captions} />
    </Element>
  );
}

interface TranscriptDetailsProps {
  readonly transcript: PlayableView['transcript'];
  readonly title: string;
}

/** Collapsible transcript. */
function TranscriptDetails({ transcript, title }: TranscriptDetailsProps) {
  if (!transcript) return null;
  return (
    <details>
      <summary className={styles.summary}>{title}</summary>
      {transcript.lines.map(({ text }, index) => (
        // Lines have no identity of their own, and their order never changes.
        <p key={index} lang={transcript.lang}>
          {text}
        </p>
      ))}
    </details>
  );
}

interface VersionsProps {
  readonly playable: PlayableView;
}

/**
 * Alternative versions (e.g. sign language, audio description), offered on the page, not only in
 * the player.
 */
function VersionButtons({ playable }: VersionsProps) {
  return (
    <p className={styles.versions}>
      {playable.versions.map(
        (version) =>
          version.buttonLabel && (
            <Button key={version.url} onClick={() => playVersion(playable, version)}>
              {version.buttonLabel}
            </Button>
          ),
      )}
    </p>
  );
}

/** `VersionButtons` for visitors without script. */
function VersionLinks({ playable }: VersionsProps) {
  return playable.versions
    .filter(({ buttonLabel }) => buttonLabel)
    .map(({ url, buttonLabel }) => (
      <p key={url}>
        <a className={styles.link} href={url}>
          {buttonLabel}
        </a>
      </p>
    ));
}

/** Width of a video, model or embed poster: that of the text. */
export const POSTER_WIDTH = { phone: 'min(100vw, 624px)', desktop: '624px' };

interface PlayedMediaProps {
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
