/** Overlays of the page, loaded with the first of them. */
import { Suspense, lazy } from 'react';
import {
  BadgeCheck,
  CircleX,
  LocateOff,
  Lock,
  RotateCcw,
  TriangleAlert,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import type { PlayableMedia, AudioTrack } from '#state/players.ts';
import { closePopup, type Popup, type PopupButton, type PopupIcon } from '#state/popup.ts';
import { useText } from '#i18n/use-text.ts';
import { allowsMotion } from '#browser/use-media-query.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, type DialogTone } from '#ui/dialog.tsx';
import { LazyBoundary } from '#components/lazy-boundary.tsx';

const AudioPlayer = lazy(async () => ({
  default: (await import('./audio-player.tsx')).AudioPlayer,
}));
const VideoPlayer = lazy(async () => ({
  default: (await import('./video-player.tsx')).VideoPlayer,
}));

export interface OverlaysProps {
  readonly popup: Popup | undefined;
  readonly audio: AudioTrack | undefined;
  readonly video: PlayableMedia | undefined;
}

/** Overlays shown on demand: popup, audio and video. */
export function Overlays({ popup, audio, video }: OverlaysProps) {
  return (
    <>
      {popup && <PopupDialog popup={popup} onClose={closePopup} />}
      <Suspense>{audio && <AudioPlayer audio={audio} />}</Suspense>
      <Suspense>{video && <VideoPlayer media={video} />}</Suspense>
    </>
  );
}

const Confetti = lazy(async () => ({ default: (await import('#ui/confetti.tsx')).Confetti }));

const LOOKS: Readonly<Record<PopupIcon, { icon: LucideIcon; tone: DialogTone }>> = {
  solved: { icon: BadgeCheck, tone: 'success' },
  trophy: { icon: Trophy, tone: 'success' },
  locked: { icon: Lock, tone: 'accent' },
  restart: { icon: RotateCcw, tone: 'accent' },
  noGps: { icon: LocateOff, tone: 'warning' },
  warning: { icon: TriangleAlert, tone: 'warning' },
  fault: { icon: CircleX, tone: 'danger' },
};

/** The modal dialog of specification §2.7, opened by `openPopup`. Loaded with the first popup. */
function PopupDialog({ popup, onClose }: { popup: Popup; onClose: () => void }) {
  const t = useText();
  const { icon, title, body, buttons = [], confetti = false } = popup;
  return (
    <Dialog
      open
      onClose={onClose}
      {...LOOKS[icon]}
      title={title}
      closeLabel={t('shell.closeMessage')}
      actions={buttons.map((button, index) => (
        <PopupAction key={button.title} button={button} first={index === 0} onClose={onClose} />
      ))}
    >
      {body && <p>{body}</p>}
      {confetti && allowsMotion() && (
        <LazyBoundary renderError={() => null}>
          <Confetti />
        </LazyBoundary>
      )}
    </Dialog>
  );
}

interface PopupActionProps {
  button: PopupButton;
  first: boolean;
  onClose: () => void;
}

function PopupAction({ button, first, onClose }: PopupActionProps) {
  const { title, onClick, variant = first ? 'primary' : 'secondary' } = button;
  const handleClick = () => {
    onClose();
    onClick?.();
  };
  return (
    <Button variant={variant} onClick={handleClick}>
      {title}
    </Button>
  );
}
