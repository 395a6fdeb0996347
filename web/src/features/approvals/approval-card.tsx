import { ACT_TITLES } from '@hako/contract/approvals/act-titles';
import { type DeskApproval, decideApprovalEndpoint } from '@hako/contract/approvals/approvals';
import { call } from '../../api/client.ts';
import { useTask } from '../../parts/desk/use-task.ts';
import { WithReason } from '../../parts/desk/with-reason.tsx';
import { formatDong } from '../../text/money.ts';
import { customerName } from '../../text/people.ts';
import { formatMoment } from '../../text/time.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { PhotoRow } from '../../ui/forms/photo-picker.tsx';
import { Card, Facts, Row, Stack } from '../../ui/frames/card.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { approveVerb, STATE_WORDS } from './approval-words.ts';

const TONES = {
  waiting: 'estimate',
  approved: 'good',
  declined: 'bad',
  withdrawn: 'plain',
} as const;

/** What one person proposed, with everything that a second one should see, and the decision. */
export function ApprovalCard({ approval }: { readonly approval: DeskApproval }) {
  const { act, amount_vnd: amount, customer, state } = approval;
  return (
    <Card title={ACT_TITLES[act]} action={<Tag tone={TONES[state]}>{STATE_WORDS[state]}</Tag>}>
      <Stack>
        <Facts
          rows={[
            ...(amount === undefined ? [] : [['Số tiền', formatDong(amount)] as const]),
            ...(customer ? [['Khách hàng', customerName(customer)] as const] : []),
            ...approval.facts.map(({ label, value }) => [label, value] as const),
            ['Lý do', approval.reason],
            [
              'Người đề nghị',
              `${approval.proposed_by.full_name}, ${formatMoment(approval.proposed_at)}`,
            ],
            ...(approval.decided_by && approval.decided_at
              ? [
                  [
                    'Người quyết định',
                    `${approval.decided_by.full_name}, ${formatMoment(approval.decided_at)}`,
                  ] as const,
                ]
              : []),
            ...(approval.answer ? [['Ghi chú', approval.answer] as const] : []),
          ]}
        />
        <PhotoRow urls={approval.proofs.map((id) => `/api/files/${id}`)} />
        {state === 'waiting' ? <Decision approval={approval} /> : null}
      </Stack>
    </Card>
  );
}

function Decision({ approval }: { readonly approval: DeskApproval }) {
  const decide = useTask(
    (body: { accept: boolean; reason?: string }, idempotencyKey) =>
      call(decideApprovalEndpoint, { params: { id: approval.id }, body }, { idempotencyKey }),
    ({ data }) => STATE_WORDS[data.state],
  );
  if (approval.is_own)
    return (
      <>
        <Banner>Bạn đã đề nghị việc này. Cần một người khác duyệt.</Banner>
        <RefusalNote refusal={decide.refusal} />
        <Row>
          <Button isBusy={decide.isBusy} onClick={() => void decide.run({ accept: false })}>
            Rút lại đề nghị
          </Button>
        </Row>
      </>
    );
  if (approval.why_not) return <Banner>{approval.why_not}</Banner>;
  return (
    <>
      <RefusalNote refusal={decide.refusal} />
      <Row>
        <Button
          kind="money"
          isBusy={decide.isBusy}
          onClick={() => void decide.run({ accept: true })}
        >
          {approveVerb(approval.act, approval.amount_vnd)}
        </Button>
      </Row>
      <WithReason
        label="Lý do không duyệt (người đề nghị đọc được)"
        verb="Không duyệt"
        isBusy={decide.isBusy}
        onAct={(reason) => void decide.run({ accept: false, reason })}
      />
    </>
  );
}
