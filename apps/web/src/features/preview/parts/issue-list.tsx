import type { PreviewFault, PreviewState } from '@varde/contract/preview-state';
import { subscribeToPackEvents } from '#state/preview-messages.ts';
import { CircleAlert, TriangleAlert, Unplug } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { publicSite } from '#browser/site.ts';
import styles from './issue-list.module.css';

/** Issues of the content pack as `varde check` reports them: in English, errors first. */
export function IssueList({ pack: { faults, isReached } }: { pack: PackState }) {
  const long = useLongText();
  const errors = faults.filter(({ severity }) => severity === 'error');
  const warnings = faults.filter(({ severity }) => severity === 'warning');
  return (
    <section className={styles.faults} aria-label={long('preview.faults')} aria-live="polite">
      <h2 className={styles.title}>{long('preview.faults')}</h2>
      {!isReached && <Notice icon={Unplug}>{long('preview.unreached')}</Notice>}
      {faults.length === 0 && <p>{long('preview.faults.none')}</p>}
      {errors.length > 0 && <p>{long('preview.refused')}</p>}
      <ul className={styles.list}>
        {[...errors, ...warnings].map((issue) => (
          <IssueItem key={JSON.stringify(issue)} issue={issue} />
        ))}
      </ul>
    </section>
  );
}

function IssueItem({ issue: { severity, file, line, message, help } }: { issue: PreviewFault }) {
  const long = useLongText();
  const isError = severity === 'error';
  const place = file || long('preview.fault.pack');
  return (
    <li className={styles.fault} data-severity={severity}>
      <p className={styles.place}>
        <Icon icon={isError ? CircleAlert : TriangleAlert} size={1.25} />
        <span>
          <strong>{long(isError ? 'preview.fault.error' : 'preview.fault.warning')}</strong>{' '}
          {line === undefined ? place : long('preview.fault.place', { file: place, line })}
        </span>
      </p>
      <p lang="en">{`${withFullStop(message)} ${withFullStop(help)}`}</p>
    </li>
  );
}

const withFullStop = (sentence: string): string =>
  /[.?]$/.test(sentence) ? sentence : `${sentence}.`;

interface PackState extends PreviewState {
  /** False while the `varde preview` server that served the page is unreachable. */
  readonly isReached: boolean;
}

/** Live state of the content pack; without `varde preview` it never changes. */
export function usePack(): PackState {
  const [state, setState] = useState<PreviewState>({ revision: 0, faults: [] });
  const [isReached, setReached] = useState(true);
  useEffect(() => {
    const { previewEvents } = publicSite();
    return previewEvents ? subscribeToPackEvents(previewEvents, setState, setReached) : undefined;
  }, []);
  return { ...state, isReached };
}
