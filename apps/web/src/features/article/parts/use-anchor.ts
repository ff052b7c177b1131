import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followAnchor } from '#platform/anchor.ts';

/** Follows the `#…` of the address to a heading, at the start and whenever it changes. */
export function useAnchor(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => followAnchor(hash), [hash]);
}
