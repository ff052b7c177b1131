import { useState } from 'react';
import { useViewerText } from '#i18n/viewer-texts.ts';
import { Button } from '#ui/button.tsx';
import { WHOLE } from '../model-scene.ts';
import type { NamedViewpoint } from '../model-scene.ts';
import type { ModelCanvas } from './model-canvas.ts';
import styles from './model-views.module.css';

export interface ModelViewsProps {
  readonly canvas: ModelCanvas;
  readonly views: readonly NamedViewpoint[];
}

/** From where somebody who knows the thing would look at it, and what there is to see. */
export function ModelViews({ canvas, views }: ModelViewsProps) {
  const t = useViewerText();
  const [chosen, setChosen] = useState<NamedViewpoint>();
  const look = (view: NamedViewpoint | undefined): void => {
    setChosen(view);
    canvas.lookFrom(view ?? WHOLE);
  };
  return (
    <fieldset className={styles.views}>
      <legend className={styles.title}>{t('model.views')}</legend>
      <div className={styles.buttons}>
        <Button aria-pressed={!chosen} onClick={() => look(undefined)}>
          {t('model.whole')}
        </Button>
        {views.map((view) => (
          <Button
            key={view.title.text}
            aria-pressed={view === chosen}
            onClick={() => look(view)}
            lang={view.title.lang}
          >
            {view.title.text}
          </Button>
        ))}
      </div>
      <output className={styles.text} lang={chosen?.text?.lang}>
        {chosen?.text?.text}
      </output>
    </fieldset>
  );
}
