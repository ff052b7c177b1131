import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useText } from '#i18n/use-text.ts';
import { SearchField } from '#ui/search-field.tsx';

/** Also the form's `action` without script. */
export const SEARCH_PATH: string = '/search';

/** The menu's search box, named `q` (specification §2.2). */
export function SearchBox() {
  const t = useText();
  const router = useRouter();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    const q = typeof query === 'string' ? query.trim() : '';
    const search: Record<string, unknown> = q ? { q } : {};
    void router.navigate({ to: SEARCH_PATH, search });
  };
  return (
    <search aria-label={t('shell.search')}>
      <form
        // Includes the URL's language prefix.
        action={router.buildLocation({ to: SEARCH_PATH }).publicHref}
        onSubmit={handleSubmit}
      >
        <SearchField submitLabel={t('shell.search')}>
          <input
            type="search"
            name="q"
            // Specification §2.2 adds the two dots.
            placeholder={`${t('search.placeholder')}..`}
            aria-label={t('search.label')}
            enterKeyHint="search"
            autoComplete="off"
          />
        </SearchField>
      </form>
    </search>
  );
}
