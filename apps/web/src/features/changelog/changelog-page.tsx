import { PRODUCT_NAME, PRODUCT_VERSION } from '@varde/domain/constants';
import type { LongTextKey } from '#i18n/long-texts.ts';
import { Hero } from '#components/hero.tsx';
import { isOwnSite } from '#browser/site-profile.ts';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage } from '#i18n/use-text.ts';
import styles from './changelog-page.module.css';

/** Release notes of the program for visitors, by version. */
export function ChangelogPage() {
  const t = useLongText();
  const lang = useLanguage().tag;
  const program = { program: PRODUCT_NAME };
  const lead = t(isOwnSite() ? 'changelog.bodyOwn' : 'changelog.body', program);
  return (
    <Hero title={{ text: t('changelog.title', program), lang }} lead={{ text: lead, lang }}>
      {RELEASES.map((release) => (
        <ReleaseNotes key={release.version} release={release} />
      ))}
      <p>
        <a href="/licenses.txt" className={styles.licenses}>
          {t('changelog.licenses')}
        </a>
      </p>
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

interface Release {
  readonly version: string;
  readonly items: readonly LongTextKey[];
}

/** Newest first. Changes for editors and operators are in CHANGELOG.md only. */
const RELEASES: readonly Release[] = [
  {
    version: PRODUCT_VERSION,
    items: [
      'changelog.item.map',
      'changelog.item.search',
      'changelog.item.codes',
      'changelog.item.checkIn',
      'changelog.item.languages',
      'changelog.item.offline',
      'changelog.item.help',
      'changelog.item.privacy',
    ],
  },
];
