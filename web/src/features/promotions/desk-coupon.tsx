import { changeCouponEndpoint, type DeskCoupon } from '@hako/contract/promotions/desk';
import { disableCouponEndpoint } from '@hako/contract/promotions/desk-coupons';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatCount, formatDong } from '../../text/money.ts';
import { siteName } from '../../text/sites.ts';
import { dayOf, formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack } from '../../ui/frames/card.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Checkbox, TextInput } from '../../ui/forms/inputs.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { LEVELS, offText } from './coupon-words.ts';
import { CouponLimits } from './coupon-limits.tsx';
import { dayEnd, limitOf } from './desk-coupon-fields.ts';

/** One coupon at the desk: what it gives, how it is used, and what may still be changed. */
export function DeskCouponCard({ coupon }: { readonly coupon: DeskCoupon }) {
  const [isOpen, setOpen] = useState(false);
  const off =
    coupon.percent === null ? { amount: coupon.amount_vnd ?? 0 } : { percent: coupon.percent };
  const of = (limit: number | null) => (limit === null ? '' : ` / ${formatCount(limit)}`);
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
              ? ([
                  ['Đã lưu', `${formatCount(coupon.saved)}${of(coupon.save_limit)} khách`],
                ] as const)
              : []),
            ...(coupon.last_used_at
              ? ([['Lần dùng cuối', formatMoment(coupon.last_used_at)]] as const)
              : []),
            ['Mỗi khách', `${coupon.per_customer_limit} lượt`],
            ...(coupon.sites.length > 0
              ? ([['Sàn', coupon.sites.map(siteName).join(', ')]] as const)
              : []),
            ...(coupon.levels.length > 0
              ? ([
                  ['Hạng', coupon.levels.map((level) => LEVELS[level] ?? level).join(', ')],
                ] as const)
              : []),
            ['Hiện với mọi khách', coupon.is_listed ? 'Có' : 'Không, chỉ ai biết mã'],
          ]}
        />
        {coupon.disabled_at ? null : isOpen ? (
          <ChangeForm coupon={coupon} onDone={() => setOpen(false)} />
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

function ChangeForm({
  coupon,
  onDone,
}: {
  readonly coupon: DeskCoupon;
  readonly onDone: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState({
    name: coupon.name,
    description: coupon.description,
    ends: dayOf(coupon.ends_at),
    total: coupon.total_limit?.toString() ?? '',
    each: `${coupon.per_customer_limit}`,
    savers: coupon.save_limit?.toString() ?? '',
    isListed: coupon.is_listed,
    reason: '',
  });
  const put = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more });
  const params = { code: coupon.code };
  const change = useAction((_: typeof typed, idempotencyKey) => {
    const body = {
      name: typed.name.trim(),
      description: typed.description.trim(),
      ends_at: typed.ends === dayOf(coupon.ends_at) ? coupon.ends_at : dayEnd(typed.ends),
      total_limit: limitOf(typed.total),
      per_customer_limit: limitOf(typed.each) ?? 1,
      is_listed: typed.isListed,
      save_limit: limitOf(typed.savers),
    };
    return call(changeCouponEndpoint, { params, body }, { idempotencyKey });
  });
  const stop = useAction((reason: string, idempotencyKey) =>
    call(disableCouponEndpoint, { params, body: { reason } }, { idempotencyKey }),
  );
  async function done(words: string) {
    toast(words, 'good');
    onDone();
    await revalidate();
  }
  async function submit() {
    const saved = await change.run(typed);
    if (saved) await done(saved.message);
  }
  const refusal = change.refusal ?? stop.refusal;
  return (
    <Form onSubmit={submit} refusal={refusal}>
      <TextInput
        label="Tên"
        required
        maxLength={80}
        value={typed.name}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <TextInput
        label="Mô tả cho khách"
        required
        maxLength={300}
        value={typed.description}
        onChange={(event) => put({ description: event.currentTarget.value })}
      />
      <TextInput
        label="Ngày cuối"
        type="date"
        required
        value={typed.ends}
        onChange={(event) => put({ ends: event.currentTarget.value })}
      />
      <CouponLimits typed={typed} put={put} needsSaving={coupon.needs_saving} />
      <Checkbox
        label="Hiện với mọi khách"
        checked={typed.isListed}
        onChange={(event) => put({ isListed: event.currentTarget.checked })}
      />
      <Row>
        <Button kind="main" type="submit" isBusy={change.isBusy}>
          Lưu thay đổi
        </Button>
        <Button onClick={onDone}>Thôi</Button>
      </Row>
      <TextInput
        label="Ngừng mã vì"
        isOptional
        maxLength={300}
        hint="Đơn đã dùng mã vẫn giữ nguyên."
        value={typed.reason}
        onChange={(event) => put({ reason: event.currentTarget.value })}
      />
      <Button
        kind="money"
        isBusy={stop.isBusy}
        disabled={typed.reason.trim() === ''}
        onClick={async () => {
          if (await stop.run(typed.reason.trim())) await done(`Đã ngừng mã ${coupon.code}`);
        }}
      >
        Ngừng mã {coupon.code}
      </Button>
    </Form>
  );
}
