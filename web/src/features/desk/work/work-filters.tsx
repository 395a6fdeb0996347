import { siteName } from '@hako/contract/marketplaces/sites';
import type { WorkKind } from '@hako/contract/desk/work';
import { Form, Link, useNavigate } from 'react-router';
import { formatCount } from '../../../text/money.ts';
import { SITE_WORDS } from '../../../text/sites.ts';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import type { Colleague } from './bulk-bar.tsx';
import { addressWith, kindsOf } from './work-address.ts';
import styles from './work-filters.module.css';
import { WORK_LABELS } from '@hako/contract/desk/work-labels';

export interface KindCount {
  readonly kind: WorkKind;
  readonly count: number;
  readonly is_more: boolean;
}

const SITES = [...Object.keys(SITE_WORDS), 'other'];

/** What the list is narrowed to; everything stands in the address. */
export function WorkFilters({
  search,
  counts,
  colleagues,
}: {
  readonly search: URLSearchParams;
  readonly counts: readonly KindCount[];
  readonly colleagues: readonly Colleague[];
}) {
  return (
    <div className={styles.filters}>
      <KindChips search={search} counts={counts} />
      <div className={styles.line}>
        <Choice
          search={search}
          name="when"
          label="Hạn"
          options={[
            ['', 'Mọi hạn'],
            ['late', 'Đã trễ'],
            ['today', 'Đến hết hôm nay'],
          ]}
        />
        <Choice
          search={search}
          name="whose"
          label="Của ai"
          options={[
            ['', 'Của mọi người'],
            ['mine', 'Của tôi'],
            ['nobody', 'Chưa ai nhận'],
            ...colleagues.map(({ id, name }) => [id, name] as const),
          ]}
        />
        <Choice
          search={search}
          name="site"
          label="Sàn"
          options={[['', 'Mọi sàn'], ...SITES.map((site) => [site, siteName(site)] as const)]}
        />
        <Choice
          search={search}
          name="warehouse"
          label="Kho"
          options={[
            ['', 'Mọi nơi'],
            ['JP', 'Kho Nhật'],
            ['VN', 'Kho Việt Nam'],
          ]}
        />
        <TextFilter key={search.get('text') ?? ''} search={search} />
      </div>
    </div>
  );
}

/** The kinds of which something waits, each with how much; a tap adds or takes away a kind. */
function KindChips({ search, counts }: { search: URLSearchParams; counts: readonly KindCount[] }) {
  const chosen = kindsOf(search);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const isMore = counts.some((one) => one.is_more);
  const kinds = [...new Set([...counts.map(({ kind }) => kind), ...chosen])];
  return (
    <nav aria-label="Loại việc" className={styles.chips}>
      <Link to={addressWith(search, { kinds: undefined })} aria-current={chosen.length === 0}>
        Tất cả <Count count={total} isMore={isMore} />
      </Link>
      {kinds.map((kind) => {
        const own = counts.find((one) => one.kind === kind);
        const others = chosen.filter((one) => one !== kind);
        const next = chosen.includes(kind) ? others : [...chosen, kind];
        return (
          <Link
            key={kind}
            to={addressWith(search, { kinds: next.join(',') })}
            aria-current={chosen.includes(kind)}
          >
            {WORK_LABELS[kind]} <Count count={own?.count ?? 0} isMore={own?.is_more ?? false} />
          </Link>
        );
      })}
    </nav>
  );
}

function Count({ count, isMore }: { count: number; isMore: boolean }) {
  return <span className={styles.count}>{`${isMore ? 'hơn ' : ''}${formatCount(count)}`}</span>;
}

interface ChoiceProps {
  readonly search: URLSearchParams;
  readonly name: 'when' | 'whose' | 'site' | 'warehouse';
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

function Choice({ search, name, label, options }: ChoiceProps) {
  const navigate = useNavigate();
  return (
    <Select
      label={label}
      isLabelHidden
      value={search.get(name) ?? ''}
      options={options.map(([value, text]) => ({ value, label: text }))}
      onChange={({ target: { value } }) => void navigate(addressWith(search, { [name]: value }))}
    />
  );
}

function TextFilter({ search }: { search: URLSearchParams }) {
  const kept = [...search].filter(([name]) => !['text', 'after', 'at'].includes(name));
  return (
    <Form className={styles.text}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        label="Mã, tên, số điện thoại"
        isLabelHidden
        name="text"
        type="search"
        placeholder="Mã, tên khách, số điện thoại"
        defaultValue={search.get('text') ?? ''}
      />
    </Form>
  );
}
