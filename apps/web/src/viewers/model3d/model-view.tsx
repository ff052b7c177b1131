/**
 * The one door to 3D models. It is loaded when somebody asks for a model, and takes the still's place; model-viewer comes as a
 * chunk of its own. What goes wrong is said below the still, which then stays.
 */
import {
  TriangleAlert,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Minus,
  Plus,
  X,
} from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { useGroupText, type GroupText } from '#i18n/lazy-texts.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { FULL_VIEW, type ModelScene, type NamedViewpoint } from './model-scene.ts';
import type { ModelCanvas, ModelLabels } from './parts/model-canvas.ts';
import { useModelCanvas } from './parts/use-model-canvas.ts';
import styles from './model-view.module.css';

export interface ModelViewProps {
  readonly scene: ModelScene;
  /** What stands in the model's place until it is there. */
  readonly poster: ReactNode;
  readonly onClose: () => void;
  /** Whether a press asked for it, as is usual; else it opened with its page. */
  readonly isUserInitiated?: boolean;
}

export function ModelView(props: ModelViewProps) {
  return (
    <Suspense fallback={props.poster}>
      <OpenModel {...props} />
    </Suspense>
  );
}

function OpenModel({
  scene: { src, alt, views },
  poster,
  onClose,
  isUserInitiated,
}: ModelViewProps) {
  const t = useGroupText('viewers');
  const holder = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const labels = useMemo(() => modelLabels(alt, t), [alt, t]);
  const state = useModelCanvas(holder, { src, labels, arButtonClass: styles.ar ?? '' }, attempt);
  const canvas = state.status === 'ready' ? state.canvas : undefined;
  useFocusOn(canvas, isUserInitiated);
  return (
    <div className={styles.model} data-status={state.status} data-print="hide">
      <ModelControls canvas={canvas} onClose={onClose} />
      <div className={styles.stage} aria-busy={state.status === 'loading'}>
        {!canvas && poster}
        <div ref={holder} className={styles.holder} />
        {state.status === 'loading' && <Loading percent={state.percent} />}
      </div>
      <div className={styles.words}>
        {(state.status === 'failed' || state.status === 'unavailable') && (
          <Trouble kind={state.status} onRetry={() => setAttempt(attempt + 1)} />
        )}
        {canvas && <p className={styles.help}>{t('model.help')}</p>}
        {canvas && views.length > 0 && <ModelViews canvas={canvas} views={views} />}
      </div>
    </div>
  );
}

/** Whoever asked for the model stands on it, and can turn it at once. */
function useFocusOn(canvas: ModelCanvas | undefined, isUserInitiated = true): void {
  useEffect(() => {
    if (isUserInitiated) canvas?.focus();
  }, [canvas, isUserInitiated]);
}

function Loading({ percent }: { percent: number }) {
  const t = useGroupText('viewers');
  const label = t('model.loading', { percent });
  return (
    <div className={styles.loading}>
      <span>{label}</span>
      <progress max={100} value={percent} aria-label={label} />
    </div>
  );
}

interface TroubleProps {
  readonly kind: 'failed' | 'unavailable';
  readonly onRetry: () => void;
}

function Trouble({ kind, onRetry }: TroubleProps) {
  const t = useText();
  const tViewer = useGroupText('viewers');
  return (
    <Notice icon={TriangleAlert} tone="warning" role="alert">
      <p>{tViewer(`model.${kind}`)}</p>
      {kind === 'failed' && <Button onClick={onRetry}>{t('error.tryAgain')}</Button>}
    </Notice>
  );
}

function modelLabels(alt: string, t: GroupText<'viewers'>): ModelLabels {
  return {
    alt,
    keys: t('model.keys'),
    seen: t('model.seen'),
    ar: t('model.ar'),
    from(name, height) {
      const side = t(`model.from.${name}`);
      return height === 'middle' ? side : t(`model.from.${height}`, { side });
    },
  };
}

interface ModelControlsProps {
  /** `undefined` until the model is there. */
  readonly canvas: ModelCanvas | undefined;
  readonly onClose: () => void;
}

/** Degrees that one press turns. */
const STEP = 30;
const ZOOM_STEP = 3;

/** What dragging and pinching do, by single presses (WCAG 2.2, 2.5.7). */
function ModelControls({ canvas, onClose }: ModelControlsProps) {
  const t = useGroupText('viewers');
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

interface ModelViewsProps {
  readonly canvas: ModelCanvas;
  readonly views: readonly NamedViewpoint[];
}

/** From where somebody who knows the thing would look at it, and what there is to see. */
function ModelViews({ canvas, views }: ModelViewsProps) {
  const t = useGroupText('viewers');
  const [chosen, setChosen] = useState<NamedViewpoint>();
  const look = (view: NamedViewpoint | undefined): void => {
    setChosen(view);
    canvas.lookFrom(view ?? FULL_VIEW);
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
