import {
  type BankCard,
  choosePrimaryCardEndpoint,
  removeCardEndpoint,
} from '@hako/contract/payouts/payouts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import type { ProofWays } from '../../parts/owner-proof/use-owner-proof.tsx';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Row, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { useNow } from '../../ui/figures/now.ts';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { type Bank, CardForm } from './card-form.tsx';

/** My bank accounts, and the sheet in which one is added or corrected. */
export function CardList({
  cards,
  banks,
  holder,
  ways,
}: {
  readonly cards: readonly BankCard[];
  readonly banks: readonly Bank[];
  readonly holder: string;
  readonly ways: ProofWays;
}) {
  const [edited, setEdited] = useState<BankCard | 'new'>();
  return (
    <Card
      title="Tài khoản nhận tiền"
      action={
        cards.length > 0 ? (
          <Button isSmall onClick={() => setEdited('new')}>
            Thêm tài khoản
          </Button>
        ) : null
      }
    >
      {cards.length === 0 ? (
        <EmptyState
          title="Chưa có tài khoản nhận tiền"
          action={
            <Button kind="main" onClick={() => setEdited('new')}>
              Thêm tài khoản
            </Button>
          }
        >
          Lưu tài khoản ngân hàng của bạn để rút tiền từ ví.
        </EmptyState>
      ) : (
        <Stack>
          {cards.map((card) => (
            <BankCardRow key={card.id} card={card} onEdit={() => setEdited(card)} />
          ))}
        </Stack>
      )}
      <Sheet
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited === 'new' ? 'Thêm tài khoản' : 'Sửa tài khoản'}
      >
        {edited ? (
          <CardForm
            key={edited === 'new' ? 'new' : edited.id}
            banks={banks}
            card={edited === 'new' ? undefined : edited}
            holder={holder}
            ways={ways}
            onSaved={() => setEdited(undefined)}
          />
        ) : null}
      </Sheet>
    </Card>
  );
}

function BankCardRow({ card, onEdit }: { card: BankCard; onEdit: () => void }) {
  const now = useNow();
  const { revalidate } = useRevalidator();
  const choose = useAction((id: string, idempotencyKey) =>
    call(choosePrimaryCardEndpoint, { body: { id } }, { idempotencyKey }),
  );
  const remove = useAction((id: string, idempotencyKey) =>
    call(removeCardEndpoint, { params: { id } }, { idempotencyKey }),
  );
  const refusal = choose.refusal ?? remove.refusal;
  const isResting = new Date(card.usable_from).getTime() > now;
  return (
    <Stack gap={1}>
      <Row isSpread>
        <span>
          <strong>{card.bank.short_name}</strong> <span className="tabular">{card.card_no}</span>
        </span>
        {card.is_primary ? <Tag tone="good">Mặc định</Tag> : null}
      </Row>
      <span>
        {card.card_name}
        {card.bank_branch ? ` · ${card.bank_branch}` : ''}
      </span>
      {isResting ? <small>Nhận được tiền từ {formatMoment(card.usable_from)}</small> : null}
      <RefusalNote refusal={refusal} />
      <Row>
        <Button isSmall onClick={onEdit} aria-label={`Sửa tài khoản ${card.card_no}`}>
          Sửa
        </Button>
        {card.is_primary ? null : (
          <Button
            isSmall
            isBusy={choose.isBusy}
            onClick={async () => {
              if (await choose.run(card.id)) await revalidate();
            }}
          >
            Đặt mặc định
          </Button>
        )}
        <Button
          isSmall
          kind="quiet"
          isBusy={remove.isBusy}
          aria-label={`Xóa tài khoản ${card.card_no}`}
          onClick={async () => {
            const removed = await remove.run(card.id);
            if (removed) toast(removed.message, 'good');
            await revalidate();
          }}
        >
          Xóa
        </Button>
      </Row>
    </Stack>
  );
}
