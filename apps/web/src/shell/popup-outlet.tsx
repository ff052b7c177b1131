import { Suspense, lazy, useEffect } from 'react';
import { closePopup, usePopup } from '#platform/popup.ts';
import { showToast } from '#platform/toast.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

const PopupDialog = lazy(async () => ({
  default: (await import('./popup-dialog.tsx')).PopupDialog,
}));

/** Where the modal dialog is shown; its code comes with the first one. */
export function PopupOutlet() {
  const popup = usePopup();
  if (!popup) return null;
  const words = `${popup.title} ${popup.body ?? ''}`.trim();
  return (
    <ErrorBoundary renderFallback={() => <AsToast message={words} close={closePopup} />}>
      <Suspense>
        <PopupDialog popup={popup} onClose={closePopup} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Where the code of what was to be shown does not come, at least words do. */
export function AsToast({ message, close }: { message: string; close: () => void }) {
  useEffect(() => {
    close();
    showToast({ message, tone: 'warning' });
  }, [message, close]);
  return null;
}
