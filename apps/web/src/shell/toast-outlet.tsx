import { CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '#i18n/use-text.ts';
import { retainFocus } from '#browser/focus-main.ts';
import { closeToast, useToast, type Toast as ToastContent } from '#state/toast.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Toast } from '#ui/toast.tsx';
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
