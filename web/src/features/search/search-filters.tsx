import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { Form, Link, useNavigate, useSearchParams, useSubmit } from 'react-router';
import { formatTyped } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Checkbox, Select, TextInput } from '../../ui/forms/inputs.tsx';
import styles from './search-filters.module.css';
import { countFilters, type SearchQuery, withoutFilters } from './search-query.ts';

const FORM = 'search-filters';

const SORTS = [
  { value: 'relevance', label: 'Phù hợp nhất' },
  { value: 'landed-up', label: 'Giá về tới nhà: thấp đến cao' },
  { value: 'price-up', label: 'Giá trên sàn: thấp đến cao' },
  { value: 'price-down', label: 'Giá trên sàn: cao đến thấp' },
  { value: 'ending-soon', label: 'Sắp kết thúc' },
  { value: 'newest', label: 'Mới đăng' },
];
const KINDS = [
  { value: '', label: 'Đấu giá và mua ngay' },
  { value: 'auction', label: 'Chỉ đấu giá' },
  { value: 'fixed', label: 'Chỉ mua ngay' },
];
const CONDITIONS = [
  { value: '', label: 'Mọi tình trạng' },
  { value: 'new', label: 'Mới, chưa sử dụng' },
  { value: 'good', label: 'Mới hoặc ít vết dùng' },
  { value: 'used', label: 'Đã qua sử dụng' },
  { value: 'junk', label: 'Hỏng, lấy linh kiện' },
];
const SELLERS = [
  { value: '', label: 'Mọi người bán' },
  { value: 'store', label: 'Cửa hàng' },
  { value: 'private', label: 'Cá nhân' },
];
const ENDS = [
  { value: '', label: 'Bất kỳ lúc nào' },
  { value: '1', label: 'Trong 1 giờ' },
  { value: '6', label: 'Trong 6 giờ' },
  { value: '24', label: 'Trong 24 giờ' },
  { value: '72', label: 'Trong 3 ngày' },
];
/** Filters of their own kind hide behind these, so that the list of them stays short. */
const HIDDEN = ['keyword', '__auto_translate_keyword'] as const;

/**
 * The order and, on phones, the button of the sheet with the filters. On wide screens the same form stands beside the results. A plain form,
 * so it works before scripts arrive, and what it asks stands in the address.
 */
export function SearchBar({ query }: { readonly query: SearchQuery }) {
  const submit = useSubmit();
  const count = countFilters(query);
  return (
    <div className={styles.bar}>
      <button type="button" popoverTarget={FORM} className={styles.open}>
        <IconAdjustmentsHorizontal aria-hidden="true" size={20} />
        Lọc{count > 0 ? ` (${count})` : ''}
      </button>
      <label className={styles.sort}>
        <span>Sắp xếp</span>
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
    </div>
  );
}

/** The filters: a sheet from below on phones (a native popover), a column on wide screens. */
export function SearchFilters({ query }: { readonly query: SearchQuery }) {
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
        key={JSON.stringify(query)}
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
        <KindFields query={query} />
        <PriceFields query={query} />
        <LeaveOutFields query={query} />
        <div className={styles.foot}>
          <Button type="submit" kind="main" isWide>
            Xem kết quả
          </Button>
          {hasFilters ? <Link to={`?${withoutFilters(search)}`}>Xóa bộ lọc</Link> : null}
        </div>
      </Form>
    </section>
  );
}

type PartProps = { readonly query: SearchQuery };

/** How it is sold, in what state, by whom, and until when. */
function KindFields({ query }: PartProps) {
  return (
    <>
      <Select label="Cách bán" name="kind" options={KINDS} defaultValue={query.kind ?? ''} />
      <Select
        label="Tình trạng"
        name="condition"
        options={CONDITIONS}
        defaultValue={query.condition ?? ''}
      />
      <Select
        label="Người bán"
        name="seller_kind"
        options={SELLERS}
        defaultValue={query.seller_kind ?? ''}
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

/** Bounds of the price at the door and of the price on the site. */
function PriceFields({ query }: PartProps) {
  return (
    <>
      <fieldset className={styles.pair}>
        <legend>Tổng về tới nhà (₫)</legend>
        <TextInput
          label="Từ"
          name="min_landed"
          inputMode="numeric"
          defaultValue={formatTyped(query.min_landed, 'VND')}
        />
        <TextInput
          label="Đến"
          name="max_landed"
          inputMode="numeric"
          defaultValue={formatTyped(query.max_landed, 'VND')}
        />
      </fieldset>
      <fieldset className={styles.pair}>
        <legend>Giá trên sàn (¥)</legend>
        <TextInput
          label="Từ"
          name="min_price"
          inputMode="numeric"
          defaultValue={formatTyped(query.min_price, 'JPY')}
        />
        <TextInput
          label="Đến"
          name="max_price"
          inputMode="numeric"
          defaultValue={formatTyped(query.max_price, 'JPY')}
        />
      </fieldset>
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
        label="Miễn phí gửi trong Nhật"
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
