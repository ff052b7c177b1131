import type { GroupText } from '#i18n/lazy-texts.ts';
import type { ObjectView } from './object-view.ts';

/** What the page of an object in space says, in the visitor's language. */
export interface SpaceView {
  readonly object: ObjectView;
  readonly labels: Readonly<
    Record<'can' | 'canByApp' | 'cannot' | 'file' | 'noModel' | 'toObject', string>
  >;
}

export function toSpaceView(object: ObjectView, t: GroupText<'external'>): SpaceView {
  return {
    object,
    labels: {
      can: t('space.can'),
      canByApp: t('space.canByApp'),
      cannot: t('space.cannot'),
      file: t('space.file'),
      noModel: t('space.noModel'),
      toObject: t('space.toObject'),
    },
  };
}
