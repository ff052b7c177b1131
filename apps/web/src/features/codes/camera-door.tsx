/** Lets the visitor turn the camera on, and says what for; its code, and the reader of codes, come with the press. */
import { ScanQrCode } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType } from 'react';
import { SectionBoundary } from '#content/section-boundary.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useText } from '#i18n/use-text.ts';
import { mayUseCamera } from '#platform/camera-permission.ts';
import { Button } from '#ui/button.tsx';
import type { CameraViewProps } from '#viewers/camera/camera-view.tsx';
import type { CodeWays } from './ask-code.ts';
import styles from './camera-door.module.css';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { useFollow } from './use-follow.ts';

export function CameraDoor(ways: CodeWays) {
  const t = useText();
  const long = useLongText();
  const follow = useFollow();
  const { View, hasFailed, open } = useDoor();
  useFetchAhead(View !== undefined, ways.openCode !== undefined);
  const ask = async (text: string) => {
    const { askScanned } = await import('./ask-code.ts');
    return follow(await askScanned(text, ways));
  };
  if (View)
    return (
      <SectionBoundary>
        <View onText={ask} />
      </SectionBoundary>
    );
  return (
    <div className={styles.door}>
      <Button variant="primary" wide icon={ScanQrCode} onClick={open}>
        {long('scan.start')}
      </Button>
      <p role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? t('error.chunk') : long('scan.reason')}
      </p>
    </div>
  );
}

/** Opens by itself only where the visitor has allowed the camera before, so that nobody is asked unprompted. */
function useDoor() {
  const [View, setView] = useState<ComponentType<CameraViewProps>>();
  const [hasFailed, setFailed] = useState(false);
  const open = async () => {
    try {
      const { CameraView } = await import('#viewers/camera/camera-view.tsx');
      setView(() => CameraView);
    } catch {
      setFailed(true);
    }
  };
  const begin = useEffectEvent(async () => {
    if (await mayUseCamera()) await open();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- set when the browser has told what is allowed, later
  useEffect(() => void begin(), []);
  return { View, hasFailed, open: () => void open() };
}
