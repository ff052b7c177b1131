import type { ReactNode } from 'react';

export interface LiveRegionProps {
  /** Interrupts what is being read. Default: waits until it is silent. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

/** A place whose words are read aloud as they come. It must stand on the page, empty, before they do. */
export function LiveRegion({ urgent = false, children }: LiveRegionProps) {
  return <div role={urgent ? 'alert' : 'status'}>{children}</div>;
}
