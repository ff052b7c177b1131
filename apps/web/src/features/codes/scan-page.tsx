import { useRouter } from '@tanstack/react-router';
import { ScanQrCode } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { Hero } from '#components/hero.tsx';
import { SectionBoundary } from '#components/section-boundary.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { mayUseCamera } from '#browser/device.ts';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { CameraViewProps } from '#viewers/camera/camera-view.tsx';
import type { CodeHandlers } from './resolve-code.ts';
import { CodeForm, type CodeFormProps, useFollow } from './code-form.tsx';
import styles from './scan-page.module.css';

/**
 * The camera, a number field for when the camera does not help (specification §5.3), and how a
 * phone's own camera app opens the same code.
 */
export function ScanPage(form: CodeFormProps) {
  const t = useText();
  const long = useLongText();
  const lang = useLanguage().tag;
  return (
    <Hero title={{ text: t('scan.title'), lang }} lead={{ text: long('scan.scanLead'), lang }}>
      <LazyCamera openCode={form.openCode} openStored={form.openStored} />
      <section className={styles.number} aria-labelledby="scan-number">
        <SectionHeading id="scan-number" title={long('scan.byNumber')} />
        <CodeForm {...form} />
      </section>
      <section className={styles.number} aria-labelledby="scan-phone">
        <SectionHeading id="scan-phone" title={long('scan.byPhone')} />
        <ol className={styles.steps}>
          <li>{long('scan.step.open')}</li>
          <li>{long('scan.step.aim')}</li>
          <li>{long('scan.step.press')}</li>
        </ol>
      </section>
    </Hero>
  );
}

/** Button that turns the camera on, with the reason; its code and QR decoder load on click. */
function LazyCamera(handlers: CodeHandlers) {
  const t = useText();
  const long = useLongText();
  const follow = useFollow();
  const { View, hasFailed, open } = useLazyCamera();
  useFetchAhead(View !== undefined, handlers.openCode !== undefined);
  const handleScan = async (text: string) => {
    const { resolveScannedCode } = await import('./resolve-code.ts');
    return follow(await resolveScannedCode(text, handlers));
  };
  if (View)
    return (
      <SectionBoundary>
        <View onText={handleScan} />
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

/** Opens automatically only if the camera is already permitted: never prompts unprompted. */
function useLazyCamera() {
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
  const openIfPermitted = useEffectEvent(async () => {
    if (await mayUseCamera()) await open();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- set after the permission query
  useEffect(() => void openIfPermitted(), []);
  return { View, hasFailed, open: () => void open() };
}

/**
 * Prefetches the code of the most likely target pages while the visitor aims; failures are retried
 * on navigation.
 */
function useFetchAhead(isAiming: boolean, isInRebus: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isAiming) return;
    const page = isInRebus ? '/rebus/$presentationId/post/$articleId' : '/article/$articleId';
    void Promise.allSettled([
      import('./resolve-code.ts'),
      Promise.resolve(router.loadRouteChunk(router.routesByPath[page])),
    ]);
  }, [isAiming, isInRebus, router]);
}
