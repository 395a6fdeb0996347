import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { type SearchBoxState, useSearchBox } from './use-search-box.ts';
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
  const box = useSearchBox(isStatic, ofSite);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the search; another element around it would be one more box.
    <form
      ref={box.form}
      role="search"
      aria-label={isLarge ? 'Tìm hàng Nhật' : 'Tìm nhanh'}
      action={box.action}
      className={isLarge ? styles.large : styles.box}
      onSubmit={box.submit}
      onBlur={(event) => {
        if (!box.form.current?.contains(event.relatedTarget)) box.close();
      }}
    >
      <SearchField box={box} isStatic={isStatic} isLarge={isLarge} />
      <button type="submit" aria-label="Tìm">
        <IconSearch aria-hidden="true" />
      </button>
      {box.isOpen && !isStatic ? (
        <Suspense fallback={null}>
          <SearchSuggestions
            site={box.site ?? 'hako-go'}
            id={box.listId}
            typed={box.typed}
            active={box.active}
            onLines={box.setLines}
            onPick={box.go}
          />
        </Suspense>
      ) : null}
    </form>
  );
}

function SearchField({
  box,
  isStatic,
  isLarge,
}: {
  readonly box: SearchBoxState;
  readonly isStatic: boolean;
  readonly isLarge: boolean;
}) {
  return (
    <input
      ref={box.field}
      type="search"
      name="keyword"
      maxLength={2000}
      required
      enterKeyHint="search"
      autoComplete="off"
      data-search={isLarge ? undefined : ''}
      aria-label="Tìm hàng Nhật: từ khóa tiếng Việt hoặc link sản phẩm"
      defaultValue={box.asked}
      placeholder={isLarge ? 'Từ khóa tiếng Việt hoặc dán link sản phẩm' : 'Tìm hoặc dán link'}
      {...(isStatic
        ? {}
        : {
            role: 'combobox',
            'aria-haspopup': 'grid',
            'aria-autocomplete': 'list',
            'aria-expanded': box.isOpen && box.lines.length > 0,
            'aria-controls': box.isOpen && box.lines.length > 0 ? box.listId : undefined,
            'aria-activedescendant':
              box.chosen === undefined ? undefined : `${box.listId}-${box.active}`,
          })}
      onFocus={box.open}
      onKeyDown={box.steer}
      onChange={(event) => box.type(event.currentTarget.value)}
    />
  );
}
