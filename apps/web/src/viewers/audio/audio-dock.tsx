/**
 * The player at the bottom of the page (specification §2, §4): what is heard, the way back and forth in it, its words, and the sound
 * that follows. It goes on from page to page; the element that is heard is handed in.
 */
import { Pause, Play, RotateCcw, SkipForward, TextQuote, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { AUDIO_JUMP_BACK_S } from '@varde/domain/constants';
import type { LongText } from '#i18n/long-texts.ts';
import { keepFocus } from '#platform/focus-main.ts';
import { jump, seekTo, toggle } from '#platform/media-acts.ts';
import { useMediaClock } from '#platform/media-clock.ts';
import { useMediaSession } from '#platform/media-session.ts';
import type { Sound } from '#platform/players.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { MarkedIconButton } from '#ui/marked-icon-button.tsx';
import styles from './audio-dock.module.css';
import { FlowNotice } from './parts/flow-notice.tsx';
import { SoundBar } from './parts/sound-bar.tsx';
import { hasWords, SoundWords } from './parts/sound-words.tsx';
import { SpeedChoice } from './parts/speed-choice.tsx';
import { useDockRoom } from './parts/use-dock-room.ts';
import { reset, useFlow, useSound } from './parts/use-sound.ts';

export interface AudioDockProps {
  readonly sound: Sound;
  readonly element: HTMLAudioElement;
  readonly t: LongText;
  /** What the sound is called, as a link to its page. */
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Plays the sound that follows; left out where none does. */
  readonly onNext?: (() => void) | undefined;
}

export function AudioDock({ sound, element, t, title, onClose, onNext }: AudioDockProps) {
  const [showsWords, setShowsWords] = useState(false);
  const clock = useMediaClock(element);
  const { flow, retry } = useFlow(element, sound.url);
  const dock = useRef<HTMLElement>(null);
  const handleClose = () => {
    reset(element, sound.url);
    onClose();
  };
  useSound(element, sound, () => onNext?.());
  useMediaSession(element, sound, { clock, onClose: handleClose, onNext });
  useDockRoom(dock);
  const seek = (time: number) => seekTo(element, time);
  return (
    <section
      ref={dock}
      className={styles.dock}
      aria-label={t('player.sound')}
      data-surface="bar"
      data-print="hide"
    >
      <div ref={keepFocus} className={styles.inside}>
        <FlowNotice {...{ flow, retry, t }} />
        {showsWords && <SoundWords {...{ sound, t }} time={clock.time} onSeek={seek} />}
        <SoundBar {...{ clock, t }} onSeek={seek} />
        <div className={styles.controls}>
          <PlayButton {...{ element, t }} isPaused={clock.isPaused} />
          <MarkedIconButton
            icon={RotateCcw}
            mark={AUDIO_JUMP_BACK_S}
            label={t('player.back', { count: AUDIO_JUMP_BACK_S })}
            onClick={() => jump(element, -AUDIO_JUMP_BACK_S)}
          />
          <div className={styles.title}>{title}</div>
          <SpeedChoice {...{ element, t }} />
          {hasWords(sound) && (
            <IconButton
              icon={TextQuote}
              label={t('player.words')}
              aria-expanded={showsWords}
              onClick={() => setShowsWords(!showsWords)}
            />
          )}
          {onNext && <IconButton icon={SkipForward} label={t('player.next')} onClick={onNext} />}
          <IconButton icon={X} label={t('player.close')} onClick={handleClose} />
        </div>
      </div>
    </section>
  );
}

interface PlayButtonProps extends Pick<AudioDockProps, 'element' | 't'> {
  readonly isPaused: boolean;
}

function PlayButton({ element, t, isPaused }: PlayButtonProps) {
  return (
    <IconButton
      icon={isPaused ? Play : Pause}
      label={t(isPaused ? 'player.play' : 'player.pause')}
      className={styles.play}
      onClick={() => toggle(element)}
    />
  );
}
