import { IconX } from '@tabler/icons-react';
import { Form, Link, useNavigate, useSearchParams } from 'react-router';
import { formatCount } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Checkbox, Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';
import { CONDITIONS, ENDS, KINDS, SELLERS } from './filter-options.ts';
import styles from './search-filters.module.css';
import { countFilters, type SearchQuery, withoutFilters } from '../search-query.ts';
import type { SitesQuery } from '../use-found.ts';
import { PriceFields } from './price-fields.tsx';
import { useFoundCount } from './use-found-count.ts';

/** The id of the sheet; its form has it with an ending. */
export const FORM = 'search-filters';

/** Filters of their own kind hide behind these, so that the list of them stays short. */
const HIDDEN = ['keyword', '__auto_translate_keyword'] as const;

/** The filters: a sheet from below on phones (a native popover), a column on wide screens. */
export const SearchFilters = ({ query }: { readonly query: SitesQuery }) => (
  <FilterSheet key={JSON.stringify(query)} query={query} />
);

/** Of one search: another one counts anew. */
function FilterSheet({ query }: { readonly query: SitesQuery }) {
  const count = useFoundCount(query);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const hasFilters = countFilters(query) > 0;
  return (
    <section id={FORM} popover="auto" className={styles.sheet} aria-label="Lọc kết quả">
      <header className={styles.head}>
        <h2>Lọc kết quả</h2>
        <button
          type="button"
          popoverTarget={FORM}
          popoverTargetAction="hide"
          className={styles.close}
          aria-label="Đóng"
        >
          <IconX aria-hidden="true" />
        </button>
      </header>
      <Form
        id={`${FORM}-form`}
        method="get"
        className={styles.form}
        onChange={({ currentTarget }) => count.ask(chosenIn(currentTarget))}
        onSubmit={(event) => {
          event.preventDefault();
          document.getElementById(FORM)?.hidePopover();
          void navigate(`?${chosenIn(event.currentTarget)}`);
        }}
      >
        {HIDDEN.map((name) =>
          search.get(name) ? (
            <input key={name} type="hidden" name={name} value={search.get(name) ?? ''} />
          ) : null,
        )}
        <PriceFields query={query} />
        <KindFields query={query} />
        <LeaveOutFields query={query} />
        <div className={styles.foot}>
          <Button type="submit" kind="main" isWide aria-live="polite">
            {count.found ? seeWords(count.found) : 'Xem kết quả'}
          </Button>
          {hasFilters ? <Link to={`?${withoutFilters(search)}`}>Xóa bộ lọc</Link> : null}
        </div>
      </Form>
    </section>
  );
}

const seeWords = ({ total, isMost }: NonNullable<ReturnType<typeof useFoundCount>['found']>) =>
  `Xem ${isMost ? 'tối đa ' : ''}${formatCount(total)} món`;

type PartProps = { readonly query: SearchQuery };

/** How it is sold, in what state, by whom, and until when. */
function KindFields({ query }: PartProps) {
  return (
    <>
      <Segments legend="Cách bán" name="kind" options={KINDS} first={query.kind ?? ''} />
      <Select
        label="Tình trạng"
        name="condition"
        options={CONDITIONS}
        defaultValue={query.condition ?? ''}
      />
      <Segments
        legend="Người bán"
        name="seller_kind"
        options={SELLERS}
        first={query.seller_kind ?? ''}
      />
      <Select
        label="Kết thúc"
        name="ends_within"
        options={ENDS}
        defaultValue={String(query.ends_within_hours ?? '')}
      />
    </>
  );
}

function LeaveOutFields({ query }: PartProps) {
  return (
    <>
      <TextInput label="Loại trừ từ khóa" name="exclude" defaultValue={query.exclude ?? ''} />
      <Checkbox
        name="free_shipping"
        value="1"
        defaultChecked={query.free_shipping === true}
        label="Miễn phí vận chuyển nội địa Nhật"
      />
      <Checkbox
        name="importable"
        value="1"
        defaultChecked={query.importable === true}
        label="Bỏ món không được nhập về Việt Nam"
      />
    </>
  );
}

/** What a form says, without what was left empty: an address that is short and the same for the same question. */
function chosenIn(form: HTMLFormElement): URLSearchParams {
  const chosen = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(
    chosen.filter(([name, value]) => !(name === 'sort' && value === 'relevance')),
  );
}
