import { type BookAccountRow, changeBookAccountEndpoint } from '@hako/contract/books/books';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ReasonInput } from '../../parts/desk/reason-input.tsx';
import { useTask } from '../../parts/desk/use-task.ts';
import { permits, useViewer } from '../../parts/viewer.ts';
import { formatDay } from '../../text/time.ts';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';

/** Numbers and names of the accounts; each can be changed with a reason by whoever keeps the books. */
export function ChartTable({ rows }: { readonly rows: readonly BookAccountRow[] }) {
  const [changed, setChanged] = useState<BookAccountRow>();
  const mayChange = permits(useViewer(), 'books.keep');
  const columns: readonly Column<BookAccountRow>[] = [
    {
      key: 'number',
      head: 'Số',
      cell: ({ number }) => <strong className="tabular">{number}</strong>,
    },
    { key: 'name', head: 'Tên', cell: ({ name }) => name },
    { key: 'since', head: 'Áp dụng', cell: sinceText },
    { key: 'reason', head: 'Lý do', cell: ({ reason }) => reason },
    ...(mayChange ? [changeColumn(setChanged)] : []),
  ];
  return (
    <>
      <DataTable
        name="Tài khoản kế toán"
        columns={columns}
        rows={rows}
        keyOf={({ account }) => account}
      />
      {changed ? (
        <ChangeSheet key={changed.account} row={changed} onClose={() => setChanged(undefined)} />
      ) : null}
    </>
  );
}

const changeColumn = (onChange: (row: BookAccountRow) => void): Column<BookAccountRow> => ({
  key: 'act',
  head: <span className="unseen">Sửa</span>,
  cell: (row) => (
    <Button isSmall aria-label={`Sửa tài khoản ${row.number}`} onClick={() => onChange(row)}>
      Sửa
    </Button>
  ),
});

function sinceText({ valid_from: from, set_by: by }: BookAccountRow): string {
  if (!from) return 'Hako gợi ý';
  return from <= '2000-01-01' ? `mọi ngày, ${by}` : `từ ${formatDay(from)}, ${by}`;
}

function ChangeSheet({
  row,
  onClose,
}: {
  readonly row: BookAccountRow;
  readonly onClose: () => void;
}) {
  const [number, setNumber] = useState(row.number);
  const [name, setName] = useState(row.name);
  const [reason, setReason] = useState('');
  const change = useTask(
    (_: undefined, idempotencyKey) =>
      call(
        changeBookAccountEndpoint,
        {
          params: { account: row.account },
          body: { number: number.trim(), name: name.trim(), reason: reason.trim() },
        },
        { idempotencyKey },
      ),
    'Đã đổi. Tháng đã khóa giữ số cũ.',
    onClose,
  );
  return (
    <Sheet isOpen onClose={onClose} title={`Sửa tài khoản ${row.number}`}>
      <Form onSubmit={async () => change.run(undefined)} refusal={change.refusal}>
        <TextInput
          label="Số tài khoản"
          inputMode="numeric"
          pattern="\d{3,8}"
          required
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <TextInput
          label="Tên"
          required
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ReasonInput reason={reason} onReason={setReason} />
        <Button type="submit" kind="main" isBusy={change.isBusy}>
          Đổi từ ngày chưa khóa sổ
        </Button>
      </Form>
    </Sheet>
  );
}
