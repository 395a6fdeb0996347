import { answerOfferEndpoint, type DeskOffer } from '@hako/contract/negotiation/negotiation';
import { useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { moneyBack } from '../../text/money-back.ts';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Row } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../ui/forms/inputs.tsx';
import { Dong, Yen } from '../../ui/figures/money.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { WithReason } from '../../parts/desk/with-reason.tsx';
import { ListingWork } from '../../parts/desk/listing-work.tsx';
import { useTask } from '../../parts/desk/use-task.ts';

type Offer = Static<typeof DeskOffer>;
interface Answer {
  readonly answer: 'sent' | 'accepted' | 'rejected';
  readonly price?: number;
  readonly reason?: string;
  readonly account?: string;
}

const DONE_WORDS: Readonly<Record<Answer['answer'], string>> = {
  sent: 'Đã ghi: đã gửi cho người bán',
  accepted: 'Đã ghi: người bán đồng ý',
  rejected: 'Đã ghi: từ chối',
};

/** One price request at the desk: what to ask whom, and what the seller said. */
export function DeskOfferCard({ offer }: { readonly offer: Offer }) {
  const answer = useAnswer(offer);

  return (
    <ListingWork
      name={offer.name_vi}
      endsAt={offer.expires_at}
      customer={offer.customer}
      listing={{ label: 'Sản phẩm', code: offer.code, url: offer.url }}
      facts={factsOf(offer)}
    >
      <RefusalNote refusal={answer.refusal} />
      <NextStep offer={offer} answer={answer} />
    </ListingWork>
  );
}

function useAnswer({ id }: Offer) {
  return useTask(
    (body: Answer, idempotencyKey) =>
      call(answerOfferEndpoint, { params: { id: id }, body }, { idempotencyKey }),
    (_, body) => DONE_WORDS[body.answer],
  );
}

function factsOf(offer: Offer): Parameters<typeof ListingWork>[0]['facts'] {
  return [
    ['Người bán để', <Yen key="price" amount={offer.price} />],
    ['Đề nghị', <Yen key="desired" amount={offer.desired_price} />],
    [
      'Mua ngay khi được đồng ý',
      offer.buy_auto ? <Dong key="hold" amount={offer.hold_vnd} /> : 'Không',
    ],
    ...(offer.note ? [['Lời nhắn', offer.note] as const] : []),
    ...(offer.account_id ? [['Đã gửi bằng tài khoản', offer.account_id] as const] : []),
    [
      'Trạng thái',
      `${offer.status_label} · ${formatMoment(offer.history.at(-1)?.at ?? offer.created_date)}`,
    ],
  ];
}

interface PartProps {
  readonly offer: Offer;
  readonly answer: ReturnType<typeof useAnswer>;
}

/** What the desk may say next: that it asked the seller, or what the seller answered. */
function NextStep({ offer, answer }: PartProps) {
  return (
    <>
      {offer.state === 'waiting' ? <SentStep answer={answer} /> : null}
      {offer.state === 'sent' ? <AcceptedStep offer={offer} answer={answer} /> : null}
      {offer.state === 'accepted' ? (
        <Banner>Chờ khách mua với giá đã được đồng ý.</Banner>
      ) : (
        <WithReason
          verb="Không được đồng ý"
          effect={`Đề nghị kết thúc và khách được báo. ${moneyBack(offer.hold_vnd)}`}
          isBusy={answer.isBusy}
          onAct={(reason) => void answer.run({ answer: 'rejected', reason })}
        />
      )}
    </>
  );
}

function SentStep({ answer }: Pick<PartProps, 'answer'>) {
  const [account, setAccount] = useState('');
  return (
    <Row isBottom>
      <TextInput
        label="Tài khoản Mercari đã dùng"
        isOptional
        maxLength={60}
        value={account}
        onChange={(event) => setAccount(event.currentTarget.value)}
      />
      <Button
        kind="main"
        isBusy={answer.isBusy}
        onClick={() =>
          void answer.run({
            answer: 'sent',
            ...(account.trim() ? { account: account.trim() } : {}),
          })
        }
      >
        Đã gửi cho người bán
      </Button>
    </Row>
  );
}

function AcceptedStep({ offer, answer }: PartProps) {
  const [price, setPrice] = useState<number | undefined>(offer.desired_price);
  return (
    <Row isBottom>
      <MoneyInput label="Giá người bán đồng ý" currency="JPY" amount={price} onAmount={setPrice} />
      <Button
        kind="main"
        isBusy={answer.isBusy}
        disabled={!price}
        onClick={() => void answer.run({ answer: 'accepted', ...(price ? { price } : {}) })}
      >
        Người bán đồng ý
      </Button>
    </Row>
  );
}
