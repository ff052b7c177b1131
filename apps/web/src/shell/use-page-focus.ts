import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusMain } from '#platform/focus-main.ts';

/**
 * After going to another page the focus starts in its main part, as it would on a page that the browser loads. A tab of
 * that page which was pressed and now is the current one keeps it: that is where the visitor goes on.
 */
export function usePageFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        if (document.activeElement?.matches('main [aria-current]')) return;
        focusMain();
      }),
    [router],
  );
}
