import type { DeskMoney, FlowRow } from '@hako/contract/desk/order-book';
import { accountName } from '../../../../text/accounts.ts';
import { formatDong, formatDongChange, formatYen } from '../../../../text/money.ts';
import { formatMoment } from '../../../../text/time.ts';
import { type Column, DataTable } from '../../../../ui/figures/data-table.tsx';
import { Card, Facts, Stack } from '../../../../ui/frames/card.tsx';
import { EmptyState } from '../../../../ui/frames/states.tsx';

const CAUSES = { order: 'Đơn', bill: 'Phiếu', complaint: 'Khiếu nại' } as const;
const WAYS = { in: 'Thu của khách', out: 'Hoàn cho khách', cost: 'Chi cho sàn' } as const;

/** Money in with a plus, out and cost with a minus. */
const amountText = ({ way, amount, currency }: FlowRow): string => {
  const signed = way === 'in' ? amount : -amount;
  return currency === 'JPY' ? formatYen(signed) : formatDongChange(signed);
};

const COLUMNS: readonly Column<FlowRow>[] = [
  { key: 'at', head: 'Lúc', cell: ({ at }) => formatMoment(at) },
  {
    key: 'way',
    head: 'Chiều, cho',
    cell: ({ way, cause, cause_code: code, is_share: isShare }) => (
      <span>
        {WAYS[way]}
        <br />
        {CAUSES[cause]} {code}
        {isShare ? (
          <>
            <br />
            (phần của đơn)
          </>
        ) : null}
      </span>
    ),
  },
  {
    key: 'account',
    head: 'Khoản, nội dung',
    isText: true,
    cell: ({ account, memo }) => (
      <span>
        {accountName(account)}
        <br />
        {memo}
      </span>
    ),
  },
  { key: 'amount', head: 'Số tiền', isFigure: true, cell: amountText },
];

/**
 * Every movement of the money of an order or a bill, as the ledger has it. No marketplace is paid for
 * a bill.
 */
export function MoneyFlows({
  money,
  isOfBill = false,
}: {
  readonly money: DeskMoney;
  readonly isOfBill?: boolean;
}) {
  return (
    <Card title="Tiền vào, tiền ra" level={3}>
      <Stack>
        <Facts
          rows={[
            ['Đã thu', formatDong(money.received_vnd)],
            ['Đã hoàn', formatDong(money.refunded_vnd)],
            ...(isOfBill ? [] : [['Đã chi cho sàn', formatYen(money.spent_jpy)] as const]),
          ]}
        />
        <DataTable
          name="Tiền vào, tiền ra"
          isDense
          columns={COLUMNS}
          rows={money.flows}
          keyOf={({ key, cause }) => `${cause} ${key}`}
          empty={<EmptyState title="Chưa có khoản tiền nào" />}
        />
      </Stack>
    </Card>
  );
}
