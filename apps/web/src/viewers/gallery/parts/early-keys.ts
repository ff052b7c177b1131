import type PhotoSwipe from 'photoswipe';

/** Keys that would do something in the open gallery; Escape is the dialog's. */
const KEYS = /^(?:ArrowLeft|ArrowRight|Home|End|z|\+|-)$/;

/** PhotoSwipe hears the keyboard once it has opened: what is pressed in that third of a second is kept for then. */
export function keepEarlyKeys(pswp: PhotoSwipe, dialog: HTMLElement): void {
  const pressed: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent) => {
    if (!KEYS.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    pressed.push(event);
  };
  dialog.addEventListener('keydown', keep);
  pswp.on('bindEvents', () => {
    dialog.removeEventListener('keydown', keep);
    // Once all who listen for this event have bound theirs.
    queueMicrotask(() => {
      for (const event of pressed) document.dispatchEvent(new KeyboardEvent('keydown', event));
    });
  });
}
