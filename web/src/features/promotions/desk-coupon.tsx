import type { DeskCoupon } from '@hako/contract/promotions/desk';
import { useState } from 'react';
import { formatCount, formatDong } from '../../text/money.ts';
import { siteName } from '../../text/sites.ts';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack } from '../../ui/frames/card.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { ChangeCoupon } from './change-coupon.tsx';
import { LEVELS, offText } from './coupon-words.ts';

/** One coupon at the desk: what it gives, how it is used, and what may still be changed. */
export function DeskCouponCard({ coupon }: { readonly coupon: DeskCoupon }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      level={3}
      title={`${coupon.code} · ${coupon.name}`}
      action={
        <Tag tone={coupon.disabled_at ? 'bad' : 'plain'}>
          {coupon.disabled_at ? 'Đã ngừng' : coupon.needs_saving ? 'Phiếu' : 'Mã'}
        </Tag>
      }
    >
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
    </Card>
  );
}

function CouponFacts({ coupon }: { readonly coupon: DeskCoupon }) {
  const off =
    coupon.percent === null ? { amount: coupon.amount_vnd ?? 0 } : { percent: coupon.percent };
  const of = (limit: number | null) => (limit === null ? '' : ` / ${formatCount(limit)}`);
  return (
    <Facts
      rows={[
        ['Giảm', offText(off, coupon.most_vnd, coupon.target)],
        ...(coupon.minimum_goods_vnd > 0
          ? ([['Tiền hàng từ', formatDong(coupon.minimum_goods_vnd)]] as const)
          : []),
        ['Từ – đến', `${formatMoment(coupon.starts_at)} – ${formatMoment(coupon.ends_at)}`],
        [
          'Đã dùng',
          `${formatCount(coupon.used)}${of(coupon.total_limit)} lượt · ${formatCount(coupon.used_by)} khách`,
        ],
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
