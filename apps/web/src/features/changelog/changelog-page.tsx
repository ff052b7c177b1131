import { Hero } from '#content/hero.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage } from '#i18n/use-text.ts';
import styles from './changelog-page.module.css';
import { RELEASES } from './releases.ts';
import type { Release } from './releases.ts';

/** What is new for visitors, version by version. */
export function ChangelogPage() {
  const t = useLongText();
  const lang = useLanguage().tag;
  return (
    <Hero title={{ text: t('changelog.title'), lang }} lead={{ text: t('changelog.body'), lang }}>
      {RELEASES.map((release) => (
        <ReleaseNotes key={release.version} release={release} />
      ))}
    </Hero>
  );
}

function ReleaseNotes({ release: { version, items } }: { release: Release }) {
  const t = useLongText();
  return (
    <section className={styles.release}>
      <h2 className={styles.version}>{t('changelog.version', { version })}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{t(item)}</li>
        ))}
      </ul>
    </section>
  );
}
