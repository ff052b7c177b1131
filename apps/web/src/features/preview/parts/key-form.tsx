import { useState } from 'react';
import type { FormEvent } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { keepPreviewKey } from '#platform/preview-key.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

/** Where an editor types the key that lets drafts be seen; it is kept until the tab is closed. */
export function KeyForm({ onKey }: { onKey: () => void }) {
  const long = useLongText();
  const [typed, setTyped] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    keepPreviewKey(typed.trim());
    onKey();
  };
  return (
    <form onSubmit={handleSubmit}>
      <TextField
        label={long('preview.key')}
        type="password"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      >
        <Button type="submit">{long('preview.show')}</Button>
      </TextField>
    </form>
  );
}
