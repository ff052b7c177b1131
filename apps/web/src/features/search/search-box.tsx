/**
 * The search box with suggestions (ARIA combobox). Without script it is a plain form that opens the
 * results; with script, the same URL is reached without a page load.
 */
import { useLinkProps, useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { SEARCH_MAX_LENGTH } from '@varde/domain/constants';
import { useText } from '#i18n/use-text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Suggestions, suggestionId, useSuggestions } from './parts/suggestions.tsx';
import { SEARCH_PATH } from './search-href.ts';
import styles from './search-box.module.css';
import { cleanQuery } from '#api/tabs.ts';

export interface SearchBoxProps {
  /** The current query, which the box retains. */
  readonly query: string;
}

const CLOSED: BoxState = { isOpen: false, active: undefined };

export function SearchBox({ query }: SearchBoxProps) {
  const t = useText();
  const router = useRouter();
  const { href: action } = useLinkProps({ to: SEARCH_PATH });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  const [state, setState] = useState(CLOSED);
  // The initial text has its results already.
  const items = useSuggestions(typed, typed !== query);
  const isShown = state.isOpen && items.length > 0;
  const active = isShown ? state.active : undefined;
  const openSuggestion = (index: number) => {
    const item = items[index];
    setState(CLOSED);
    if (item) void router.navigate({ to: item.href });
  };
  const clear = () => {
    setTyped('');
    setState(CLOSED);
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const outcome = afterKey(event.key, state, items.length);
    if (outcome.does === 'nothing') return;
    event.preventDefault();
    if (outcome.does === 'become') setState(outcome.state);
    if (outcome.does === 'follow') openSuggestion(outcome.index);
    if (outcome.does === 'clear') clear();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setState(CLOSED);
    const search = { q: cleanQuery(typed) };
    void router.navigate({ to: SEARCH_PATH, search });
  };
  return (
    <search className={styles.search} aria-label={t('search.title')}>
      <form action={action} onSubmit={handleSubmit} className={styles.form}>
        <SearchField submitLabel={t('search.submit')}>
          <input
            ref={input}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            name="q"
            value={typed}
            maxLength={SEARCH_MAX_LENGTH}
            placeholder={`${t('search.placeholder')}..`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            role="combobox"
            aria-label={t('search.label')}
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active === undefined ? undefined : suggestionId(id, active)}
            onChange={({ target }) => {
              setTyped(target.value);
              setState({ isOpen: true, active: undefined });
            }}
            onKeyDown={handleKey}
            onBlur={() => setState(CLOSED)}
          />
          {typed !== '' && (
            <IconButton
              icon={X}
              label={t('search.clear')}
              className={styles.clear}
              onClick={clear}
            />
          )}
        </SearchField>
        <Suggestions
          id={id}
          items={isShown ? items : []}
          active={active}
          onFollow={openSuggestion}
          onPoint={(index) => setState({ isOpen: true, active: index })}
        />
      </form>
    </search>
  );
}

/** Keyboard handling of the search box and suggestions (ARIA combobox with a list box). Pure. */

interface BoxState {
  /** Whether the list is shown. */
  readonly isOpen: boolean;
  /** Index of the suggestion that Enter opens; `undefined`: the typed query. */
  readonly active: number | undefined;
}

type KeyOutcome =
  | { readonly does: 'nothing' }
  | { readonly does: 'become'; readonly state: BoxState }
  | { readonly does: 'follow'; readonly index: number }
  | { readonly does: 'clear' };

const NOTHING: KeyOutcome = { does: 'nothing' };

/** @param count suggestions in the list */
export function afterKey(key: string, state: BoxState, count: number): KeyOutcome {
  if (key === 'ArrowDown' || key === 'ArrowUp') return step(key === 'ArrowDown', state, count);
  if (key === 'Enter' && state.isOpen && state.active !== undefined)
    return { does: 'follow', index: state.active };
  if (key !== 'Escape') return NOTHING;
  // As search boxes do: the first Escape closes the list, the second clears the text.
  return isShown(state, count) ? become({ isOpen: false, active: undefined }) : { does: 'clear' };
}

/** Cyclic, with the typed query between the last suggestion and the first. */
function step(down: boolean, state: BoxState, count: number): KeyOutcome {
  if (count === 0) return NOTHING;
  const from = isShown(state, count) ? state.active : undefined;
  const first = down ? 0 : count - 1;
  if (from === undefined) return become({ isOpen: true, active: first });
  const next = from + (down ? 1 : -1);
  return become({ isOpen: true, active: next < 0 || next >= count ? undefined : next });
}

const isShown = ({ isOpen }: BoxState, count: number): boolean => isOpen && count > 0;

const become = (state: BoxState): KeyOutcome => ({ does: 'become', state });
