import type { ReactNode } from 'react';

export interface LiveRegionProps {
  /** Interrupts the screen reader. Default: waits until it is silent. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

/** Text that is read aloud when it changes. Must be rendered, empty, before the text. */
export function LiveRegion({ urgent = false, children }: LiveRegionProps) {
  return <div role={urgent ? 'alert' : 'status'}>{children}</div>;
}
