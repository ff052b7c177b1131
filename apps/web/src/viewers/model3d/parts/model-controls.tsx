import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus, X } from 'lucide-react';
import { useViewerText } from '#i18n/viewer-texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { ModelCanvas } from './model-canvas.ts';
import styles from './model-controls.module.css';

export interface ModelControlsProps {
  /** `undefined` until the model is there. */
  readonly canvas: ModelCanvas | undefined;
  readonly onClose: () => void;
}

/** Degrees that one press turns. */
const STEP = 30;
const ZOOM_STEP = 3;

/** What dragging and pinching do, by single presses (WCAG 2.2, 2.5.7). */
export function ModelControls({ canvas, onClose }: ModelControlsProps) {
  const t = useViewerText();
  return (
    <div className={styles.bar} data-surface="card">
      {canvas && (
        <>
          <IconButton
            icon={ArrowLeft}
            label={t('model.turnLeft')}
            onClick={() => canvas.turnBy(STEP, 0)}
          />
          <IconButton
            icon={ArrowRight}
            label={t('model.turnRight')}
            onClick={() => canvas.turnBy(-STEP, 0)}
          />
          <IconButton
            icon={ArrowUp}
            label={t('model.turnDown')}
            onClick={() => canvas.turnBy(0, STEP)}
          />
          <IconButton
            icon={ArrowDown}
            label={t('model.turnUp')}
            onClick={() => canvas.turnBy(0, -STEP)}
          />
          <IconButton
            icon={Plus}
            label={t('model.zoomIn')}
            onClick={() => canvas.zoomBy(ZOOM_STEP)}
          />
          <IconButton
            icon={Minus}
            label={t('model.zoomOut')}
            onClick={() => canvas.zoomBy(-ZOOM_STEP)}
          />
        </>
      )}
      <IconButton icon={X} label={t('model.close')} className={styles.close} onClick={onClose} />
    </div>
  );
}
