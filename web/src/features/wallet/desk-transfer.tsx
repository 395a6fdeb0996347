import {
  closeTransferEndpoint,
  type DeskTransfer,
  TRANSFER_PURPOSES,
  type TransferPurpose,
  type TransferReason,
} from '@hako/contract/wallet/desk';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { OpenTable } from '../../parts/desk/table/open-table.tsx';
import { useTask } from '../../parts/desk/use-task.ts';
import { WithReason } from '../../parts/desk/with-reason.tsx';
import { formatDong } from '../../text/money.ts';
import { customerName } from '../../text/people.ts';
import { formatMoment } from '../../text/time.ts';
import type { Column } from '../../ui/figures/data-table.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Facts, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Select } from '../../ui/forms/inputs.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { PROPOSED, SettleForm } from './settle-transfer.tsx';

type Transfer = Static<typeof DeskTransfer>;

const REASONS: Readonly<Record<TransferReason, string>> = {
  'no-phone': 'nội dung không có số điện thoại kèm QA/QR ODN',
  'several-phones': 'nội dung có nhiều số điện thoại',
  'unknown-phone': 'không khách hàng nào xác minh số điện thoại này',
  outgoing: 'tiền ra khỏi tài khoản',
  'told-elsewhere': 'đã được báo qua kênh khác',
  'foreign-account': 'không phải tài khoản của chúng ta',
  'no-amount': 'số tiền bằng không',
};

const COLUMNS: readonly [Column<Transfer>, ...Column<Transfer>[]] = [
  { key: 'at', head: 'Lúc', cell: (row) => formatMoment(row.transferred_at) },
  { key: 'amount', head: 'Số tiền', isFigure: true, cell: (row) => formatDong(row.amount_vnd) },
  { key: 'content', head: 'Nội dung', isText: true, cell: (row) => row.content },
  {
    key: 'reason',
    head: 'Vì sao chưa khớp',
    isText: true,
    cell: ({ reason }) => reason && REASONS[reason],
  },
  { key: 'whose', head: 'Có thể của', cell: likelyOf },
  { key: 'state', head: 'Tình trạng', cell: standingOf },
];

/** The most likely one, and how many others. */
function likelyOf({ candidates }: Transfer) {
  const [first, ...others] = candidates;
  if (!first) return '—';
  return `${customerName(first.customer)}${others.length > 0 ? ` +${others.length}` : ''}`;
}

function standingOf({ approval_id: approval, is_contradicted: isContradicted }: Transfer) {
  if (approval !== undefined) return <Tag tone="estimate">Chờ duyệt</Tag>;
  return isContradicted ? <Tag tone="bad">Báo khác nhau</Tag> : 'Chờ khớp';
}

/**
 * Transfers that name nobody, each with everything needed to decide whose it is, and the decision.
 */
export function UnmatchedTable({ transfers }: { readonly transfers: readonly Transfer[] }) {
  return (
    <OpenTable
      name="Chuyển khoản chờ khớp"
      columns={COLUMNS}
      rows={transfers}
      keyOf={({ id }) => id}
      bodyOf={(transfer) => <DecideTransfer key={transfer.id} transfer={transfer} />}
    />
  );
}

/** Who told us of it, as accountants know them. */
const PROVIDERS: Readonly<Record<string, string>> = {
  sepay: 'SePay',
  'sepay-list': 'danh sách của SePay',
  casso: 'Casso',
  payos: 'payOS',
};

function DecideTransfer({ transfer }: { readonly transfer: Transfer }) {
  return (
    <Stack>
      <Facts
        rows={[
          ['Tài khoản nhận', transfer.account_number],
          [
            'Mã giao dịch',
            `${transfer.reference} (${PROVIDERS[transfer.provider] ?? transfer.provider}, báo ${transfer.deliveries} lần)`,
          ],
        ]}
      />
      {transfer.is_contradicted ? (
        <Banner tone="bad">
          Có lần báo sau khác lần báo đầu. Hãy đối chiếu sao kê ngân hàng trước khi xử lý.
        </Banner>
      ) : null}
      <WaitsOr isWaiting={transfer.approval_id !== undefined}>
        <SettleForm transfer={transfer} />
        <CloseTransfer transferId={transfer.id} />
      </WaitsOr>
    </Stack>
  );
}

function WaitsOr({
  isWaiting,
  children,
}: {
  readonly isWaiting: boolean;
  readonly children: ReactNode;
}) {
  if (!isWaiting) return children;
  return (
    <Banner action={<Link to="/desk/approvals">Xem đề nghị</Link>}>
      Đã có đề nghị cho khoản này, đang chờ người thứ hai duyệt.
    </Banner>
  );
}

const PURPOSES = Object.entries(TRANSFER_PURPOSES) as [TransferPurpose, string][];

/** For money that belongs to no customer. */
function CloseTransfer({ transferId }: { readonly transferId: string }) {
  const [purpose, setPurpose] = useState<TransferPurpose>('carrier-remittance');
  const close = useTask(
    (reason: string, idempotencyKey) =>
      call(
        closeTransferEndpoint,
        { params: { id: transferId }, body: { purpose, reason } },
        { idempotencyKey },
      ),
    PROPOSED,
  );
  return (
    <details>
      <summary>Không phải tiền của khách nào</summary>
      <Stack>
        <RefusalNote refusal={close.refusal} />
        <Select
          label="Đây là"
          value={purpose}
          onChange={(event) => setPurpose(event.currentTarget.value as TransferPurpose)}
          options={PURPOSES.map(([value, label]) => ({ value, label }))}
        />
        <WithReason
          label="Căn cứ (ghi vào nhật ký)"
          verb="Đề nghị đóng khoản này"
          isBusy={close.isBusy}
          onAct={(reason) => void close.run(reason)}
        />
      </Stack>
    </details>
  );
}

export const transferReason = (reason: TransferReason | undefined): string =>
  reason ? REASONS[reason] : '';
