/** AR page of an object: its model, and a button that places it in the room where supported. */
import { Amphora, Box, Info } from 'lucide-react';
import { lazy, useEffect, useState } from 'react';
import { Credits } from '#components/credits.tsx';
import { Hero } from '#components/hero.tsx';
import { ResponsiveImage } from '#components/responsive-image.tsx';
import { DeferredSection } from '#components/section-boundary.tsx';
import { useText } from '#i18n/use-text.ts';
import { useArMode, type ArMode } from '#browser/ar-support.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ImageView } from '#view-models.ts';
import type { ModelScene } from '#viewers/model3d/model-scene.ts';
import styles from './space-page.module.css';
import type { SpaceView } from './object-view.ts';

const loadViewer = () => import('#viewers/model3d/model-view.tsx');
const ModelView = lazy(async () => ({ default: (await loadViewer()).ModelView }));

/** An external app is named before it opens: it fetches the model. */
const LABEL_BY_MODE = {
  webxr: 'can',
  'quick-look': 'can',
  'scene-viewer': 'canByApp',
  none: 'cannot',
} as const satisfies Record<ArMode | 'none', keyof SpaceView['labels']>;

const POSTER_WIDTH = { phone: '100vw', desktop: '720px' };

export function SpacePage({ view: { object, labels } }: { view: SpaceView }) {
  const { id, title, kicker, image, imageRights, model } = object;
  return (
    <Hero title={title} kicker={{ text: kicker }} emblem={Amphora}>
      {model ? (
        <Model model={model} poster={image} labels={labels} />
      ) : (
        <>
          <Notice icon={Info}>
            <p>{labels.noModel}</p>
          </Notice>
          {image && <ResponsiveImage image={image} sizes={POSTER_WIDTH} />}
          <Credits {...imageRights} />
        </>
      )}
      <p>
        <ButtonLink href={`/dm/${id}`} variant="primary">
          {labels.toObject}
        </ButtonLink>
      </p>
    </Hero>
  );
}

interface ModelProps extends Pick<SpaceView, 'labels'> {
  readonly model: ModelScene;
  readonly poster: ImageView | undefined;
}

function Model({ model, poster, labels }: ModelProps) {
  const t = useText();
  const [state, setState] = useState<'idle' | 'loaded' | 'opened'>('idle');
  const mode = useArMode();
  // Loaded without a click: the visitor navigated here for the model. Without script, poster and
  // file link remain.
  useEffect(
    () =>
      void loadViewer().then(
        () => setState('loaded'),
        () => undefined,
      ),
    [],
  );
  const image = poster && <ResponsiveImage image={poster} shape="landscape" sizes={POSTER_WIDTH} />;
  return (
    <div className={styles.space}>
      {state !== 'idle' ? (
        <DeferredSection fallback={image}>
          <ModelView
            scene={model}
            poster={image}
            isUserInitiated={state === 'opened'}
            onClose={() => setState('idle')}
          />
        </DeferredSection>
      ) : (
        <>
          {image}
          <Button icon={Box} className={styles.open} onClick={() => setState('opened')}>
            {t('article.showModel')}
          </Button>
        </>
      )}
      {mode && (
        <Notice icon={Info}>
          <p>{labels[LABEL_BY_MODE[mode]]}</p>
        </Notice>
      )}
      <a href={model.src} download className={styles.file}>
        {labels.file}
      </a>
    </div>
  );
}
