import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Hero } from '#components/hero.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage } from '#i18n/use-text.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './help-page.module.css';
import { HELP_TOPICS, TOPIC_ICONS, helpSteps, helpTitle, type HelpTopic } from './help-topics.ts';

export interface HelpPageProps {
  /** Id of the expanded topic. */
  topic?: HelpTopic;
  /** Button that tests the position. */
  check: ReactNode;
}

/** How to enable location, for each supported browser and app. */
export function HelpPage({ topic: opened, check }: HelpPageProps) {
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
      {check}
    </Hero>
  );
}
