import { IconX } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { formatDong, formatYen } from '../../../text/money.ts';
import { type SearchQuery, withoutFilters } from '../search-query.ts';
import { CONDITIONS, ENDS, KINDS, SELLERS } from './filter-options.ts';
import styles from './active-filters.module.css';

interface Active {
  readonly name: string;
  readonly label: string;
}

/** What narrows the search, each thing with the way to leave it out; nothing while nothing does. */
export function ActiveFilters({ query }: { readonly query: SearchQuery }) {
  const [search] = useSearchParams();
  const active = activeIn(query);
  if (active.length === 0) return null;
  return (
    <nav aria-label="Đang lọc theo" className={styles.active}>
      <ul role="list">
        {active.map(({ name, label }) => (
          <li key={name}>
            <Link to={`?${without(search, name)}`} preventScrollReset>
              <span className="unseen">Bỏ lọc </span>
              <span className={styles.chip}>
                {label}
                <IconX aria-hidden="true" size={16} />
              </span>
            </Link>
          </li>
        ))}
        {active.length > 1 ? (
          <li>
            <Link to={`?${withoutFilters(search)}`} preventScrollReset>
              Xóa bộ lọc
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function without(search: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(name);
  return rest;
}

/** The filters of a search in the words of the sheet, by their names in the address. */
function activeIn(query: SearchQuery): Active[] {
  const chosen: readonly (readonly [string, string | undefined])[] = [
    ['kind', wordFor(KINDS, query.kind)],
    ['condition', wordFor(CONDITIONS, query.condition)],
    ['seller_kind', wordFor(SELLERS, query.seller_kind)],
    ['ends_within', wordFor(ENDS, query.ends_within_hours?.toString())],
    ['min_landed', bound('về nhà từ', query.min_landed, formatDong)],
    ['max_landed', bound('về nhà đến', query.max_landed, formatDong)],
    ['min_price', bound('từ', query.min_price, formatYen)],
    ['max_price', bound('đến', query.max_price, formatYen)],
    ['exclude', query.exclude && `trừ “${query.exclude}”`],
    ['free_shipping', query.free_shipping ? 'Miễn phí vận chuyển nội địa Nhật' : undefined],
    ['importable', query.importable ? 'Được nhập về Việt Nam' : undefined],
  ];
  return chosen.flatMap(([name, label]) => (label ? [{ name, label }] : []));
}

const wordFor = (
  options: readonly { readonly value: string; readonly label: string }[],
  value: string | undefined,
): string | undefined =>
  value === undefined ? undefined : options.find((option) => option.value === value)?.label;

const bound = (
  word: string,
  amount: number | undefined,
  format: (amount: number) => string,
): string | undefined => (amount === undefined ? undefined : `${word} ${format(amount)}`);
