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
  /** The one that is open; none is when absent. */
  topic?: HelpTopic;
  /** Where the visitor can see whether it worked. */
  check: ReactNode;
}

/** How to let the site know where one is, for each of the ways to visit it. */
export function HelpPage({ topic: opened, check }: HelpPageProps) {
  const t = useLongText();
  const lang = useLanguage().tag;
  return (
    <Hero title={{ text: t('help.title'), lang }} lead={{ text: t('help.body'), lang }}>
      <div className={styles.topics}>
        {HELP_TOPICS.map((topic) => (
          <Disclosure
            // Going from one topic's address to another opens that one anew.
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
