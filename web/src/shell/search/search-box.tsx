import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rememberKeyword } from '../../device/search-history.ts';
import { isLink, tidyKeyword } from '../../text/keyword.ts';
import { SEARCH_PATH } from '../frame/links.ts';
import styles from './search-box.module.css';

const SearchSuggestions = lazy(() => import('./search-suggestions.tsx'));

/**
 * The one search box: a Vietnamese keyword or a pasted product link. Works as a plain form before scripts arrive; the search page resolves
 * links. History and suggestions open under it while it has the focus.
 */
export function SearchBox({
  isStatic = false,
  isLarge = false,
  ofSite,
}: {
  readonly isStatic?: boolean;
  readonly isLarge?: boolean;
  /** Searches only there, e.g. `auction`; else where the person is searching already, else everywhere. */
  readonly ofSite?: string;
}) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const chosen = isOpen ? lines[active] : undefined;
  const site = ofSite ?? /^\/([a-z-]+)\/search$/.exec(pathname)?.[1];
  const action = site ? `/${site}/search` : SEARCH_PATH;

  function go(text: string) {
    const keyword = tidyKeyword(text);
    if (!keyword) return field.current?.focus();
    // A link leads to its item: the box is free for the next search.
    const kept = isLink(keyword) ? '' : keyword;
    setTyped(kept);
    if (field.current) field.current.value = kept;
    close();
    field.current?.blur();
    if (kept) rememberKeyword(site ?? 'hako-go', kept);
    void navigate(`${action}?keyword=${encodeURIComponent(keyword)}`);
  }
  function submit(event: FormEvent) {
    if (isStatic) return;
    event.preventDefault();
    go(chosen ?? field.current?.value ?? '');
  }
  /** Arrows walk over the lines and past both ends back into the field; Escape closes, and only then empties the field. */
  function steer(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && !event.altKey) {
      event.preventDefault();
      setOpen(true);
      if (isOpen) setActive(((active + 1 + step + lines.length + 1) % (lines.length + 1)) - 1);
    } else if (event.key === 'Escape' && isOpen && lines.length > 0) {
      event.preventDefault();
      close();
    }
  }
  function close() {
    setOpen(false);
    setActive(-1);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the search; another element around it would be one more box.
    <form
      ref={form}
      role="search"
      aria-label={isLarge ? 'Tìm hàng Nhật' : 'Tìm nhanh'}
      action={action}
      className={isLarge ? styles.large : styles.box}
      onSubmit={submit}
      onBlur={(event) => {
        if (!form.current?.contains(event.relatedTarget)) close();
      }}
    >
      <input
        ref={field}
        type="search"
        name="keyword"
        maxLength={2000}
        required
        enterKeyHint="search"
        autoComplete="off"
        data-search={isLarge ? undefined : ''}
        aria-label="Tìm hàng Nhật: từ khóa tiếng Việt hoặc link sản phẩm"
        placeholder={isLarge ? 'Từ khóa tiếng Việt hoặc dán link sản phẩm' : 'Tìm hoặc dán link'}
        {...(isStatic
          ? {}
          : {
              role: 'combobox',
              'aria-haspopup': 'grid',
              'aria-autocomplete': 'list',
              'aria-expanded': isOpen && lines.length > 0,
              'aria-controls': isOpen && lines.length > 0 ? listId : undefined,
              'aria-activedescendant': chosen === undefined ? undefined : `${listId}-${active}`,
            })}
        onFocus={() => setOpen(true)}
        onKeyDown={steer}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(-1);
          setOpen(true);
        }}
      />
      <button type="submit" aria-label="Tìm">
        <IconSearch aria-hidden="true" />
      </button>
      {isOpen && !isStatic ? (
        <Suspense fallback={null}>
          <SearchSuggestions
            site={site ?? 'hako-go'}
            id={listId}
            typed={typed}
            active={active}
            onLines={setLines}
            onPick={go}
          />
        </Suspense>
      ) : null}
    </form>
  );
}
