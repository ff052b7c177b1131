import { Eye } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { useLate } from '#platform/load-chunk.ts';
import { Column } from '#ui/column.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './preview-page.module.css';

export interface PreviewPageProps {
  /** What to show. Default: nothing yet. */
  readonly shown?: { readonly address: string; readonly rebusId?: number | undefined } | undefined;
}

/** What an editor asked to see, as a visitor has it; where that is a rebus, with what the editor may pretend. */
export function PreviewPage({ shown }: PreviewPageProps) {
  const t = useText();
  if (shown) return <Shown {...shown} />;
  return (
    <Column>
      <EmptyState level={1} icon={Eye} title={t('preview.title')} body={t('preview.body')} />
    </Column>
  );
}

function Shown({ address, rebusId }: NonNullable<PreviewPageProps['shown']>) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [now, setNow] = useState({ address, turn: 0 });
  const show = (next: string) => setNow(({ turn }) => ({ address: next, turn: turn + 1 }));
  const Panel = useLate(async () => (await import('./parts/pretend-panel.tsx')).PretendPanel);
  return (
    <div className={styles.preview}>
      <h1 className={styles.title}>{t('preview.title')}</h1>
      {/* Neither place nor camera of the editor's own device: what is pretended takes their place. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very site */}
      <iframe
        // The same code may be scanned again.
        key={now.turn}
        ref={frame}
        className={styles.frame}
        title={t('preview.title')}
        src={now.address}
        allow="geolocation 'none'; camera 'none'"
      />
      <div className={styles.panel}>
        {/* oxlint-disable-next-line react/static-components -- loaded once, and the same from then on */}
        {Panel && rebusId !== undefined && <Panel rebusId={rebusId} frame={frame} onShow={show} />}
      </div>
    </div>
  );
}
