import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED } from './parts/moved.ts';

/** Where codes were scanned in the products before this one. */
export const Route = createFileRoute('/qr')({
  beforeLoad: () => {
    throw redirect({ to: '/scan', ...MOVED });
  },
});
