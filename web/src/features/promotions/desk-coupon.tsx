import { siteName } from '@hako/contract/marketplaces/sites';
import type { DeskCoupon } from '@hako/contract/promotions/desk';
import { useState } from 'react';
import { formatCount, formatDong } from '../../text/money.ts';
import { formatDay, formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { OpenTable } from '../../parts/desk/table/open-table.tsx';
import type { Column } from '../../ui/figures/data-table.tsx';
import { Facts, Row, Stack } from '../../ui/frames/card.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { ChangeCoupon } from './change-coupon.tsx';
import { LEVELS, offText } from './coupon-words.ts';

const offOf = ({ percent, amount_vnd: amount, most_vnd: most, target }: DeskCoupon): string =>
  offText(percent === null ? { amount: amount ?? 0 } : { percent }, most, target);
const of = (limit: number | null): string => (limit === null ? '' : ` / ${formatCount(limit)}`);

/** The last day, or that it was stopped before. */
const endOf = ({ disabled_at: disabledAt, ends_at: endsAt }: DeskCoupon) =>
  disabledAt ? <Tag tone="bad">Đã ngừng</Tag> : formatDay(endsAt);

const COLUMNS: readonly [Column<DeskCoupon>, ...Column<DeskCoupon>[]] = [
  { key: 'code', head: 'Mã', cell: ({ code }) => code },
  { key: 'name', head: 'Tên', isText: true, cell: ({ name }) => name },
  { key: 'off', head: 'Giảm', isText: true, cell: offOf },
  {
    key: 'used',
    head: 'Đã dùng',
    isFigure: true,
    cell: ({ used, total_limit: limit }) => `${formatCount(used)}${of(limit)}`,
  },
  { key: 'to', head: 'Đến', cell: endOf },
];

/**
 * Coupons at the desk: what each gives and how it is used; the open row says what may be changed.
 */
export function CouponTable({ coupons }: { readonly coupons: readonly DeskCoupon[] }) {
  return (
    <OpenTable
      name="Mã giảm giá"
      columns={COLUMNS}
      rows={coupons}
      keyOf={({ code }) => code}
      bodyOf={(coupon) => <OpenCoupon key={coupon.code} coupon={coupon} />}
    />
  );
}

function OpenCoupon({ coupon }: { readonly coupon: DeskCoupon }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <p>{coupon.description}</p>
      <CouponFacts coupon={coupon} />
      {coupon.disabled_at ? null : isOpen ? (
        <ChangeCoupon coupon={coupon} onDone={() => setOpen(false)} />
      ) : (
        <Row>
          <Button isSmall onClick={() => setOpen(true)}>
            Sửa<span className="unseen"> mã {coupon.code}</span>
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** What the line of the table has no room for. */
function CouponFacts({ coupon }: { readonly coupon: DeskCoupon }) {
  return (
    <Facts
      rows={[
        ['Loại', coupon.needs_saving ? 'Khách lưu mã trước' : 'Khách nhập mã'],
        ['Từ – đến', `${formatMoment(coupon.starts_at)} – ${formatMoment(coupon.ends_at)}`],
        ['Khách đã dùng', formatCount(coupon.used_by)],
        ...(coupon.minimum_goods_vnd > 0
          ? ([['Tiền hàng từ', formatDong(coupon.minimum_goods_vnd)]] as const)
          : []),
        ...(coupon.given_back > 0
          ? ([['Trả lại do hủy đơn', formatCount(coupon.given_back)]] as const)
          : []),
        ...(coupon.needs_saving || coupon.saved > 0
          ? ([['Đã lưu', `${formatCount(coupon.saved)}${of(coupon.save_limit)} khách`]] as const)
          : []),
        ...(coupon.last_used_at
          ? ([['Lần dùng cuối', formatMoment(coupon.last_used_at)]] as const)
          : []),
        ['Mỗi khách', `${coupon.per_customer_limit} lượt`],
        ...(coupon.sites.length > 0
          ? ([['Sàn', coupon.sites.map(siteName).join(', ')]] as const)
          : []),
        ...(coupon.levels.length > 0
          ? ([['Hạng', coupon.levels.map((level) => LEVELS[level] ?? level).join(', ')]] as const)
          : []),
        ['Hiện với mọi khách', coupon.is_listed ? 'Có' : 'Không, chỉ ai biết mã'],
      ]}
    />
  );
}
