/**
 * The editors' preview (specification §2.9): a document as visitors will see it, in any language
 * and screen width, beside the issues of its content pack. It is rendered in an iframe, so that
 * media queries see the simulated width.
 */
import { Eye, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useId, useState, type FormEvent } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { INTERFACE_LANGUAGES } from '#i18n/texts.ts';
import { useText, useLanguage } from '#i18n/use-text.ts';
import { lazyModule, useLazyModule } from '#browser/load-chunk.ts';
import { storePreviewKey, takePreviewKey } from '#state/preview-key.ts';
import { onPreviewMessage, postToFrame } from '#state/preview-messages.ts';
import { publicSite } from '#browser/site.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/text-field.tsx';
import { IssueList, usePack } from './parts/issue-list.tsx';
import type { PreviewSearch } from './preview-search.ts';
import styles from './preview-page.module.css';

const pretendPanel = lazyModule(() => import('./parts/pretend-panel.tsx'));

export interface PreviewPageProps {
  readonly search: PreviewSearch;
  /** Writes the shown document, language and width to the URL. */
  readonly onChange: (change: Partial<PreviewSearch>) => void;
}

export function PreviewPage({ search, onChange }: PreviewPageProps) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const pack = usePack();
  // Posts are fetched as players see them: not for the page's source.
  const loaded = useLazyModule(pretendPanel);
  useEffect(() => takePreviewKey(), []);
  useEffect(() => {
    // The page in the frame decides whether it is affected.
    if (pack.revision > 0 && search.document)
      postToFrame(frame.current, { type: 'refresh', what: 'document', id: search.document });
  }, [pack.revision, search.document]);
  useEffect(
    () =>
      onPreviewMessage(publicSite().previewOrigins ?? [], (message) => {
        if (message.type === 'refresh') return postToFrame(frame.current, message);
        const { type: _type, key, ...shown } = message;
        if (key !== undefined) storePreviewKey(key);
        onChange(shown);
      }),
    [onChange],
  );
  return (
    <div className={styles.preview}>
      <div className={styles.side} data-surface="bar">
        {search.document !== undefined && <h1 className={styles.title}>{t('preview.title')}</h1>}
        <PreviewBar search={search} onChange={onChange} />
        {loaded && search.document !== undefined && (
          <loaded.PretendPanel key={search.document} documentId={search.document} frame={frame} />
        )}
        {publicSite().previewEvents && <IssueList pack={pack} />}
      </div>
      {search.document === undefined ? (
        <EmptyState level={1} icon={Eye} title={t('preview.title')} body={t('preview.body')} />
      ) : (
        <PreviewFrame frame={frame} search={search} />
      )}
    </div>
  );
}

interface PreviewFrameProps {
  frame: React.RefObject<HTMLIFrameElement | null>;
  search: PreviewSearch;
}

function PreviewFrame({ frame, search: { document, language, width } }: PreviewFrameProps) {
  const long = useLongText();
  const query = new URLSearchParams({ document: String(document), view: 'page' });
  if (language !== undefined) query.set('language', language);
  return (
    <div className={styles.stage}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- same-origin page */}
      <iframe
        ref={frame}
        title={long('preview.frame')}
        src={`/preview?${query}`}
        className={styles.frame}
        style={{ inlineSize: width === undefined ? '100%' : `${width}px` }}
        // Position and camera are simulated, never the editor's own.
        allow="geolocation 'none'; camera 'none'"
      />
    </div>
  );
}

interface PreviewBarProps {
  readonly search: PreviewSearch;
  readonly onChange: (change: Partial<PreviewSearch>) => void;
}

/** Reference widths of the interface. */
const WIDTHS = [
  [390, 'preview.width.phone'],
  [820, 'preview.width.tablet'],
  [1440, 'preview.width.desktop'],
] as const;

/** Which document is shown, in which language and at which width. */
function PreviewBar({ search, onChange }: PreviewBarProps) {
  const long = useLongText();
  const visitorLanguage = useLanguage().key;
  const { document, language = visitorLanguage, width } = search;
  const isOther = width !== undefined && !WIDTHS.some(([one]) => one === width);
  return (
    <div className={styles.bar}>
      <DocumentField key={document} document={document} onChange={onChange} />
      <Choice
        label={long('preview.language')}
        value={language}
        onChange={(key) => onChange({ language: key })}
        options={INTERFACE_LANGUAGES.map(({ key, name, tag }) => [key, name, tag])}
      />
      <Choice
        label={long('preview.width')}
        value={String(width ?? '')}
        onChange={(text) => onChange({ width: text === '' ? undefined : Number(text) })}
        options={[
          ['', long('preview.width.all')],
          ...WIDTHS.map(([one, label]) => [String(one), long(label, { width: one })] as const),
          ...(isOther ? [[String(width), `${width} px`] as const] : []),
        ]}
      />
    </div>
  );
}

function DocumentField({
  document,
  onChange,
}: Omit<PreviewBarProps, 'search'> & { document: number | undefined }) {
  const long = useLongText();
  const [typed, setTyped] = useState(String(document ?? ''));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (/^[1-9]\d{0,8}$/.test(typed)) onChange({ document: Number(typed) });
  };
  return (
    <form method="get" onSubmit={handleSubmit}>
      <TextField
        label={long('preview.document')}
        name="document"
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value.trim())}
      >
        <Button type="submit" icon={ArrowRight}>
          {long('preview.show')}
        </Button>
      </TextField>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Value, label, and the label's language if it differs. */
  options: readonly (readonly [string, string, string?])[];
}

function Choice({ label, value, onChange, options }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([key, label, lang]) => (
          <option key={key} value={key} lang={lang}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
