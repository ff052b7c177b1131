/** Facade of the camera viewer: live view, torch and error messages. Loaded on click. */
import { TriangleAlert } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { viewersMessages } from '#i18n/groups/viewers.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './camera-view.module.css';
import { useCamera, useTorch, type CameraState } from './use-camera.ts';

/** Wrong scope, wrong format, unknown code (specification §5.3); no network; any other failure. */
type ScanError = 'wrong-scope' | 'invalid' | 'unknown' | 'offline' | 'failed';

export interface CameraViewProps {
  /** Handles a code's text; resolves with the failure, or `undefined` when it navigated. */
  readonly onText: (text: string) => Promise<ScanError | undefined>;
}

export function CameraView({ onText }: CameraViewProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Suspense fallback={<div className={styles.stage} aria-busy="true" />}>
      <OpenCamera key={attempt} onText={onText} onRetry={() => setAttempt(attempt + 1)} />
    </Suspense>
  );
}

function OpenCamera({ onText, onRetry }: CameraViewProps & { onRetry: () => void }) {
  const t = useGroupText(viewersMessages);
  const video = useRef<HTMLVideoElement>(null);
  const [error, setError] = useState<ScanError>();
  const state = useCamera(video, async (text) => setError(await onText(text)));
  return (
    <div className={styles.camera}>
      <div className={styles.stage} data-status={state.status}>
        <video
          ref={video}
          className={styles.picture}
          muted
          playsInline
          aria-label={t('scan.sees')}
        />
        <span className={styles.frame} aria-hidden="true" />
        {state.status === 'reading' && state.hasTorch && <Torch stream={state.stream} />}
      </div>
      {state.status === 'failed' ? (
        <CameraErrorNotice reason={state.reason} onRetry={onRetry} />
      ) : (
        <LiveRegion>
          <p className={styles.answer} data-trouble={error}>
            {error ? <ScanErrorMessage error={error} /> : t(`scan.${state.status}`)}
          </p>
        </LiveRegion>
      )}
    </div>
  );
}

function ScanErrorMessage({ error }: { error: ScanError }) {
  const t = useText();
  const tViewer = useGroupText(viewersMessages);
  if (error === 'unknown') return t('code.unknown');
  if (error === 'offline') return t('error.noNetwork');
  return error === 'failed' ? t('error.fetchError') : tViewer(`scan.${error}`);
}

function Torch({ stream }: { stream: MediaStream }) {
  const t = useGroupText(viewersMessages);
  const { isOn, toggle } = useTorch(stream);
  return (
    <Button className={styles.torch} aria-pressed={isOn} onClick={() => void toggle()}>
      {t('scan.torch')}
    </Button>
  );
}

interface CameraErrorProps {
  readonly reason: Extract<CameraState, { status: 'failed' }>['reason'];
  readonly onRetry: () => void;
}

function CameraErrorNotice({ reason, onRetry }: CameraErrorProps) {
  const t = useText();
  const tViewer = useGroupText(viewersMessages);
  return (
    <Notice icon={TriangleAlert} tone="warning" role="alert">
      <p>{reason === 'chunk' ? t('error.chunk') : tViewer(`scan.camera.${reason}`)}</p>
      <Button onClick={onRetry}>{t('error.tryAgain')}</Button>
    </Notice>
  );
}
