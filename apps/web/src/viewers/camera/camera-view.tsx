/** The one door to the camera: what it sees, a light where there is one, and what is wrong in words. It is loaded by a press. */
import { TriangleAlert } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './camera-view.module.css';
import { useCamera, useTorch, type CameraState } from './use-camera.ts';

/** Wrong scope, wrong format, unknown code (specification §5.3); no network; any other failure. */
type ScanTrouble = 'wrong-scope' | 'invalid' | 'unknown' | 'offline' | 'failed';

export interface CameraViewProps {
  /** Follows what a code says; gives why it led nowhere, or nothing when it did lead on. */
  readonly onText: (text: string) => Promise<ScanTrouble | undefined>;
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
  const t = useGroupText('viewers');
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<ScanTrouble>();
  const state = useCamera(video, async (text) => setTrouble(await onText(text)));
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
        <Trouble why={state.why} onRetry={onRetry} />
      ) : (
        <LiveRegion>
          <p className={styles.answer} data-trouble={trouble}>
            {trouble ? <TroubleMessage trouble={trouble} /> : t(`scan.${state.status}`)}
          </p>
        </LiveRegion>
      )}
    </div>
  );
}

function TroubleMessage({ trouble }: { trouble: ScanTrouble }) {
  const t = useText();
  const tViewer = useGroupText('viewers');
  if (trouble === 'unknown') return t('code.unknown');
  if (trouble === 'offline') return t('error.noNetwork');
  return trouble === 'failed' ? t('error.fetchError') : tViewer(`scan.${trouble}`);
}

function Torch({ stream }: { stream: MediaStream }) {
  const t = useGroupText('viewers');
  const { isLit, toggle } = useTorch(stream);
  return (
    <Button className={styles.torch} aria-pressed={isLit} onClick={() => void toggle()}>
      {t('scan.torch')}
    </Button>
  );
}

interface TroubleProps {
  readonly why: Extract<CameraState, { status: 'failed' }>['why'];
  readonly onRetry: () => void;
}

function Trouble({ why, onRetry }: TroubleProps) {
  const t = useText();
  const tViewer = useGroupText('viewers');
  return (
    <Notice icon={TriangleAlert} tone="warning" role="alert">
      <p>{why === 'chunk' ? t('error.chunk') : tViewer(`scan.camera.${why}`)}</p>
      <Button onClick={onRetry}>{t('error.tryAgain')}</Button>
    </Notice>
  );
}
