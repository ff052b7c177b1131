import type { ExternalText } from '#i18n/external-texts.ts';
import type { ObjectView } from './object-view.ts';

/** View of an object's AR page, in the visitor's language. */
export interface SpaceView {
  readonly object: ObjectView;
  readonly labels: Readonly<
    Record<'can' | 'canByApp' | 'cannot' | 'file' | 'noModel' | 'toObject', string>
  >;
}

export function toSpaceView(object: ObjectView, t: ExternalText): SpaceView {
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
