import { answerOfferEndpoint, type DeskOffer } from '@hako/contract/negotiation';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/card.tsx';
import { RefusalNote } from '../../ui/form.tsx';
import { MoneyInput, TextInput } from '../../ui/inputs.tsx';
import { Dong, Yen } from '../../ui/money.tsx';
import { Banner } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { ListingWork } from '../desk/listing-work.tsx';

type Offer = Static<typeof DeskOffer>;
interface Answer {
  readonly answer: 'sent' | 'accepted' | 'rejected';
  readonly price?: number;
  readonly reason?: string;
  readonly account?: string;
}

/** One price request at the desk: what to ask whom, and what the seller said. */
export function DeskOfferCard({ offer }: { readonly offer: Offer }) {
  const [account, setAccount] = useState('');
  const [price, setPrice] = useState<number | undefined>(offer.desired_price);
  const [reason, setReason] = useState('');
  const { revalidate } = useRevalidator();
  const answer = useAction((body: Answer, idempotencyKey) => call(answerOfferEndpoint, { params: { id: offer.id }, body }, { idempotencyKey }));

  async function tell(body: Answer, words: string) {
    if (!(await answer.run(body))) return;
    toast(words, 'good');
    await revalidate();
  }

  return (
    <ListingWork
      name={offer.name_vi}
      endsAt={offer.expires_at}
      customer={offer.customer}
      listing={{ label: 'Sản phẩm', code: offer.code, url: offer.url }}
      facts={[
        ['Người bán để', <Yen key="price" amount={offer.price} />],
        ['Đề nghị', <Yen key="desired" amount={offer.desired_price} />],
        ['Mua ngay khi được đồng ý', offer.buy_auto ? <Dong key="hold" amount={offer.hold_vnd} /> : 'Không'],
        ...(offer.note ? [['Lời nhắn', offer.note] as const] : []),
        ...(offer.account_id ? [['Đã gửi bằng tài khoản', offer.account_id] as const] : []),
        ['Trạng thái', `${offer.status_label} · ${formatMoment(offer.history.at(-1)?.at ?? offer.created_date)}`],
      ]}
    >
      <RefusalNote refusal={answer.refusal} />
      {offer.state === 'waiting' ? (
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
            onClick={() => void tell({ answer: 'sent', ...(account.trim() ? { account: account.trim() } : {}) }, 'Đã ghi: đã gửi cho người bán')}
          >
            Đã gửi cho người bán
          </Button>
        </Row>
      ) : null}
      {offer.state === 'sent' ? (
        <Row isBottom>
          <MoneyInput label="Giá người bán đồng ý" currency="JPY" amount={price} onAmount={setPrice} />
          <Button
            kind="main"
            isBusy={answer.isBusy}
            disabled={!price}
            onClick={() => void tell({ answer: 'accepted', ...(price ? { price } : {}) }, 'Đã ghi: người bán đồng ý')}
          >
            Người bán đồng ý
          </Button>
        </Row>
      ) : null}
      {offer.state === 'accepted' ? (
        <Banner>Chờ khách mua với giá đã được đồng ý.</Banner>
      ) : (
        <Row isBottom>
          <TextInput
            label="Lý do từ chối (khách hàng đọc được)"
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button
            isBusy={answer.isBusy}
            disabled={!reason.trim()}
            onClick={() => void tell({ answer: 'rejected', reason: reason.trim() }, 'Đã ghi: từ chối')}
          >
            Không được đồng ý
          </Button>
        </Row>
      )}
    </ListingWork>
  );
}
