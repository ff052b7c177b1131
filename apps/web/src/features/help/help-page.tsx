import { Info, LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { formatDistance } from '@varde/domain/geo';
import { Hero } from '#components/hero.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Notice } from '#ui/notice.tsx';
import { openPopup } from '#state/popup.ts';
import { requestPosition, type PositionResult } from '#browser/position-store.ts';
import { showToast } from '#state/toast.ts';
import { Button } from '#ui/button.tsx';
import styles from './help-page.module.css';
import { HELP_TOPICS, TOPIC_ICONS, helpSteps, helpTitle, type HelpTopic } from './help-topics.ts';

export interface HelpPageProps {
  /** Id of the expanded topic. */
  topic?: HelpTopic;
}

/** How to enable location, for each supported browser and app. */
export function HelpPage({ topic: opened }: HelpPageProps) {
  const t = useLongText();
  const lang = useLanguage().tag;
  return (
    <Hero title={{ text: t('help.title'), lang }} lead={{ text: t('help.body'), lang }}>
      <div className={styles.topics}>
        {HELP_TOPICS.map((topic) => (
          <Disclosure
            // A new topic URL resets which disclosure is open.
            key={`${topic} ${opened}`}
            title={t(helpTitle(topic))}
            icon={TOPIC_ICONS[topic]}
            open={topic === opened}
            group="help"
          >
            <ol className={styles.steps}>
              {helpSteps(topic).map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </ol>
          </Disclosure>
        ))}
      </div>
      <Notice icon={Info}>{t('help.other')}</Notice>
      <PositionCheck />
    </Hero>
  );
}

/** Button that tests whether the position is available. Requires script. */
function PositionCheck() {
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
