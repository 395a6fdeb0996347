import { type BookedCosts, withdrawCostEndpoint } from '@hako/contract/logistics/booked-costs';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { WithReason } from '../../../parts/desk/with-reason.tsx';
import { formatDong } from '../../../text/money.ts';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { KIND_WORDS, SUBJECT_WORDS } from './cost-words.ts';

interface Props {
  readonly subject: Pick<BookedCosts, 'type' | 'code'>;
  readonly cost: Pick<BookedCosts['costs'][number], 'kind' | 'amount_vnd'>;
  readonly onWithdrawn: () => void;
}

/** Takes back a cost that was booked on the wrong subject, with a reason. */
export function WithdrawCost({ subject, cost, onWithdrawn }: Props) {
  const { type, code } = subject;
  const { kind } = cost;
  const task = useTask(
    (reason: string, idempotencyKey) =>
      call(
        withdrawCostEndpoint,
        { params: { type, code }, body: { kind, reason } },
        { idempotencyKey },
      ),
    'Đã bỏ khoản này',
    onWithdrawn,
  );
  return (
    <details>
      <summary>Ghi nhầm chỗ?</summary>
      <Stack>
        <RefusalNote refusal={task.refusal} />
        <WithReason
          label="Vì sao bỏ"
          verb="Bỏ khoản này"
          isBusy={task.isBusy}
          effect={effectOf(subject, cost)}
          onAct={(reason) => void task.run(reason)}
        />
      </Stack>
    </details>
  );
}

const effectOf = ({ type, code }: Props['subject'], cost: Props['cost']): string =>
  `${KIND_WORDS[cost.kind]} ${formatDong(cost.amount_vnd)} không tính cho ${SUBJECT_WORDS[type].toLowerCase()} ${code} nữa. Thanh toán lần 2 tính lại theo ước tính, hoặc theo chi phí ghi chung nếu có.`;
