import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './text-field.module.css';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'size'>;

export interface TextFieldProps extends InputProps {
  readonly label: ReactNode;
  /** Default: the page's. */
  readonly labelLang?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  /** Live message with reserved space. Default: no message. */
  readonly feedback?: ReactNode;
  readonly isWrong?: boolean;
  /** For digits, typed one-handed outdoors. Default: for text. */
  readonly large?: boolean;
  /** Beside the field: the form's button. */
  readonly children?: ReactNode;
}

/** A one-line form field with label, button and feedback. */
export function TextField(props: TextFieldProps) {
  const { label, labelLang, feedback, isWrong, large, children, ...input } = props;
  const id = useId();
  const hasFeedback = 'feedback' in props;
  return (
    <div className={styles.whole} data-large={large ? '' : undefined}>
      <label htmlFor={id} lang={labelLang}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          autoComplete="off"
          {...input}
          id={id}
          className={styles.field}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={hasFeedback ? `${id}-answer` : undefined}
        />
        {children}
      </div>
      {hasFeedback && (
        <p id={`${id}-answer`} className={styles.answer} aria-live="polite">
          {feedback}
        </p>
      )}
    </div>
  );
}
