import { CircleCheck, Download, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { BROKEN_SECRET, onArrivedSecret } from '#platform/arrived-secret.ts';
import { unpackBelongings } from '#platform/belongings.ts';
import { keepFocus } from '#platform/focus-main.ts';
import { sealOf } from '#platform/seal.ts';
import { fetchTransfer } from '#services/transfers.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './move.module.css';

type Receiving =
  | { readonly status: 'nothing' | 'done' | 'gone' | 'broken' }
  | { readonly status: 'asked' | 'fetching' | 'failed'; readonly secret: string };

/** Where a scanned code leads: asks first, since whoever sent the address may be anybody. */
export function Receive() {
  const [receiving, setReceiving] = useState<Receiving>({ status: 'nothing' });
  useEffect(
    () =>
      onArrivedSecret((secret) =>
        setReceiving(secret === BROKEN_SECRET ? { status: 'broken' } : { status: 'asked', secret }),
      ),
    [],
  );
  return (
    <LiveRegion>
      <div className={styles.received}>
        {'secret' in receiving ? (
          <Ask {...receiving} onAnswer={setReceiving} />
        ) : (
          receiving.status !== 'nothing' && <Outcome status={receiving.status} />
        )}
      </div>
    </LiveRegion>
  );
}

type AskProps = Extract<Receiving, { secret: string }> & {
  readonly onAnswer: (next: Receiving) => void;
};

function Ask({ status, secret, onAnswer }: AskProps) {
  const t = useLongText();
  const fetchAll = async () => {
    onAnswer({ status: 'fetching', secret });
    onAnswer(await receive(secret).catch((): Receiving => ({ status: 'broken' })));
  };
  const isFetching = status === 'fetching';
  return (
    <Notice icon={Download}>
      <div ref={keepFocus}>
        <p>{t('user.receive')}</p>
        {status === 'failed' && <p>{t('user.receiveFailed')}</p>}
        <p className={styles.answers}>
          <Button variant="primary" aria-disabled={isFetching} onClick={() => void fetchAll()}>
            {t('user.receiveYes')}
          </Button>
          <Button onClick={() => onAnswer({ status: 'nothing' })}>{t('user.receiveNo')}</Button>
        </p>
      </div>
    </Notice>
  );
}

async function receive(secret: string): Promise<Receiving> {
  const seal = await sealOf(secret);
  const fetched = await fetchTransfer(seal.code);
  if (fetched.status === 'not-found') return { status: 'gone' };
  if (fetched.status !== 'ok') return { status: 'failed', secret };
  unpackBelongings(await seal.open(fetched.data));
  return { status: 'done' };
}

const WORDS = {
  done: 'user.received',
  gone: 'user.receiveGone',
  broken: 'user.receiveBroken',
} as const;

function Outcome({ status }: { status: keyof typeof WORDS }) {
  const t = useLongText();
  const isDone = status === 'done';
  return (
    <Notice icon={isDone ? CircleCheck : TriangleAlert} tone={isDone ? 'success' : 'warning'}>
      <p>{t(WORDS[status])}</p>
    </Notice>
  );
}
