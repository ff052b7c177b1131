import { PRODUCT_VERSION } from '@varde/domain/constants';
import type { LongTextKey } from '#i18n/long-texts.ts';

export interface Release {
  readonly version: string;
  readonly items: readonly LongTextKey[];
}

/** The newest first. What only editors and operators notice stands in CHANGELOG.md. */
export const RELEASES: readonly Release[] = [
  {
    version: PRODUCT_VERSION,
    items: [
      'changelog.item.map',
      'changelog.item.search',
      'changelog.item.codes',
      'changelog.item.checkIn',
      'changelog.item.languages',
      'changelog.item.offline',
      'changelog.item.help',
      'changelog.item.privacy',
    ],
  },
];
