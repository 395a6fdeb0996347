import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Form } from 'react-router';
import { formatTyped } from '../../text/money.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Select, TextInput } from '../../ui/inputs.tsx';
import styles from './search.module.css';
import { countFilters, type SearchQuery } from './search-query.ts';

const SORTS = [
  { value: 'relevance', label: 'Phù hợp nhất' },
  { value: 'ending-soon', label: 'Sắp kết thúc' },
  { value: 'newest', label: 'Mới đăng' },
  { value: 'price-up', label: 'Giá thấp trước' },
  { value: 'price-down', label: 'Giá cao trước' },
  { value: 'bids', label: 'Nhiều lượt đặt giá' },
];
const KINDS = [
  { value: '', label: 'Đấu giá và mua ngay' },
  { value: 'auction', label: 'Chỉ đấu giá' },
  { value: 'fixed', label: 'Chỉ mua ngay' },
];
const CONDITIONS = [
  { value: '', label: 'Mới và đã dùng' },
  { value: 'new', label: 'Chỉ hàng mới' },
  { value: 'used', label: 'Chỉ hàng đã dùng' },
];
const SELLERS = [
  { value: '', label: 'Mọi người bán' },
  { value: 'store', label: 'Cửa hàng' },
  { value: 'private', label: 'Cá nhân' },
];
const STATUSES = [
  { value: 'open', label: 'Đang bán' },
  { value: 'sold', label: 'Đã bán (để xem giá)' },
];

/** What narrows and orders the results; a plain form, so it works before scripts arrive and the result can be shared. */
export function SearchFilters({ query }: { readonly query: SearchQuery }) {
  const count = countFilters(query);
  return (
    <details className={styles.filters} name="search-filters">
      <summary className={styles.filtersToggle}>
        <IconAdjustmentsHorizontal aria-hidden="true" size={20} />
        Lọc và sắp xếp{count > 0 ? ` (${count})` : ''}
      </summary>
      <Form method="get" className={styles.filterForm} key={JSON.stringify(query)}>
        <input type="hidden" name="keyword" value={query.q ?? ''} />
        {query.translate ? <input type="hidden" name="__auto_translate_keyword" value={query.translate} /> : null}
        {query.category ? <input type="hidden" name="category" value={query.category} /> : null}
        {query.seller ? <input type="hidden" name="seller" value={query.seller} /> : null}
        <Select label="Sắp xếp" name="sort" options={SORTS} defaultValue={query.sort ?? 'relevance'} />
        <Select label="Cách bán" name="kind" options={KINDS} defaultValue={query.kind ?? ''} />
        <Select label="Tình trạng" name="condition" options={CONDITIONS} defaultValue={query.condition ?? ''} />
        <Select label="Người bán" name="seller_kind" options={SELLERS} defaultValue={query.seller_kind ?? ''} />
        <Select label="Trạng thái" name="status" options={STATUSES} defaultValue={query.status ?? 'open'} />
        <div className={styles.prices}>
          <TextInput label="Từ (¥)" name="min_price" inputMode="numeric" defaultValue={formatTyped(query.min_price, 'JPY')} />
          <TextInput label="Đến (¥)" name="max_price" inputMode="numeric" defaultValue={formatTyped(query.max_price, 'JPY')} />
        </div>
        <Checkbox name="free_shipping" value="1" defaultChecked={query.free_shipping === true} label="Miễn phí vận chuyển trong Nhật" />
        <Button type="submit" kind="main" isWide>
          Xem kết quả
        </Button>
      </Form>
    </details>
  );
}
