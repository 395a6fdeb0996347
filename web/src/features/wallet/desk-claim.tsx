import { answerClaimEndpoint, type DeskClaim } from '@hako/contract/wallet/desk';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { OpenTable } from '../../parts/desk/table/open-table.tsx';
import { useTask } from '../../parts/desk/use-task.ts';
import { formatDong } from '../../text/money.ts';
import { customerName } from '../../text/people.ts';
import { formatMoment } from '../../text/time.ts';
import type { Column } from '../../ui/figures/data-table.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/inputs.tsx';

const COLUMNS: readonly [Column<DeskClaim>, ...Column<DeskClaim>[]] = [
  { key: 'at', head: 'Báo lúc', cell: (row) => formatMoment(row.created_at) },
  { key: 'amount', head: 'Số tiền', isFigure: true, cell: (row) => formatDong(row.amount_vnd) },
  { key: 'customer', head: 'Khách hàng', cell: (row) => customerName(row.customer) },
  { key: 'reference', head: 'Mã khách đưa', cell: ({ reference }) => reference || '—' },
  { key: 'note', head: 'Ghi chú', isText: true, cell: ({ note }) => note || '—' },
];

/**
 * Transfers that customers miss. When the money is found it is given from its own line; here a
 * customer is told that there is none.
 */
export function ClaimTable({ claims }: { readonly claims: readonly DeskClaim[] }) {
  return (
    <OpenTable
      name="Yêu cầu tra soát"
      columns={COLUMNS}
      rows={claims}
      keyOf={({ id }) => id}
      bodyOf={(claim) => <AnswerClaim key={claim.id} claim={claim} />}
    />
  );
}

function AnswerClaim({ claim }: { readonly claim: DeskClaim }) {
  const [answer, setAnswer] = useState('');
  const end = useTask(
    (body: { answer: string }, idempotencyKey) =>
      call(answerClaimEndpoint, { params: { id: claim.id }, body }, { idempotencyKey }),
    `Đã trả lời ${claim.customer.full_name}`,
  );
  return (
    <Form onSubmit={() => end.run({ answer: answer.trim() })} refusal={end.refusal}>
      <TextArea
        label="Trả lời khách"
        hint="Khách đọc nguyên văn. Tìm thấy tiền thì ghi vào ví ở mục Chờ khớp, yêu cầu này tự đóng."
        required
        minLength={3}
        maxLength={500}
        rows={2}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <Button type="submit" isBusy={end.isBusy}>
        Không tìm thấy, trả lời khách
      </Button>
    </Form>
  );
}
