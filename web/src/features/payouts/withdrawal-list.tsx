import { cancelWithdrawalEndpoint, type WithdrawalRow } from '@hako/contract/payouts/payouts';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatMoment, formatWhen } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Timeline } from '../../ui/figures/timeline.tsx';
import { toast } from '../../ui/frames/toast.tsx';

const TONES: Readonly<
  Record<WithdrawalRow['status'], 'plain' | 'good' | 'bad' | 'act' | 'estimate'>
> = {
  requested: 'estimate',
  approved: 'act',
  paid: 'good',
  cancelled: 'plain',
  rejected: 'bad',
};

/** My withdrawals, newest first, each with what happened when. */
export function WithdrawalList({
  withdrawals,
}: {
  readonly withdrawals: readonly WithdrawalRow[];
}) {
  return (
    <Stack>
      {withdrawals.map((withdrawal) => (
        <Withdrawal key={withdrawal.id} withdrawal={withdrawal} />
      ))}
    </Stack>
  );
}

function Withdrawal({ withdrawal }: { withdrawal: WithdrawalRow }) {
  const { revalidate } = useRevalidator();
  const cancel = useAction((id: string, idempotencyKey) =>
    call(cancelWithdrawalEndpoint, { query: {}, body: { id } }, { idempotencyKey }),
  );
  const { card } = withdrawal;
  return (
    <Card
      title={<Dong amount={withdrawal.amount} />}
      level={3}
      action={<Tag tone={TONES[withdrawal.status]}>{withdrawal.status_label}</Tag>}
    >
      <Stack gap={1}>
        <Facts
          rows={[
            ['Mã yêu cầu', withdrawal.code],
            ['Về tài khoản', `${card.bank.short_name} ${card.card_no}, ${card.card_name}`],
            ...(withdrawal.bank_reference
              ? [['Mã giao dịch', withdrawal.bank_reference] as const]
              : []),
            ...(withdrawal.reason ? [['Lý do', withdrawal.reason] as const] : []),
          ]}
        />
        {withdrawal.waits_because ? (
          <Banner tone="estimate">
            Chuyển được từ {formatWhen(withdrawal.payable_from)}. {withdrawal.waits_because}
          </Banner>
        ) : null}
        <Timeline
          entries={withdrawal.history.map(({ status, label, at }) => ({
            key: status,
            title: label,
            time: formatMoment(at),
          }))}
        />
        <RefusalNote refusal={cancel.refusal} />
        {withdrawal.may_cancel ? (
          <Row>
            <Button
              isSmall
              isBusy={cancel.isBusy}
              onClick={async () => {
                const done = await cancel.run(withdrawal.id);
                if (done) toast(done.message, 'good');
                await revalidate();
              }}
            >
              Hủy yêu cầu
            </Button>
          </Row>
        ) : null}
      </Stack>
    </Card>
  );
}
