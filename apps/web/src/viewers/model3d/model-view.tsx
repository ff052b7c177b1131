/**
 * Facade of the 3D viewer. Loaded on request; replaces the poster once model-viewer, a chunk of its
 * own, has loaded the model. On failure the poster stays, with a message below it.
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
import {
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useText } from '#i18n/use-text.ts';
import { viewersMessages } from '#i18n/groups/viewers.ts';
import { useGroupText, type GroupText } from '#i18n/lazy-texts.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { FULL_VIEW, type ModelScene, type NamedViewpoint } from './model-scene.ts';
import type { ModelCanvas, ModelCanvasOptions, ModelLabels } from './parts/model-canvas.ts';
import styles from './model-view.module.css';

export interface ModelViewProps {
  readonly scene: ModelScene;
  /** Shown until the model has loaded. */
  readonly poster: ReactNode;
  readonly onClose: () => void;
  /** Opened by a click; `false`: with its page. Default `true`. */
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
  const t = useGroupText(viewersMessages);
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
          <ModelErrorNotice kind={state.status} onRetry={() => setAttempt(attempt + 1)} />
        )}
        {canvas && <p className={styles.help}>{t('model.help')}</p>}
        {canvas && views.length > 0 && <ModelViews canvas={canvas} views={views} />}
      </div>
    </div>
  );
}

/** After a click the model takes the focus, so that it can be turned at once. */
function useFocusOn(canvas: ModelCanvas | undefined, isUserInitiated = true): void {
  useEffect(() => {
    if (isUserInitiated) canvas?.focus();
  }, [canvas, isUserInitiated]);
}

function Loading({ percent }: { percent: number }) {
  const t = useGroupText(viewersMessages);
  const label = t('model.loading', { percent });
  return (
    <div className={styles.loading}>
      <span>{label}</span>
      <progress max={100} value={percent} aria-label={label} />
    </div>
  );
}

interface ModelErrorProps {
  readonly kind: 'failed' | 'unavailable';
  readonly onRetry: () => void;
}

function ModelErrorNotice({ kind, onRetry }: ModelErrorProps) {
  const t = useText();
  const tViewer = useGroupText(viewersMessages);
  return (
    <Notice icon={TriangleAlert} tone="warning" role="alert">
      <p>{tViewer(`model.${kind}`)}</p>
      {kind === 'failed' && <Button onClick={onRetry}>{t('error.tryAgain')}</Button>}
    </Notice>
  );
}

const modelLabels = (alt: string, t: GroupText<'viewers'>): ModelLabels => ({
  alt,
  keys: t('model.keys'),
  seen: t('model.seen'),
  ar: t('model.ar'),
  from(name, height) {
    const side = t(`model.from.${name}`);
    return height === 'middle' ? side : t(`model.from.${height}`, { side });
  },
});

interface ModelControlsProps {
  /** `undefined` until the model has loaded. */
  readonly canvas: ModelCanvas | undefined;
  readonly onClose: () => void;
}

/** Degrees per click. */
const STEP = 30;
const ZOOM_STEP = 3;

/** Single-pointer alternatives to dragging and pinching (WCAG 2.2, 2.5.7). */
function ModelControls({ canvas, onClose }: ModelControlsProps) {
  const t = useGroupText(viewersMessages);
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

/** Curated viewpoints with descriptions. */
function ModelViews({ canvas, views }: ModelViewsProps) {
  const t = useGroupText(viewersMessages);
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

type ModelState =
  | { readonly status: 'loading'; readonly percent: number }
  | { readonly status: 'ready'; readonly canvas: ModelCanvas }
  /** The browser cannot draw in 3D. */
  | { readonly status: 'unavailable' }
  | { readonly status: 'failed' };

type ModelOptions = Pick<ModelCanvasOptions, 'src' | 'labels' | 'arButtonClass'>;

const START: ModelState = { status: 'loading', percent: 0 };

/** Loads a model into `holder`; a new `attempt` reloads it. Labels are read once. */
function useModelCanvas(
  holder: RefObject<HTMLElement | null>,
  options: ModelOptions,
  attempt: number,
): ModelState {
  const [state, setState] = useState<ModelState>(START);
  // oxlint-disable-next-line react/exhaustive-deps -- labels do not change while a model is open
  useEffect(() => startModel(holder.current, options, attempt, setState), [options.src, attempt]);
  return state;
}

/** @returns removes the model */
function startModel(
  holder: HTMLElement | null,
  options: ModelOptions,
  attempt: number,
  onState: (state: ModelState) => void,
): () => void {
  let canvas: ModelCanvas | undefined;
  let isDisposed = false;
  const dispose = (): void => {
    isDisposed = true;
    canvas?.remove();
  };
  const report = (state: ModelState): void => {
    if (!isDisposed) onState(state);
  };
  const reportFailure = (): void => {
    report({ status: 'failed' });
    dispose();
  };
  const start = async (): Promise<void> => {
    const { createModelCanvas } = await import('./parts/model-canvas.ts');
    if (isDisposed || !holder) return;
    const created = createModelCanvas({
      ...options,
      holder,
      // A failed file stays cached as failed under its URL.
      src: attempt > 0 ? `${options.src}#${attempt}` : options.src,
      onProgress: (percent) => report({ status: 'loading', percent }),
      onReady: () => report({ status: 'ready', canvas: created }),
      onFailed: reportFailure,
    });
    canvas = created;
  };
  report(START);
  if (canDraw()) start().catch(reportFailure);
  else report({ status: 'unavailable' });
  return dispose;
}

function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
