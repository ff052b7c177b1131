import type { ExternalText } from '#i18n/outside-texts.ts';
import type { ObjectView } from './object-view.ts';

/** What the page of an object in space says, in the visitor's language. */
export interface SpaceView {
  readonly object: ObjectView;
  readonly labels: Readonly<
    Record<'can' | 'canByApp' | 'cannot' | 'file' | 'noModel' | 'toObject', string>
  >;
}

export function toSpaceView(object: ObjectView, say: ExternalText): SpaceView {
  return {
    object,
    labels: {
      can: say('space.can'),
      canByApp: say('space.canByApp'),
      cannot: say('space.cannot'),
      file: say('space.file'),
      noModel: say('space.noModel'),
      toObject: say('space.toObject'),
    },
  };
}
