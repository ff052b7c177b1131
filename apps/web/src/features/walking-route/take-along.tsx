import { FileDown } from 'lucide-react';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { serverUrl } from '#browser/site.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import styles from './take-along.module.css';

export interface TakeAlongProps {
  readonly kind: 'group' | 'rebus';
  readonly id: number;
}

const FORMATS = ['gpx', 'kml', 'geojson', 'csv'] as const;

/** Downloads of a walk for watches, other maps and spreadsheets: public data only (docs/api.md). */
export function TakeAlong({ kind, id }: TakeAlongProps) {
  const t = useText();
  const { key } = useLanguage();
  return (
    <div data-print="hide">
      <Disclosure title={t('take.title')} icon={FileDown}>
        <div className={styles.body}>
          <p>{t('take.body')}</p>
          <ul className={styles.list}>
            {FORMATS.map((format) => (
              <li key={format}>
                <a href={serverUrl(`/exports/${kind}/${id}.${format}?language=${key}`)} download>
                  {t(`take.${format}`)}
                </a>
              </li>
            ))}
            <li>
              <a href={serverUrl(`/iiif/presentation/3/${kind}/${id}/collection.json`)}>
                {t('take.iiif')}
              </a>
            </li>
          </ul>
        </div>
      </Disclosure>
    </div>
  );
}
