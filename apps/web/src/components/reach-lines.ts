import type { FactLine } from '#view-models.ts';

interface Reach {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly url?: string | undefined;
}

/** How to reach somebody, as links. */
export function reachLines({ email, phone, url }: Reach): FactLine[] {
  return [
    ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
    ...(phone ? [{ text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    ...(url ? [{ text: url.replace(/^https?:\/\/|\/$/g, ''), href: url }] : []),
  ];
}
