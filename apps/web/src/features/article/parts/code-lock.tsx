import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { CODE_GUESSES_PER_ADDRESS } from '@varde/domain/constants';
import { useViewerText } from '#i18n/viewer-texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './lock-door.module.css';
import type { LockDoorProps } from './lock-door.tsx';
import { useUnlockWords } from './use-unlock-words.ts';
import { useUnlock } from './use-unlock.ts';

const MINUTES = CODE_GUESSES_PER_ADDRESS.windowS / 60;

/** The code that a visitor gets at the museum. Wrong ones are counted by the server, which says how many are left. */
export function CodeLock({ id, onOpen }: LockDoorProps) {
  const t = useViewerText();
  const field = useRef<HTMLInputElement>(null);
  const { state, tryIt } = useUnlock(id, onOpen);
  const words = useUnlockWords(state);
  const isWrong = state.status === 'refused' || state.status === 'wait';
  useEffect(() => {
    if (state.status === 'refused') field.current?.select();
    // What is said stands beneath the field, where the tab bar may be.
    if (isWrong) field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [state, isWrong]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (code === '') field.current?.focus();
    else tryIt({ code });
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        ref={field}
        label={t('unlock.code')}
        autoCapitalize="off"
        enterKeyHint="go"
        maxLength={64}
        isWrong={isWrong}
        answer={
          words ?? t('unlock.limit', { count: CODE_GUESSES_PER_ADDRESS.count, minutes: MINUTES })
        }
      >
        <Button variant="primary" type="submit" aria-disabled={state.status === 'trying'}>
          {t('unlock.open')}
        </Button>
      </TextField>
    </form>
  );
}
