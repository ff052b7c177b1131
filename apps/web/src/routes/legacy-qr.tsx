import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED } from './moved.ts';

/** The path of the scanner in earlier products. */
export const Route = createFileRoute('/qr')({
  beforeLoad: () => {
    throw redirect({ to: '/scan', ...MOVED });
  },
});
