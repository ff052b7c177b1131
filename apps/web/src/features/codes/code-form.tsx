import { ArrowRight } from 'lucide-react';
import { useRef, useState, type FormEvent, type InputEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useText } from '#i18n/use-text.ts';
import type { MessageKey } from '#i18n/texts.ts';
import { isOnline } from '#browser/network.ts';
import { reloadWith } from '#browser/reload-once.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { splitHref } from '#ui/site-link.tsx';
import type { CodeTrouble, CodeHandlers } from './resolve-code.ts';
import styles from './code-form.module.css';
import { isFinished } from './numeric-code.ts';

export interface CodeFormProps extends CodeHandlers {
  /** Code submitted in the URL (without script), and why it did not resolve. */
  readonly submitted?: { readonly code: string; readonly trouble: CodeTrouble } | undefined;
  /** Number of digits, if all codes have the same length: then the last digit submits the form. */
  readonly length?: number | undefined;
}

const TROUBLES: Readonly<Record<Exclude<CodeTrouble, 'empty' | 'wrong-scope'>, MessageKey>> = {
  unknown: 'code.unknown',
  offline: 'error.noNetwork',
  failed: 'error.fetchError',
};

/**
 * Entry of the number on a sign. The form has no `action` and submits to its own page, which
 * redirects: works before and without script.
 */
export function CodeForm({ submitted, length, ...handlers }: CodeFormProps) {
  const t = useText();
  const long = useLongText();
  const { field, state, submit, handleSubmit } = useCodeEntry(submitted?.trouble, handlers);
  const troubleMessage = (trouble: CodeTrouble) => {
    if (trouble === 'empty') return long('scan.empty');
    return trouble === 'wrong-scope' ? long('scan.otherRebus') : t(TROUBLES[trouble]);
  };
  const handleInput = (event: InputEvent<HTMLInputElement>) => {
    if (isFinished(event.currentTarget.value, length, event.nativeEvent.inputType)) submit();
  };
  const isPending = state === 'pending';
  const trouble = state === 'idle' || isPending ? undefined : state;
  return (
    <form method="get" onSubmit={handleSubmit} noValidate>
      <TextField
        large
        ref={field}
        label={long('scan.label')}
        name="code"
        type="text"
        inputMode="numeric"
        enterKeyHint="go"
        maxLength={64}
        defaultValue={submitted?.code}
        onInput={handleInput}
        isWrong={trouble !== undefined}
        feedback={trouble ? troubleMessage(trouble) : isPending && t('code.asking')}
      >
        <Button
          variant="primary"
          type="submit"
          icon={ArrowRight}
          className={styles.submit}
          aria-disabled={isPending}
        >
          {long('scan.open')}
        </Button>
      </TextField>
    </form>
  );
}

/** The lookup code is loaded on first submit. */
async function loadAndResolve(typed: string, handlers: CodeHandlers) {
  try {
    const { resolveTypedCode } = await import('./resolve-code.ts');
    return await resolveTypedCode(typed, handlers);
  } catch {
    if (reloadWith('code', typed)) return 'leaving';
    return { status: isOnline() ? 'failed' : 'offline' } as const;
  }
}

/** With script the code is resolved in place: the field stays, refocused after an error. */
function useCodeEntry(initialTrouble: CodeTrouble | undefined, handlers: CodeHandlers) {
  const follow = useFollow();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'pending' | CodeTrouble>(initialTrouble ?? 'idle');
  const send = async (typed: string) => {
    setState('pending');
    const result = await loadAndResolve(typed, handlers);
    if (result === 'leaving') return;
    const trouble = await follow(result);
    setState(trouble ?? 'idle');
    if (!trouble) return;
    field.current?.select();
    field.current?.focus();
  };
  const submit = () => {
    if (state !== 'pending') void send(field.current?.value ?? '');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return { field, state, submit, handleSubmit };
}

type LookupResult<T> =
  | { readonly status: 'found'; readonly href: string }
  | { readonly status: Exclude<T, 'found'> };

/** Returns a function that navigates to a lookup result, or returns why it cannot. */
export function useFollow() {
  const router = useRouter();
  return async <T extends string>(
    result: LookupResult<T>,
  ): Promise<Exclude<T, 'found'> | undefined> => {
    if (!('href' in result)) return result.status;
    const { path, search, hash } = splitHref(result.href);
    await router.navigate({ to: path, search, ...(hash ? { hash } : {}) });
    return undefined;
  };
}
