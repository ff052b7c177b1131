import { LocateFixed } from 'lucide-react';
import { formatDistance } from '@varde/domain/geo';
import { useState } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { openPopup } from '#state/popup.ts';
import { requestPosition, type PositionResult } from '#browser/position-store.ts';
import { showToast } from '#state/toast.ts';
import { Button } from '#ui/button.tsx';
import styles from './position-check.module.css';

/** Button that tests whether the position is available. Requires script. */
export function PositionCheck() {
  const t = useLongText();
  const [isChecking, setIsChecking] = useState(false);
  const showResult = useShowResult();
  const check = async () => {
    setIsChecking(true);
    const result = await requestPosition();
    setIsChecking(false);
    showResult(result, () => void check());
  };
  return (
    <Button
      icon={LocateFixed}
      className={styles.check}
      aria-disabled={isChecking}
      onClick={() => void check()}
    >
      {t(isChecking ? 'help.checking' : 'help.check')}
    </Button>
  );
}

function useShowResult(): (result: PositionResult, retry: () => void) => void {
  const t = useText();
  const long = useLongText();
  const { tag } = useLanguage();
  return (result, retry) => {
    if (result.status === 'known') {
      const accuracy = formatDistance(result.position.accuracy, tag);
      showToast({ message: long('help.found', { accuracy }), tone: 'success' });
      return;
    }
    openPopup({
      icon: 'noGps',
      title: long('help.notFound'),
      body: long(`help.why.${result.why}`),
      buttons: [{ title: t('error.tryAgain'), onClick: retry }],
    });
  };
}
