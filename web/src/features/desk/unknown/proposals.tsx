import {
  matchUnknownParcelEndpoint,
  type ProposedOrder,
} from '@hako/contract/logistics/unknown-parcels';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { AskFirst } from '../../../parts/desk/ask-first.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { languageOf } from '../../../text/language.ts';
import { formatWeight } from '../../../text/money.ts';
import { formatDay } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import { Picture } from '../../../ui/frames/picture.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import styles from './unknown.module.css';
import { REASON_WORDS } from './unknown-words.ts';

interface Props {
  readonly code: string;
  readonly proposals: readonly ProposedOrder[];
  /** What was searched. */
  readonly words: string;
  readonly mayMatch: boolean;
}

/** Orders that an unknown parcel may belong to, the likeliest first, and a search for others. */
export function Proposals({ code, proposals, words, mayMatch }: Props) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(words);
  const match = useTask(
    (body: { order: string; parcel?: string }, idempotencyKey) =>
      call(matchUnknownParcelEndpoint, { params: { code }, body }, { idempotencyKey }),
    ({ data }, { order }) => `Đã ghép với đơn ${order}: kiện ${data.code}, khách đã được báo`,
  );
  return (
    <Card title="Có thể là của đơn">
      <Stack>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const query = typed.trim() ? `?q=${encodeURIComponent(typed.trim())}` : '?';
            void navigate(query, { preventScrollReset: true });
          }}
        >
          <Row isBottom>
            <TextInput
              label="Tìm đơn khác theo mã hoặc tên hàng"
              maxLength={100}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit">Tìm</Button>
          </Row>
        </form>
        <RefusalNote refusal={match.refusal} />
        {proposals.length === 0 ? (
          <EmptyState title="Chưa có đơn nào giống">
            Khi người mua nhập đúng số vận đơn này, đơn sẽ hiện ở đây.
          </EmptyState>
        ) : (
          <ul role="list" className={styles.proposals}>
            {proposals.map((order) => (
              <Proposal
                key={order.code}
                order={order}
                isBusy={match.isBusy}
                onMatch={
                  mayMatch
                    ? (parcel) => void match.run({ order: order.code, ...parcel })
                    : undefined
                }
              />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

function Proposal({
  order,
  isBusy,
  onMatch,
}: {
  readonly order: ProposedOrder;
  readonly isBusy: boolean;
  readonly onMatch: ((parcel: { parcel?: string }) => void) | undefined;
}) {
  const { parcels } = order;
  const [chosen, setChosen] = useState(parcels[0] ?? '');
  const facts = [
    order.site,
    order.state,
    order.expected_g === null ? '' : `ước tính ${formatWeight(order.expected_g)}`,
    order.bought_at === null ? '' : `mua ${formatDay(order.bought_at)}`,
  ];
  return (
    <li className={styles.proposal}>
      <Picture src={order.picture ?? undefined} alt="" />
      <div className={styles.about}>
        <Link to={`/desk/orders/${order.code}`}>
          <strong className="tabular">{order.code}</strong>
        </Link>
        <span lang={languageOf(order.title)}>{order.title}</span>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        <small className={styles.why}>
          {order.reasons.map((reason) => REASON_WORDS[reason]).join(', ')}
        </small>
        {parcels.length > 1 ? (
          <Select
            label="Kiện đang về"
            value={chosen}
            options={parcels.map((value) => ({ value, label: value }))}
            onChange={(event) => setChosen(event.target.value)}
          />
        ) : null}
        {onMatch ? (
          <Row>
            <AskFirst
              label="Ghép với đơn này"
              title={`Ghép với đơn ${order.code}?`}
              effect="Kiện được nhận cho đơn này cùng ảnh, cân nặng và kệ, và khách được báo ngay. Bỏ ghép được khi kiện chưa đóng."
              yes={`Ghép với ${order.code}`}
              isBusy={isBusy}
              onYes={() => onMatch(chosen ? { parcel: chosen } : {})}
            />
          </Row>
        ) : null}
      </div>
    </li>
  );
}
