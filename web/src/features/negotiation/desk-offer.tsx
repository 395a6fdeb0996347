import { answerOfferEndpoint, type DeskOffer } from '@hako/contract/negotiation/negotiation';
import { type ComponentProps, useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { moneyBack } from '../../text/money-back.ts';
import { formatDong, formatYen } from '../../text/money.ts';
import { customerName } from '../../text/people.ts';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Countdown } from '../../ui/figures/countdown.tsx';
import type { Column } from '../../ui/figures/data-table.tsx';
import { Facts, Row, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../ui/forms/inputs.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { WithReason } from '../../parts/desk/with-reason.tsx';
import { OpenTable } from '../../parts/desk/table/open-table.tsx';
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

/** Where it stands, and since when. */
const standingOf = ({ status_label: label, history, created_date: created }: Offer): string =>
  `${label} · ${formatMoment(history.at(-1)?.at ?? created)}`;

const COLUMNS: readonly [Column<Offer>, ...Column<Offer>[]] = [
  { key: 'name', head: 'Món', cell: ({ name_vi: name }) => name },
  { key: 'desired', head: 'Đề nghị', isFigure: true, cell: (row) => formatYen(row.desired_price) },
  { key: 'price', head: 'Người bán để', isFigure: true, cell: (row) => formatYen(row.price) },
  {
    key: 'hold',
    head: 'Tạm giữ để tự mua',
    isFigure: true,
    cell: (row) => (row.buy_auto ? formatDong(row.hold_vnd) : '—'),
  },
  { key: 'customer', head: 'Khách hàng', cell: (row) => customerName(row.customer) },
  { key: 'ends', head: 'Còn lại', cell: (row) => <Countdown endsAt={row.expires_at} /> },
  { key: 'state', head: 'Trạng thái', cell: standingOf },
];

/** Price requests at the desk: what to ask whom; the open row says what the seller said. */
export function OfferTable({ offers }: { readonly offers: readonly Offer[] }) {
  return (
    <OpenTable
      name="Yêu cầu thương lượng giá"
      columns={COLUMNS}
      rows={offers}
      keyOf={({ id }) => id}
      bodyOf={(offer) => <AnswerOffer key={offer.id} offer={offer} />}
    />
  );
}

function AnswerOffer({ offer }: { readonly offer: Offer }) {
  const answer = useAnswer(offer);
  return (
    <Stack>
      <Facts rows={factsOf(offer)} />
      <RefusalNote refusal={answer.refusal} />
      <NextStep offer={offer} answer={answer} />
    </Stack>
  );
}

function useAnswer({ id }: Offer) {
  return useTask(
    (body: Answer, idempotencyKey) =>
      call(answerOfferEndpoint, { params: { id: id }, body }, { idempotencyKey }),
    (_, body) => DONE_WORDS[body.answer],
  );
}

/** What the line of the table has no room for. */
function factsOf(offer: Offer): ComponentProps<typeof Facts>['rows'] {
  return [
    [
      'Sản phẩm',
      <a key="url" href={offer.url} target="_blank" rel="noreferrer">
        {offer.code}
      </a>,
    ],
    ...(offer.note ? [['Lời nhắn', offer.note] as const] : []),
    ...(offer.account_id ? [['Đã gửi bằng tài khoản', offer.account_id] as const] : []),
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
