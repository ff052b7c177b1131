import type { LucideProps } from 'lucide-react';

/** An icon of the SVG sprite (vite/icon-sprite.ts), with those of the library's props in use. */
export function drawing(href: string) {
  return function Drawing({ size, ...props }: LucideProps) {
    return (
      <svg
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        <use href={href} />
      </svg>
    );
  };
}
