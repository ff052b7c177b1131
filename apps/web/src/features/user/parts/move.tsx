import { QrCode, Share2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage } from '#i18n/use-text.ts';
import { transferUrl } from '#state/arrived-secret.ts';
import { createTransferPayload } from '#state/transfer-payload.ts';
import { canEncrypt, newSecret, createTransferCipher } from '#browser/transfer-cipher.ts';
import { sharePage } from '#browser/share.ts';
import { publicSite } from '#browser/site.ts';
import { leaveTransfer } from '#api/transfers.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { QrView } from '#viewers/qr/qr-view.tsx';
import styles from './move.module.css';

type TransferState =
  | { readonly status: 'idle' | 'pending' | 'failed' }
  | { readonly status: 'shown'; readonly url: string; readonly until: Date };

/** Transfers this device's data to another device without an account, by a single-use QR code. */
export function Move() {
  const t = useLongText();
  const [transfer, setTransfer] = useState<TransferState>({ status: 'idle' });
  if (!canEncrypt()) return null;
  const showCode = async () => {
    setTransfer({ status: 'pending' });
    setTransfer(await startTransfer().catch(() => ({ status: 'failed' as const })));
  };
  const isShown = transfer.status === 'shown';
  const isPending = transfer.status === 'pending';
  return (
    <section className={styles.move} data-print="hide">
      <SectionHeading title={t('user.move')} />
      <p>{t('user.moveBody')}</p>
      <div>
        <LiveRegion>
          {isShown && <ShownCode {...transfer} />}
          {transfer.status === 'failed' && (
            <Notice icon={TriangleAlert} tone="warning">
              {t('user.moveFailed')}
            </Notice>
          )}
        </LiveRegion>
        <Button icon={QrCode} aria-disabled={isPending} onClick={() => void showCode()}>
          {t(isShown ? 'user.moveAgain' : 'user.moveShow')}
        </Button>
      </div>
    </section>
  );
}

async function startTransfer(): Promise<TransferState> {
  const secret = newSecret();
  const cipher = await createTransferCipher(secret);
  const left = await leaveTransfer(cipher.code, await cipher.encrypt(createTransferPayload()));
  if (left.status !== 'ok') return { status: 'failed' };
  return { status: 'shown', url: transferUrl(publicSite().origin, secret), until: left.data };
}

function ShownCode({ url, until }: { url: string; until: Date }) {
  const t = useLongText();
  const { tag } = useLanguage();
  const time = until.toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit' });
  const share = () => void sharePage({ title: t('user.move'), url });
  return (
    <div className={styles.shown}>
      <QrView text={url} label={t('user.moveCode')} />
      <p>{t('user.moveHow', { time })}</p>
      <Button variant="quiet" icon={Share2} onClick={share}>
        {t('user.moveLink')}
      </Button>
    </div>
  );
}
