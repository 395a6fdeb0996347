import {
  IconAdjustmentsHorizontal,
  IconArrowsSort,
  IconLayoutGrid,
  IconList,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSubmit } from 'react-router';
import { goodsAsRows } from '../../../device/settings.ts';
import { IconButton } from '../../../ui/forms/button.tsx';
import { Badge } from '../../../ui/figures/tag.tsx';
import { countFilters, type SearchQuery } from '../search-query.ts';
import { SORTS } from './filter-options.ts';
import styles from './search-filters.module.css';
import { FORM } from './search-filters.tsx';

/**
 * The tools of a list: its order, on phones the button of the sheet with the filters, and what the
 * page adds. A plain form, so it works before scripts arrive, and what it asks stands in the
 * address.
 */
export function SearchBar({
  query,
  children,
}: {
  readonly query: SearchQuery;
  readonly children?: ReactNode;
}) {
  const submit = useSubmit();
  const count = countFilters(query);
  const isRows = goodsAsRows.use();
  return (
    <div className={styles.bar}>
      <label className={styles.sort}>
        <span>Sắp xếp</span>
        <IconArrowsSort aria-hidden="true" size={20} />
        <select
          key={query.sort}
          name="sort"
          form={`${FORM}-form`}
          defaultValue={query.sort ?? 'relevance'}
          onChange={(event) => void submit(event.currentTarget.form)}
        >
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" popoverTarget={FORM} className={styles.open} title="Lọc">
        <IconAdjustmentsHorizontal aria-hidden="true" size={20} />
        <span className="unseen">Lọc</span>
        <Badge count={count} label={`, đang lọc theo ${count} điều kiện`} />
      </button>
      {children}
      <IconButton
        label="Xem dạng danh sách"
        aria-pressed={isRows}
        onClick={() => goodsAsRows.write(!isRows)}
      >
        {isRows ? (
          <IconLayoutGrid aria-hidden="true" size={20} />
        ) : (
          <IconList aria-hidden="true" size={20} />
        )}
      </IconButton>
    </div>
  );
}
