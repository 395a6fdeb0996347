import { type DeskTransfer, TRANSFER_PURPOSES } from '@hako/contract/wallet/desk';
import type { Static } from 'typebox';
import { customerName } from '../../text/people.ts';
import { formatMoment } from '../../text/time.ts';
import { DataTable } from '../../ui/figures/data-table.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { transferReason } from './desk-transfer.tsx';

type Transfer = Static<typeof DeskTransfer>;

/** Transfers that were dealt with: when, how much, and whose they are or why they are nobody's. */
export function TransferTable({ transfers }: { readonly transfers: readonly Transfer[] }) {
  return (
    <DataTable
      name="Giao dịch ngân hàng"
      isDense
      keyOf={(row) => row.id}
      rows={transfers}
      columns={[
        { key: 'at', head: 'Lúc', cell: (row) => formatMoment(row.transferred_at) },
        {
          key: 'amount',
          head: 'Số tiền',
          isFigure: true,
          cell: (row) => <Dong amount={row.amount_vnd} />,
        },
        { key: 'content', head: 'Nội dung', cell: (row) => row.content },
        { key: 'customer', head: 'Khách hàng', cell: ownerText },
        { key: 'reference', head: 'Mã giao dịch', cell: (row) => row.reference },
        {
          key: 'deliveries',
          head: 'Số lần báo',
          isFigure: true,
          cell: (row) => (row.is_contradicted ? `${row.deliveries} (khác nhau)` : row.deliveries),
        },
      ]}
      empty={null}
    />
  );
}

function ownerText({ customer, closed_as: closedAs, reason }: Transfer): string {
  if (customer) return customerName(customer);
  return closedAs ? TRANSFER_PURPOSES[closedAs] : transferReason(reason);
}
