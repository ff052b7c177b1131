import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { SPOKEN_LANGUAGES } from '#i18n/texts.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { PreviewSearch } from '../preview-search.ts';
import styles from './preview-bar.module.css';

export interface PreviewBarProps {
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
export function PreviewBar({ search, onChange }: PreviewBarProps) {
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
        options={SPOKEN_LANGUAGES.map(({ key, name, tag }) => [key, name, tag])}
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
