import { checkOfferEndpoint, createOfferEndpoint } from '@hako/contract/negotiation/negotiation';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { languageOf } from '../../text/language.ts';
import { formatYen } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Facts, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Checkbox, MoneyInput, TextArea } from '../../ui/forms/inputs.tsx';
import { Dong, Yen } from '../../ui/figures/money.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';

const TYPING_PAUSE_MS = 400;
/** Sellers mostly say yes to about a tenth off. */
const FIRST_SUGGESTION = 0.9;

interface Wish {
  readonly code: string;
  readonly desired_price: number;
  readonly buy_auto: boolean;
  readonly note: string;
  readonly ship_mode: string | null;
}

export interface OfferSheetProps {
  readonly code: string;
  readonly title: string;
  /** What the seller asks, whole yen. */
  readonly priceJpy: number;
  readonly shipMode?: string | undefined;
}

interface Typed {
  readonly desired: number | undefined;
  readonly isAuto: boolean;
  readonly note: string;
}

/** "Thương lượng giá": asks a Mercari seller for a lower price, with what it would cost and every reason why not. */
export function OfferSheet({ code, title, priceJpy, shipMode }: OfferSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<Typed>({
    desired: Math.floor(priceJpy * FIRST_SUGGESTION),
    isAuto: true,
    note: '',
  });
  const check = useOfferCheck({ code, desired: typed.desired, shipMode }, isOpen);
  const offer = useSendOffer({ code, shipMode });

  return (
    <>
      <Button isWide onClick={() => setOpen(true)}>
        Thương lượng giá
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Thương lượng giá"
        foot={
          <Button
            kind="main"
            isWide
            isBusy={offer.isBusy}
            disabled={!check.answer?.can_send}
            onClick={() => void offer.send(typed)}
          >
            Gửi yêu cầu
          </Button>
        }
      >
        <Stack>
          <p lang={languageOf(title)}>{title}</p>
          <OfferFields
            priceJpy={priceJpy}
            check={check}
            typed={typed}
            put={(more) => setTyped((now) => ({ ...now, ...more }))}
          />
          <RefusalNote refusal={offer.refusal} />
          <p>
            Nhân viên Hako gửi yêu cầu cho người bán; họ có 24 giờ để trả lời. Mỗi sản phẩm một yêu
            cầu.
          </p>
        </Stack>
      </Sheet>
    </>
  );
}

/** Sends the request and leads to where its answer will stand. */
function useSendOffer({ code, shipMode }: Pick<OfferSheetProps, 'code' | 'shipMode'>) {
  const navigate = useNavigate();
  const create = useAction((body: Wish, idempotencyKey) =>
    call(createOfferEndpoint, { body }, { idempotencyKey }),
  );

  async function send({ desired, isAuto, note }: Typed) {
    if (desired === undefined) return;
    const made = await create.run({
      code,
      desired_price: desired,
      buy_auto: isAuto,
      note: note.trim(),
      ship_mode: shipMode ?? null,
    });
    if (!made) return;
    toast(made.message, 'good');
    await navigate(`/account/negotiations?offer=${made.data.id}`);
  }

  return { send, isBusy: create.isBusy, refusal: create.refusal };
}

/** The price, what comes of it, and what the desk should know. */
function OfferFields({
  priceJpy,
  check: { answer, problem },
  typed: { desired, isAuto, note },
  put,
}: {
  readonly priceJpy: number;
  readonly check: ReturnType<typeof useOfferCheck>;
  readonly typed: Typed;
  readonly put: (more: Partial<Typed>) => void;
}) {
  return (
    <>
      <MoneyInput
        label="Giá bạn muốn trả"
        currency="JPY"
        required
        amount={desired}
        onAmount={(amount) => put({ desired: amount })}
        hint={
          answer?.minimum
            ? `Từ ${formatYen(answer.minimum)} đến ${formatYen(answer.maximum ?? 0)}; người bán đang để ${formatYen(priceJpy)}.`
            : undefined
        }
      />
      {answer && !answer.can_send && desired !== undefined ? (
        <Banner tone="estimate">{answer.reasons.map(({ message }) => message).join(' ')}</Banner>
      ) : null}
      {problem ? <Banner tone="bad">{problem}</Banner> : null}
      <OfferFacts priceJpy={priceJpy} answer={answer} isAuto={isAuto} />
      <Checkbox
        label="Tự động mua khi người bán đồng ý"
        note="Hàng trên Mercari không được giữ chỗ: ai trả tiền trước thì được. Người bán từ chối thì tiền tạm giữ được trả lại ví."
        checked={isAuto}
        onChange={(event) => put({ isAuto: event.currentTarget.checked })}
      />
      <TextArea
        label="Lời nhắn cho nhân viên"
        isOptional
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => put({ note: event.currentTarget.value })}
      />
    </>
  );
}

function OfferFacts({
  priceJpy,
  answer,
  isAuto,
}: {
  readonly priceJpy: number;
  readonly answer: Check | undefined;
  readonly isAuto: boolean;
}) {
  return (
    <Facts
      rows={[
        ['Người bán đang để', <Yen key="price" amount={priceJpy} />],
        [
          'Về tới nhà nếu được đồng ý',
          answer?.landed_vnd ? <Dong key="landed" amount={answer.landed_vnd} /> : '…',
        ],
        [
          isAuto ? 'Tạm giữ trong ví bây giờ' : 'Tạm giữ trong ví khi mua',
          answer?.hold_vnd ? <Dong key="hold" amount={answer.hold_vnd} /> : '…',
        ],
      ]}
    />
  );
}

interface Check {
  readonly can_send: boolean;
  readonly reasons: readonly { readonly code: string; readonly message: string }[];
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly hold_vnd: number | null;
  readonly landed_vnd: number | null;
}

/** Asks again a moment after the price was typed; an answer to an older price is dropped. */
function useOfferCheck(
  {
    code,
    desired,
    shipMode,
  }: { code: string; desired: number | undefined; shipMode: string | undefined },
  isOn: boolean,
) {
  const [state, setState] = useState<{ answer?: Check; problem?: string }>({});
  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const body = {
          code,
          ...(desired ? { desired_price: desired } : {}),
          ship_mode: shipMode ?? null,
        };
        const { data } = await call(checkOfferEndpoint, { body });
        if (isCurrent) setState({ answer: data });
      } catch (failure) {
        if (isCurrent)
          setState({ problem: failure instanceof Error ? failure.message : 'Đã xảy ra lỗi' });
      }
    }, TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code, desired, shipMode, isOn]);
  return state;
}
