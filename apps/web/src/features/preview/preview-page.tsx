/**
 * The editors' preview (specification §2.9): a document as visitors will see it, in any language
 * and screen width, beside the issues of the pack that it comes from. It is shown in a frame of its
 * own, so that every width is a true one.
 */
import { Eye, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useId, useState, type FormEvent } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { INTERFACE_LANGUAGES } from '#i18n/texts.ts';
import { useText, useLanguage } from '#i18n/use-text.ts';
import { useLazyModule } from '#browser/load-chunk.ts';
import { storePreviewKey, takePreviewKey } from '#state/preview-key.ts';
import { onPreviewMessage, postToFrame } from '#state/preview-messages.ts';
import { publicSite } from '#browser/site.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/text-field.tsx';
import { IssueList } from './parts/issue-list.tsx';
import { usePack } from './parts/use-pack.ts';
import type { PreviewSearch } from './preview-search.ts';
import styles from './preview-page.module.css';

export interface PreviewPageProps {
  readonly search: PreviewSearch;
  /** Writes into the address what is to be shown. */
  readonly onChange: (change: Partial<PreviewSearch>) => void;
}

export function PreviewPage({ search, onChange }: PreviewPageProps) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const pack = usePack();
  // Its posts are fetched as players know them: not for the page's source.
  const lazyModule = useLazyModule(() => import('./parts/pretend-panel.tsx'));
  useEffect(() => takePreviewKey(), []);
  useEffect(() => {
    // The page in the frame fetches anew by itself: it knows what it shows.
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
        {lazyModule && search.document !== undefined && (
          <lazyModule.PretendPanel
            key={search.document}
            documentId={search.document}
            frame={frame}
          />
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
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very site */}
      <iframe
        ref={frame}
        title={long('preview.frame')}
        src={`/preview?${query}`}
        className={styles.frame}
        style={{ inlineSize: width === undefined ? '100%' : `${width}px` }}
        // Neither place nor camera of the editor's own device: what is pretended takes their place.
        allow="geolocation 'none'; camera 'none'"
      />
    </div>
  );
}

interface PreviewBarProps {
  readonly search: PreviewSearch;
  readonly onChange: (change: Partial<PreviewSearch>) => void;
}

/** The widths that the interface is judged at. */
const WIDTHS = [
  [390, 'preview.width.phone'],
  [820, 'preview.width.tablet'],
  [1440, 'preview.width.desktop'],
] as const;

/** What is shown: which document, in which language, how wide. */
function PreviewBar({ search, onChange }: PreviewBarProps) {
  const long = useLongText();
  const visitors = useLanguage().key;
  const { document, language = visitors, width } = search;
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
          ...WIDTHS.map(([one, words]) => [String(one), long(words, { width: one })] as const),
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
  /** Value, words, and the language of the words where it is another. */
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
        {options.map(([key, words, lang]) => (
          <option key={key} value={key} lang={lang}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
