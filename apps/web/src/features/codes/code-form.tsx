import { useRouter } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { MessageKey } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { splitAddress } from '#ui/split-address.ts';
import { askCode } from './ask-code.ts';
import type { CodeTrouble } from './ask-code.ts';
import styles from './code-form.module.css';

export interface CodeFormProps {
  /** What was asked for in the address, as it is without script, and why it led nowhere. */
  readonly asked?: { readonly code: string; readonly trouble: CodeTrouble } | undefined;
}

const TROUBLES: Readonly<Record<CodeTrouble, MessageKey>> = {
  empty: 'code.empty',
  unknown: 'code.unknown',
  offline: 'error.noNetwork',
  failed: 'error.fetchError',
};

/**
 * The number on a sign, typed. A form without an address of its own sends to the page it stands on, which then leads on: so
 * it works before and without script.
 */
export function CodeForm({ asked }: CodeFormProps) {
  const t = useText();
  const id = useId();
  const { field, state, handleSubmit } = useCodeEntry(asked?.trouble);
  const isAsking = state === 'asking';
  const trouble = state === 'idle' || isAsking ? undefined : state;
  return (
    <form className={styles.form} method="get" onSubmit={handleSubmit} noValidate>
      <label className={styles.label} htmlFor={id}>
        {t('code.label')}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.field}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={64}
          defaultValue={asked?.code}
          aria-invalid={trouble ? true : undefined}
          aria-describedby={`${id}-answer`}
        />
        <Button
          variant="primary"
          type="submit"
          icon={ArrowRight}
          className={styles.submit}
          aria-disabled={isAsking}
        >
          {t('code.open')}
        </Button>
      </div>
      <p id={`${id}-answer`} className={styles.answer} aria-live="polite">
        {trouble ? t(TROUBLES[trouble]) : isAsking && t('code.asking')}
      </p>
    </form>
  );
}

/** With script the code is asked for on the spot: the field stays, and gets the focus back when it was wrong. */
function useCodeEntry(troubleBefore: CodeTrouble | undefined) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'asking' | CodeTrouble>(troubleBefore ?? 'idle');
  const ask = async (typed: string) => {
    setState('asking');
    const answer = await askCode(typed);
    if (answer.status !== 'found') {
      setState(answer.status);
      field.current?.select();
      field.current?.focus();
      return;
    }
    const { path, search } = splitAddress(answer.address);
    await router.navigate({ to: path, search });
    setState('idle');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (state !== 'asking') void ask(field.current?.value ?? '');
  };
  return { field, state, handleSubmit };
}
