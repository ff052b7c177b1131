import { useNavigate, useLocation, useRouter } from '@tanstack/react-router';
import { Maximize2, X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '#i18n/use-text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useModal } from '#ui/use-modal.ts';
import { Picture } from './picture.tsx';
import type { PictureView } from './view-models.ts';
import styles from './full-picture.module.css';

export interface FullPictureProps {
  readonly picture: PictureView;
}

/** In the address while the picture fills the screen, so that Back closes it and the view can be linked to. */
const HASH = 'full-picture';
const WHOLE_SCREEN = { phone: '100vw', desktop: '100vw' };

/** The button that shows a picture on the whole screen, and that view of it (specification §2). */
export function FullPicture({ picture }: FullPictureProps) {
  const t = useText();
  const { isOpen, open, close } = useOpenInAddress();
  const modal = useModal(isOpen, close);
  return (
    <>
      <IconButton raised icon={Maximize2} label={t('hero.fullScreen')} onClick={open} />
      <dialog className={styles.viewer} aria-label={t('hero.picture')} {...modal}>
        <div style={{ inlineSize: `min(100vw, 100dvh * ${picture.width / picture.height})` }}>
          <Picture picture={picture} sizes={WHOLE_SCREEN} />
        </div>
        <IconButton
          raised
          icon={X}
          label={t('hero.closePicture')}
          className={styles.close}
          onClick={() => modal.ref.current?.close()}
        />
      </dialog>
    </>
  );
}

function useOpenInAddress() {
  const navigate = useNavigate();
  const router = useRouter();
  const isOpen = useLocation({ select: ({ hash }) => hash === HASH });
  const isOurs = useRef(false);
  const stay = { to: '.', search: true, resetScroll: false, hashScrollIntoView: false } as const;
  const open = () => {
    isOurs.current = true;
    void navigate({ ...stay, hash: HASH });
  };
  const close = () => {
    // Closed by Back: the address has left already.
    if (router.state.location.hash !== HASH) return;
    if (isOurs.current) router.history.back();
    else void navigate({ ...stay, hash: '', replace: true });
    isOurs.current = false;
  };
  return { isOpen, open, close };
}
