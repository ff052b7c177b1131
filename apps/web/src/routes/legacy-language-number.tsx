import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED } from './moved.ts';

/** As `/number`, in a language that Varde has no texts in; a supported one is a URL prefix. */
export const Route = createFileRoute('/$langCode/number')({
  beforeLoad: () => {
    throw redirect({ to: '/code', ...MOVED });
  },
});
