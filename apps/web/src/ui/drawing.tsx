import type { LucideProps } from 'lucide-react';

/**
 * An icon by its address in the one file of all icons (vite-icon-sprite.ts), with the properties of the library's own that
 * the interface uses.
 */
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
