import {
  type ChangedChoices,
  changeChoicesEndpoint,
  priceChoicesEndpoint,
} from '@hako/contract/orders/choices';
import type { CheckoutChoices as Choices } from '@hako/contract/kit/checkout-choices';
import type { OrderDetail } from '@hako/contract/orders/detail';
import type { BreakdownReply } from '@hako/contract/pricing/pricing';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { type ApiRefusal, isRefusal } from '../../api/refusal.ts';
import { useAction } from '../../api/use-action.ts';
import type { CouponEffect } from '@hako/contract/promotions/promotions';
import { CheckoutChoices, usableCodes } from '../../parts/choices/checkout-choices.tsx';
import { useOffers } from '../../parts/choices/use-offers.ts';
import { formatDong } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Stack } from '../../ui/frames/card.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';

type Breakdown = Static<typeof BreakdownReply>;

/**
 * Changes what was chosen at checkout and adds coupons, as long as it may; asks for an address
 * where there is none.
 */
export function OrderChoices({ order }: { readonly order: OrderDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { way, door } = order.may_change;
  if (!way && !door) return null;
  const lacks = order.address.text === '';
  return (
    <>
      {lacks ? (
        <Banner
          tone="estimate"
          action={
            <Button kind="main" isSmall onClick={() => setOpen(true)}>
              Thêm địa chỉ
            </Button>
          }
        >
          Đơn này chưa có địa chỉ nhận hàng. Có địa chỉ rồi Hako mới giao được.
        </Banner>
      ) : (
        <Button onClick={() => setOpen(true)}>
          {way ? 'Đổi lựa chọn hoặc thêm mã giảm giá' : 'Đổi địa chỉ, ghi chú'}
        </Button>
      )}
      {isOpen ? <ChangeSheet order={order} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const choicesOf = ({ address, ship_mode, services, note }: OrderDetail): Choices => ({
  address_id: address.id || null,
  ship_mode,
  services_extra: services,
  note,
  discount_codes: [],
});

function ChangeSheet({
  order,
  onClose,
}: {
  readonly order: OrderDetail;
  readonly onClose: () => void;
}) {
  const { revalidate } = useRevalidator();
  const offers = useOffers();
  const [choices, choose] = useState(() => choicesOf(order));
  const asked = changesOf(order, choices);
  const price = usePriced(order.code, asked);
  const changed = withUsable(asked, price.effects);
  const change = useAction((body: ChangedChoices, idempotencyKey) =>
    save(order.code, body, idempotencyKey),
  );
  const second = price.breakdown?.second_payment.likely;
  async function run() {
    if (second === undefined) return;
    if (!(await change.run({ ...changed, agreed_second_payment: second }))) return;
    onClose();
    toast('Đã đổi lựa chọn của đơn', 'good');
    await revalidate();
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={`Đổi lựa chọn của đơn ${order.code}`}
      foot={
        <Button
          kind="main"
          isWide
          isBusy={change.isBusy}
          disabled={second === undefined || Object.keys(changed).length === 0}
          onClick={() => void run()}
        >
          Lưu thay đổi
        </Button>
      }
    >
      <Stack>
        <CheckoutChoices
          choices={choices}
          onChoose={choose}
          offers={offers}
          kept={{ id: order.address.id, text: order.address.text }}
          may={order.may_change}
          breakdowns={price.breakdown ? [price.breakdown] : []}
          effects={price.effects}
          isBusy={second === undefined}
        />
        <CouponsOfOrder codes={order.discount_codes} />
        <NewSecondPayment order={order} second={second} />
        <RefusalNote refusal={change.refusal ?? price.refusal} />
      </Stack>
    </Sheet>
  );
}

const save = (code: string, body: ChangedChoices, idempotencyKey: string) =>
  call(changeChoicesEndpoint, { params: { code }, body }, { idempotencyKey });

/** The same, with only those codes that take something off. */
function withUsable(
  { discount_codes: _, ...rest }: ReturnType<typeof changesOf>,
  effects: readonly CouponEffect[] | undefined,
) {
  const codes = usableCodes(effects);
  return codes.length > 0 ? { ...rest, discount_codes: codes } : rest;
}

const CouponsOfOrder = ({ codes }: { readonly codes: readonly string[] }) =>
  codes.length > 0 ? <p>Đơn này đã dùng mã {codes.join(', ')}.</p> : null;

/** What the second payment was forecast at, and what it would be. */
function NewSecondPayment({
  order,
  second,
}: {
  readonly order: OrderDetail;
  readonly second: number | undefined;
}) {
  const before = order.second_payment.forecast.likely_vnd;
  if (second === undefined) return null;
  return (
    <p aria-live="polite">
      {second === before
        ? `Lần 2 vẫn khoảng ${formatDong(before)}.`
        : `Lần 2 từ khoảng ${formatDong(before)} thành khoảng ${formatDong(second)}.`}
    </p>
  );
}

/** Only what differs from the order. */
function changesOf(
  order: OrderDetail,
  { address_id, ship_mode, services_extra, note, discount_codes }: Choices,
) {
  const isSame = services_extra.toSorted().join() === [...order.services].sort().join();
  return {
    ...(address_id && address_id !== order.address.id ? { address_id } : {}),
    ...(ship_mode && ship_mode !== order.ship_mode ? { ship_mode } : {}),
    ...(isSame ? {} : { services_extra }),
    ...((note ?? '').trim() === (order.note ?? '') ? {} : { note: (note ?? '').trim() }),
    ...(discount_codes.length > 0 ? { discount_codes } : {}),
  };
}

interface Priced {
  /** What was asked; an answer to another question is not shown. */
  readonly of: string;
  readonly breakdown?: Breakdown;
  /** What each code takes off. */
  readonly effects?: readonly CouponEffect[];
  readonly refusal?: ApiRefusal;
}

const PAUSE_MS = 300;

/** The price with these changes, a moment after the last one; a note changes none. */
function usePriced(code: string, asked: ReturnType<typeof changesOf>): Priced {
  const [known, setKnown] = useState<Priced>({ of: '' });
  const { note: _, ...body } = asked;
  const key = JSON.stringify(body);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds what is asked.
  useEffect(() => {
    const stop = new AbortController();
    const take = (answer: Omit<Priced, 'of'>) =>
      stop.signal.aborted ? undefined : setKnown({ of: key, ...answer });
    const timer = setTimeout(() => {
      call(priceChoicesEndpoint, { params: { code }, body }, { signal: stop.signal }).then(
        ({ data, coupons }) => take({ breakdown: data, effects: coupons }),
        (error: unknown) => (isRefusal(error) ? take({ refusal: error }) : undefined),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key]);
  return known.of === key ? known : { of: key };
}
