import { payForOrderEndpoint } from '@hako/contract/cart/checkout';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { applyCouponEndpoint, type CouponEffect } from '@hako/contract/promotions/promotions';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Facts, Stack } from '../../ui/frames/card.tsx';
import { Countdown } from '../../ui/figures/countdown.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Banner, Skeleton } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { Agreement } from '../../parts/checkout/agreement.tsx';
import { PriceBreakdown } from '../../parts/price/price-breakdown.tsx';
import { CouponField } from '../../parts/checkout/coupon-field.tsx';
import { LackingNote } from '../../parts/checkout/lacking-note.tsx';
import { ServiceChoice } from '../../parts/choices/service-choice.tsx';
import type { ExtraService } from '../../parts/choices/service-choice.tsx';

type Preview = EndpointReply<typeof applyCouponEndpoint>['data'];

interface Wish {
  /** Codes that are known to work. */
  readonly coupons: readonly string[];
  /** Undefined: as asked for. */
  readonly services: readonly string[] | undefined;
}

interface Props {
  /** Of the orders; a list of another content is another purchase, so give it as `key` too. */
  readonly codes: readonly string[];
  /** What is bought, by code: several are told apart by it. */
  readonly names?: ReadonlyMap<string, string>;
  /** The earliest end of their locks. */
  readonly endsAt: string;
  readonly availableVnd: number;
  /** What can be added to a single quote; empty for several. */
  readonly services: readonly ExtraService[];
  readonly askedServices: readonly string[];
  /** After a try; a refused one may have changed what can be paid as well. */
  readonly onTried: (isPaid: boolean) => Promise<void>;
}

/**
 * Answered quotes: what they cost with the coupons and services chosen here, until when that is
 * locked, and the one button that pays them all.
 */
export function PayQuotes(props: Props) {
  const { codes, availableVnd, onTried } = props;
  const [isAgreed, setAgreed] = useState(false);
  const priced = usePricedWish(codes);
  const { wish, preview, price } = priced;
  const pay = useAction((body: { asked: Wish; agreed: number }, idempotencyKey) =>
    call(
      payForOrderEndpoint,
      {
        body: {
          quotes: quotesOf(codes, body.asked),
          discount_codes: [...body.asked.coupons],
          agreed_first_payment: body.agreed,
          confirm: true,
        },
      },
      { idempotencyKey },
    ),
  );

  async function run(agreed: number): Promise<void> {
    const done = await pay.run({ asked: wish, agreed });
    if (done) toast(done.message, 'good');
    else await priced.ask(wish);
    await onTried(done !== undefined);
  }

  const lacking = Math.max(0, (preview?.hold ?? 0) - availableVnd);
  return (
    <Stack>
      {price.refusal && !priced.refused ? (
        <Banner tone="bad">{price.refusal.message}</Banner>
      ) : null}
      {!preview && !price.refusal ? <Skeleton lines={5} /> : null}
      {preview ? <QuotePrices {...props} preview={preview} /> : null}
      {preview ? <WishFields {...props} preview={preview} priced={priced} /> : null}
      <LackingNote lackingVnd={lacking} />
      <RefusalNote refusal={pay.refusal} />
      <Agreement isAgreed={isAgreed} onAgree={setAgreed} />
      <Button
        kind="money"
        isWide
        isBusy={pay.isBusy}
        disabled={!isAgreed || !preview || price.isBusy || lacking > 0}
        onClick={() => void run(preview?.first_payment ?? 0)}
      >
        Thanh toán {preview ? formatDong(preview.first_payment) : ''}
      </Button>
    </Stack>
  );
}

/** What is wished for with these quotes, and what they cost then; asked of the server at once and after each change. */
function usePricedWish(codes: readonly string[]) {
  const [wish, setWish] = useState<Wish>({ coupons: [], services: undefined });
  const [preview, setPreview] = useState<Preview>();
  const [failed, setFailed] = useState<CouponEffect>();
  const price = useAction((asked: Wish) =>
    call(applyCouponEndpoint, {
      body: { quotes: quotesOf(codes, asked), discount_codes: [...asked.coupons] },
    }),
  );
  async function ask(next: Wish): Promise<void> {
    const known = await price.run(next);
    if (!known) return;
    setPreview(known.data);
    setWish(next);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; what is asked for later comes from presses.
  useEffect(() => void ask(wish), []);

  async function applyCodes(coupons: readonly string[]): Promise<void> {
    setFailed(undefined);
    const added = coupons.find((code) => !wish.coupons.includes(code));
    const known = await price.run({ ...wish, coupons });
    if (known) {
      setPreview(known.data);
      return setWish({ ...wish, coupons });
    }
    if (added) setFailed({ ...NOTHING_OFF, code: added, label: added });
  }

  return {
    wish,
    preview,
    price,
    refused: failed && price.refusal ? { ...failed, refusal: refusalOf(price.refusal) } : undefined,
    ask,
    applyCodes,
  };
}

const quotesOf = (codes: readonly string[], asked: Wish) =>
  codes.map((id) => ({ id, ...(asked.services ? { extra_services: [...asked.services] } : {}) }));

/** A single quote line by line, several with a sum each. */
function QuotePrices({
  codes,
  names,
  endsAt,
  preview,
}: Pick<Props, 'codes' | 'names' | 'endsAt'> & { readonly preview: Preview }) {
  const [only] = preview.quotes;
  if (codes.length === 1 && only)
    return <PriceBreakdown breakdown={only.breakdown} lockedUntil={endsAt} />;
  if (codes.length <= 1) return null;
  return (
    <Facts
      rows={[
        ...preview.quotes.map(
          (quote) => [names?.get(quote.id) ?? quote.id, formatDong(quote.first_payment)] as const,
        ),
        ['Thanh toán lần 1', formatDong(preview.first_payment)],
        ['Giữ giá và tỷ giá', <Countdown key="end" endsAt={endsAt} />],
      ]}
    />
  );
}

/** Services and coupons that may be added; each choice is priced at once. */
function WishFields({
  services,
  askedServices,
  preview,
  priced: { wish, price, refused, ask, applyCodes },
}: Pick<Props, 'services' | 'askedServices'> & {
  readonly preview: Preview;
  readonly priced: ReturnType<typeof usePricedWish>;
}) {
  return (
    <>
      {services.length > 0 ? (
        <ServiceChoice
          services={services}
          chosen={wish.services ?? askedServices}
          isBusy={price.isBusy}
          onChoose={(chosen) => void ask({ ...wish, services: chosen })}
        />
      ) : null}
      <CouponField
        codes={wish.coupons}
        effects={[...preview.coupons, ...(refused ? [refused] : [])]}
        isBusy={price.isBusy}
        onCodes={(next) => void applyCodes(next)}
      />
    </>
  );
}

const NOTHING_OFF = {
  discount_vnd: 0,
  first_discount_vnd: 0,
  line_id: null,
  refusal: null,
} as const;

const refusalOf = ({
  code,
  message,
  facts,
}: {
  code: string;
  message: string;
  facts?: unknown;
}): NonNullable<CouponEffect['refusal']> => ({
  code,
  message,
  reason: String((facts as { reason?: unknown } | undefined)?.reason ?? ''),
});
