import { CircleCheck, Download, House, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { retainFocus } from '#browser/focus-main.ts';
import { saveFile } from '#browser/device.ts';
import { currentSession } from '#state/session.ts';
import { deleteOwnData, loadOwnData, type GatewayResult } from '#api/gateway.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { PlainButtonLink } from './plain-button-link.tsx';
import styles from './move.module.css';

type Status = 'idle' | 'busy' | 'confirming' | 'gone' | 'failed';

/**
 * The data stored here for a visitor of an external login host, to export or delete. The account
 * itself is deleted there.
 */
export function OwnData() {
  const t = useLongText();
  const [status, setStatus] = useState<Status>('idle');
  const fetchAll = async () => {
    setStatus('busy');
    const result = await withToken(loadOwnData);
    if (result.status === 'ok') saveFile('varde.json', JSON.stringify(result.data, null, 2));
    setStatus(result.status === 'ok' ? 'idle' : 'failed');
  };
  const deleteAll = async () => {
    setStatus('busy');
    setStatus((await withToken(deleteOwnData)).status === 'ok' ? 'gone' : 'failed');
  };
  return (
    <section className={styles.move} data-print="hide">
      <SectionHeading title={t('user.data')} />
      <p>{t('user.dataBody')}</p>
      <p>{t('user.dataElsewhere')}</p>
      <LiveRegion>
        {status === 'confirming' && (
          <DeletePrompt onYes={deleteAll} onNo={() => setStatus('idle')} />
        )}
        {status === 'gone' && <DeletedNotice />}
        {status === 'failed' && (
          <Notice icon={TriangleAlert} tone="warning">
            <p>{t('user.dataFailed')}</p>
          </Notice>
        )}
      </LiveRegion>
      {status !== 'gone' && (
        <div className={styles.answers}>
          <Button icon={Download} aria-disabled={status === 'busy'} onClick={() => void fetchAll()}>
            {t('user.dataFetch')}
          </Button>
          {status !== 'confirming' && (
            <Button icon={Trash2} onClick={() => setStatus('confirming')}>
              {t('user.dataDelete')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

async function withToken<T>(
  call: (token: string) => Promise<GatewayResult<T>>,
): Promise<GatewayResult<T>> {
  const session = currentSession();
  const token = await session?.accessToken();
  if (!session || token === undefined) return { status: 'failed' };
  const result = await call(token);
  const next = result.status === 'refused' ? await session.replaceToken(token) : undefined;
  return next === undefined ? result : call(next);
}

function DeletePrompt({ onYes, onNo }: { onYes: () => Promise<void>; onNo: () => void }) {
  const t = useLongText();
  return (
    <Notice icon={TriangleAlert} tone="warning">
      <div ref={retainFocus}>
        <p>{t('user.dataAsk')}</p>
        <p className={styles.answers}>
          <Button variant="danger" icon={Trash2} onClick={() => void onYes()}>
            {t('user.dataYes')}
          </Button>
          <Button onClick={onNo}>{t('user.dataNo')}</Button>
        </p>
      </div>
    </Notice>
  );
}

/** Continues through sign-out, so that no data stays on the device. */
function DeletedNotice() {
  const t = useLongText();
  return (
    <Notice icon={CircleCheck} tone="success">
      <div ref={retainFocus}>
        <p>{t('user.dataGone')}</p>
        <p className={styles.answers}>
          <PlainButtonLink href="/logout" icon={House} rel="nofollow">
            {t('user.dataLeave')}
          </PlainButtonLink>
        </p>
      </div>
    </Notice>
  );
}
