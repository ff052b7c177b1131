import type { LongTextKey } from '#i18n/long-texts.ts';

export interface StoredThing {
  /** Its name in the browser, as a visitor finds it there. */
  readonly name: string;
  readonly purpose: LongTextKey;
  /** Without it the site could not keep what the visitor asked for; the others come only after a yes. */
  readonly mandatory: boolean;
  /** Default: as long as everything else (specification §9). */
  readonly life?: { readonly unit: 'hours' | 'minutes'; readonly count: number };
}

/** Everything that stays in the browser after a visit (specification §9). What signing in adds: sign-in-things.ts. */
export const STORED_THINGS: readonly StoredThing[] = [
  { name: 'language', purpose: 'privacy.cookie.language', mandatory: true },
  { name: 'fontsize', purpose: 'privacy.cookie.fontsize', mandatory: true },
  { name: 'checkedin', purpose: 'privacy.cookie.checkedin', mandatory: true },
  { name: 'privacy', purpose: 'privacy.cookie.privacy', mandatory: true },
  { name: 'audiospeed', purpose: 'privacy.cookie.audiospeed', mandatory: true },
  { name: 'audioposition', purpose: 'privacy.cookie.audioposition', mandatory: true },
  { name: 'captions', purpose: 'privacy.cookie.captions', mandatory: true },
  { name: 'filmversion', purpose: 'privacy.cookie.filmversion', mandatory: true },
  { name: 'embeds', purpose: 'privacy.cookie.embeds', mandatory: true },
  { name: 'grants', purpose: 'privacy.cookie.grants', mandatory: true },
  { name: 'env', purpose: 'privacy.cookie.env', mandatory: true },
  { name: 'favourites', purpose: 'privacy.cookie.favourites', mandatory: true },
  { name: 'quiz', purpose: 'privacy.cookie.quiz', mandatory: true },
  { name: 'thirdparty', purpose: 'privacy.cookie.thirdparty', mandatory: false },
  { name: '_ga', purpose: 'privacy.cookie.ga', mandatory: false },
  { name: '_gid', purpose: 'privacy.cookie.gid', mandatory: false },
];
