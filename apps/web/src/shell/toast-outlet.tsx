import { CircleCheck, Info, TriangleAlert, type LucideIcon, X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { retainFocus } from '#browser/focus-main.ts';
import { closeToast, useToast, type Toast as ToastContent } from '#state/toast.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './toast-outlet.module.css';

type Tone = NonNullable<ToastContent['tone']>;

const ICONS: Readonly<Record<Tone, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
};

/**
 * Both live regions are rendered empty beforehand: screen readers often skip one that is inserted
 * with its text.
 */
export function ToastOutlet() {
  const toast = useToast();
  useCloseOnEscape(toast !== undefined);
  const isAlert = toast?.tone === 'warning';
  return (
    <div className={styles.outlet} data-print="hide">
      <LiveRegion>{toast && !isAlert && <ShownToast toast={toast} />}</LiveRegion>
      <LiveRegion urgent>{toast && isAlert && <ShownToast toast={toast} />}</LiveRegion>
    </div>
  );
}

function ShownToast({ toast: { message, tone = 'info', icon, button } }: { toast: ToastContent }) {
  const t = useText();
  return (
    <div ref={retainFocus}>
      <Toast
        icon={icon ?? ICONS[tone]}
        closeLabel={t('shell.closeMessage')}
        onClose={() => closeToast()}
        action={
          button && (
            <ButtonLink href={button.link} variant="quiet" onClick={() => closeToast()}>
              {button.title}
            </ButtonLink>
          )
        }
      >
        {message}
      </Toast>
    </div>
  );
}

/** Escape closes the toast, unless a dialog or another handler takes the key. */
function useCloseOnEscape(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      const isHandled = event.defaultPrevented || document.querySelector('dialog:modal') !== null;
      if (event.key === 'Escape' && !isHandled) closeToast();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isShown]);
}

interface ToastProps {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  /** A link styled as a button. */
  readonly action?: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A short message over the page. Its container is the live region; it stays until closed. */
function Toast(props: ToastProps) {
  const { icon, children, action, closeLabel, onClose } = props;
  return (
    <div className={styles.toast}>
      <Icon icon={icon} size={1.375} />
      <div className={styles.words}>
        <p className={styles.message}>{children}</p>
        {action}
      </div>
      <IconButton icon={X} label={closeLabel} className={styles.close} onClick={onClose} />
    </div>
  );
}
