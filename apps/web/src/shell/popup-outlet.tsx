import { Suspense, lazy, useEffect } from 'react';
import { closePopup, usePopup } from '#platform/popup.ts';
import type { Popup } from '#platform/popup.ts';
import { showToast } from '#platform/toast.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

const PopupDialog = lazy(async () => ({
  default: (await import('./popup-dialog.tsx')).PopupDialog,
}));

/** Where the modal dialog is shown; its code comes with the first one. */
export function PopupOutlet() {
  const popup = usePopup();
  if (!popup) return null;
  return (
    <ErrorBoundary renderFallback={() => <PopupAsToast popup={popup} />}>
      <Suspense>
        <PopupDialog popup={popup} onClose={closePopup} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Where the dialog's code does not come, at least its words do. */
function PopupAsToast({ popup: { title, body = '' } }: { popup: Popup }) {
  useEffect(() => {
    closePopup();
    showToast({ message: `${title} ${body}`.trim(), tone: 'warning' });
  }, [title, body]);
  return null;
}
