import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rememberKeyword } from '../device/search-history.ts';
import { tidyKeyword } from '../text/keyword.ts';
import { SEARCH_PATH } from './links.ts';
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
  const site = ofSite ?? /^\/([a-z-]+)\/search$/.exec(pathname)?.[1];
  const action = site ? `/${site}/search` : SEARCH_PATH;

  function go(text: string) {
    const keyword = tidyKeyword(text);
    if (!keyword) return field.current?.focus();
    setTyped(keyword);
    setOpen(false);
    field.current?.blur();
    rememberKeyword(site ?? 'hako-go', keyword);
    void navigate(`${action}?keyword=${encodeURIComponent(keyword)}`);
  }
  function submit(event: FormEvent) {
    if (isStatic) return;
    event.preventDefault();
    go(field.current?.value ?? '');
  }

  return (
    <form
      ref={form}
      role="search"
      aria-label={isLarge ? 'Tìm hàng Nhật' : 'Tìm nhanh'}
      action={action}
      className={isLarge ? styles.large : styles.box}
      onSubmit={submit}
      onBlur={(event) => {
        if (!form.current?.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
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
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setOpen(true);
        }}
      />
      <button type="submit" aria-label="Tìm">
        <IconSearch aria-hidden="true" />
      </button>
      {isOpen && !isStatic ? (
        <Suspense fallback={null}>
          <SearchSuggestions site={site ?? 'hako-go'} typed={typed} onPick={go} />
        </Suspense>
      ) : null}
    </form>
  );
}
