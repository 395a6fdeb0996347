import { siteName } from '@hako/contract/marketplaces/sites';
import {
  changeSavedSearchEndpoint,
  deleteSavedSearchEndpoint,
  type SavedSearch,
} from '@hako/contract/search/saved-searches';
import { IconTrash } from '@tabler/icons-react';
import { Link, useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatYen } from '../../text/money.ts';
import { formatMoment } from '../../text/time.ts';
import { Button, ButtonLink, IconButton } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { Badge } from '../../ui/figures/tag.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './saved-search.module.css';
import { SavedSearchFinds } from './saved-search-finds.tsx';

type Saved = Static<typeof SavedSearch>;

/** One saved search: what it asks, whether it tells, and what it found. */
export function SavedSearchRow({
  saved,
  isOpen,
  onOpen,
}: {
  readonly saved: Saved;
  readonly isOpen: boolean;
  readonly onOpen: (id: string | null) => void;
}) {
  const revalidator = useRevalidator();
  const change = useChange(saved);
  const forget = useAction(() => call(deleteSavedSearchEndpoint, { params: { id: saved.id } }));
  const refusal = change.refusal ?? forget.refusal;

  async function open() {
    onOpen(isOpen ? null : saved.id);
    if (!isOpen && saved.new_count > 0 && (await change.run({ is_seen: true })))
      await revalidator.revalidate();
  }
  async function remove() {
    if (!(await forget.run(undefined))) return;
    toast(`Đã xóa “${saved.name}”`);
    await revalidator.revalidate();
  }

  return (
    <li className={styles.search}>
      <RowHead saved={saved} change={change} onRemove={() => void remove()} />
      <p className={styles.under}>
        {factsOf(saved).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span lang="ja">{saved.japanese}</span>
      </p>
      {refusal ? <p role="alert">{refusal.message}</p> : null}
      <div className={styles.acts}>
        <Button isSmall aria-expanded={isOpen} onClick={() => void open()}>
          {isOpen ? 'Ẩn hàng đã tìm thấy' : 'Hàng đã tìm thấy'}
        </Button>
        <ButtonLink isSmall kind="quiet" to={saved.path}>
          Tìm ngay
        </ButtonLink>
      </div>
      {isOpen ? <SavedSearchFinds id={saved.id} /> : null}
    </li>
  );
}

function useChange({ id }: Saved) {
  return useAction((body: { is_alerting?: boolean; is_seen?: boolean }) =>
    call(changeSavedSearchEndpoint, { params: { id }, body }),
  );
}

/** Its name, whether it tells, and how to be rid of it. */
function RowHead({
  saved,
  change,
  onRemove,
}: {
  readonly saved: Saved;
  readonly change: ReturnType<typeof useChange>;
  readonly onRemove: () => void;
}) {
  const revalidator = useRevalidator();
  return (
    <div className={styles.head}>
      <h2>
        <Link to={saved.path}>{saved.name}</Link>{' '}
        {saved.new_count > 0 ? <Badge count={saved.new_count} label="món mới" /> : null}
      </h2>
      <div className={styles.acts}>
        <Checkbox
          isSwitch
          label="Báo khi có hàng mới"
          checked={saved.is_alerting}
          disabled={change.isBusy}
          onChange={async (event) => {
            if (await change.run({ is_alerting: event.currentTarget.checked }))
              await revalidator.revalidate();
          }}
        />
        <IconButton label={`Xóa ${saved.name}`} onClick={onRemove}>
          <IconTrash aria-hidden="true" size={20} />
        </IconButton>
      </div>
    </div>
  );
}

const KINDS = { auction: 'đấu giá', fixed: 'giá cố định' } as const;
const CONDITIONS = {
  new: 'hàng mới',
  good: 'còn đẹp',
  used: 'đã qua sử dụng',
  junk: 'hàng hỏng, lấy linh kiện',
} as const;
const SELLERS = { store: 'cửa hàng', private: 'cá nhân' } as const;

/** What it asks, in a few words each. */
function factsOf({ sites, filters, last_found_at }: Saved): string[] {
  const { kind, condition, seller_kind, min_price, max_price, free_shipping, exclude } = filters;
  return [
    sites.length === 0 ? 'Tất cả các sàn' : sites.map(siteName).join(', '),
    kind && KINDS[kind],
    condition && CONDITIONS[condition],
    seller_kind && SELLERS[seller_kind],
    min_price && `từ ${formatYen(min_price)}`,
    max_price && `đến ${formatYen(max_price)}`,
    free_shipping && 'miễn phí vận chuyển nội địa Nhật',
    exclude && `không có: ${exclude}`,
    last_found_at ? `tìm thấy lần cuối ${formatMoment(last_found_at)}` : 'chưa có hàng mới',
  ].filter((fact): fact is string => typeof fact === 'string');
}
