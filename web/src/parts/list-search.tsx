import { IconCalendar, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { formatDay } from '../text/time.ts';
import { dayIn } from '../text/address.ts';
import { IconButton } from '../ui/forms/button.tsx';
import { TextInput } from '../ui/forms/inputs.tsx';
import styles from './list-search.module.css';

/** What a list of one's own is searched by, as its address says it. */
export interface ListSearchAsked {
  readonly q?: string;
  readonly from?: string;
  readonly to?: string;
}

/** What the address asks for; a day that there is not asks for nothing. */
export function listSearchIn(search: URLSearchParams): ListSearchAsked {
  const q = search.get('q')?.trim().slice(0, 120).replaceAll('\0', '');
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')];
  return { ...(q ? { q } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** Whether the list shows only what was searched for. */
export const isSearched = ({ q, from, to }: ListSearchAsked): boolean => Boolean(q ?? from ?? to);

/** The same list of another tab, or with something else searched for; in the same order. */
export function listAddress(
  asked: ListSearchAsked,
  tab: string | undefined,
  sort?: string,
): string {
  const query = new URLSearchParams({ ...(tab ? { tab } : {}), ...(sort ? { sort } : {}) });
  for (const [name, value] of Object.entries(asked)) query.set(name, value);
  return `?${query}`;
}

/**
 * The search of a list of one's own: a word or a code, and the days, folded until they matter. It
 * stands in the address; without a script the form asks the server.
 */
export function ListSearch({
  placeholder,
  asked,
  tab,
  sort,
}: {
  readonly placeholder: string;
  readonly asked: ListSearchAsked;
  /** The tab that stays chosen. */
  readonly tab?: string | undefined;
  /** The order that stays. */
  readonly sort?: string | undefined;
}) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <search>
      <form
        key={search.toString()}
        method="get"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new URLSearchParams();
          for (const [name, value] of new FormData(event.currentTarget))
            typed.set(name, String(value));
          void navigate(listAddress(listSearchIn(typed), tab, sort));
        }}
      >
        <Kept tab={tab} sort={sort} />
        <TextInput
          label="Tìm trong danh sách"
          isLabelHidden
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={120}
          placeholder={placeholder}
          defaultValue={asked.q ?? ''}
        />
        <IconButton type="submit" label="Tìm">
          <IconSearch aria-hidden="true" size={22} />
        </IconButton>
        <Days asked={asked} />
        {isSearched(asked) ? (
          <Link className={styles.clear} to={listAddress({}, tab, sort)}>
            Xóa bộ lọc
          </Link>
        ) : null}
      </form>
    </search>
  );
}

/** What stays as it is, where the form asks the server. */
function Kept(kept: Readonly<Record<string, string | undefined>>) {
  return Object.entries(kept).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}

function Days({ asked }: { readonly asked: ListSearchAsked }) {
  return (
    <details className={styles.days} open={Boolean(asked.from ?? asked.to)}>
      <summary className={styles.fold}>
        <IconCalendar aria-hidden="true" size={20} />
        {daysOf(asked)}
      </summary>
      <div className={styles.range}>
        <TextInput label="Từ ngày" type="date" name="from" defaultValue={asked.from ?? ''} />
        <TextInput label="Đến ngày" type="date" name="to" defaultValue={asked.to ?? ''} />
      </div>
    </details>
  );
}

function daysOf({ from, to }: ListSearchAsked): string {
  if (from && to) return `${formatDay(from)} – ${formatDay(to)}`;
  if (from) return `Từ ${formatDay(from)}`;
  return to ? `Đến ${formatDay(to)}` : 'Chọn ngày';
}
