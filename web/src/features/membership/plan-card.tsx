import {
  activateVipEndpoint,
  cancelVipEndpoint,
  type ActiveVip,
  type VipPlan,
} from '@hako/contract/membership/membership';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong } from '../../text/money.ts';
import { formatDay } from '../../text/time.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { benefitRows } from './benefits.ts';

/** The server refuses when the plan is no longer what is shown here. */
const buyAsShown = ({ code, price, days }: Static<typeof VipPlan>, idempotencyKey: string) =>
  call(
    activateVipEndpoint,
    { body: { code, agreed_price_vnd: price, agreed_days: days } },
    { idempotencyKey },
  );

/** A plan: what it gives and costs. `obstacle` says why it cannot be bought now. */
export function PlanCard({
  plan,
  obstacle,
}: {
  readonly plan: Static<typeof VipPlan>;
  readonly obstacle: string | undefined;
}) {
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const activate = useAction(buyAsShown);

  async function buy() {
    const done = await activate.run(plan);
    // The owner may have changed the plan: the sheet then shows what it is now.
    if (!done) return revalidate();
    toast(done.message, 'good');
    setAsking(false);
    await revalidate();
  }

  return (
    <Card
      title={plan.name}
      level={3}
      action={<strong className="tabular">{formatDong(plan.price)}</strong>}
    >
      <Stack>
        <p>{plan.description}</p>
        <Facts rows={benefitRows(plan)} />
        {obstacle === undefined ? (
          <Button kind="main" isWide onClick={() => setAsking(true)}>
            Kích hoạt {plan.days} ngày
          </Button>
        ) : (
          <p>{obstacle}</p>
        )}
      </Stack>
      <Sheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Kích hoạt ${plan.name}`}
        foot={
          <Button kind="money" isWide isBusy={activate.isBusy} onClick={() => void buy()}>
            Trả {formatDong(plan.price)} từ ví
          </Button>
        }
      >
        <Stack>
          <RefusalNote refusal={activate.refusal} />
          <p>
            Hạng {plan.level_name} trong {plan.days} ngày, tính ngay từ bây giờ. Bạn hủy lúc nào
            cũng được: tiền của những ngày chưa dùng được hoàn vào ví.
          </p>
        </Stack>
      </Sheet>
    </Card>
  );
}

/** The plan that is active now, and the way out of it. */
export function ActivePlan({ active }: { readonly active: Static<typeof ActiveVip> }) {
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const cancel = useAction((_: undefined, idempotencyKey) =>
    call(cancelVipEndpoint, {}, { idempotencyKey }),
  );

  async function end() {
    const done = await cancel.run(undefined);
    if (!done) return;
    toast(done.message, 'good');
    setAsking(false);
    await revalidate();
  }

  return (
    <Card title={`Gói ${active.name}`} level={3} action={<Tag tone="good">Đang dùng</Tag>}>
      <Stack>
        <Facts
          rows={[
            ['Đến hết ngày', formatDay(active.end_date)],
            ['Hủy bây giờ nhận lại', formatDong(active.refund_vnd)],
          ]}
        />
        <Button isSmall onClick={() => setAsking(true)}>
          Hủy gói
        </Button>
      </Stack>
      <Sheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Hủy gói VIP?"
        foot={
          <Row>
            <Button onClick={() => setAsking(false)}>{vi.cancel}</Button>
            <Button kind="money" isBusy={cancel.isBusy} onClick={() => void end()}>
              Hủy gói, nhận lại {formatDong(active.refund_vnd)}
            </Button>
          </Row>
        }
      >
        <RefusalNote refusal={cancel.refusal} />
        <p>Hạng của bạn trở lại hạng theo chi tiêu ngay sau khi hủy.</p>
      </Sheet>
    </Card>
  );
}
