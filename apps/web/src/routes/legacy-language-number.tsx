import { createFileRoute, redirect } from '@tanstack/react-router';
import { MOVED } from './parts/moved.ts';

/** As `/number`, with a language that Varde has no words in; those it has are a prefix, and stay. */
export const Route = createFileRoute('/$langCode/number')({
  beforeLoad: () => {
    throw redirect({ to: '/code', ...MOVED });
  },
});
