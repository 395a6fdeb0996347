import { settleCodReportEndpoint } from '@hako/contract/billing/cash-on-delivery';
import type { CarrierName } from '@hako/contract/billing/carriers';
import type { EndpointInput, EndpointReply } from '@hako/contract/kit/endpoint';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { formatDong } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row } from '../../../ui/frames/card.tsx';
import { DataTable } from '../../../ui/figures/data-table.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Select, TextArea, TextInput } from '../../../ui/forms/inputs.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

type Answer = EndpointReply<typeof settleCodReportEndpoint>['data'];

/** `S1.A1.17373471  250.000` a line: the last word is the amount, dots and commas between digits are left out. */
function readReport(text: string): {
  lines: { tracking: string; amount_vnd: number }[];
  unread: string[];
} {
  const lines: { tracking: string; amount_vnd: number }[] = [];
  const unread: string[] = [];
  for (const row of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, tracking, amount] = row.trim().match(/^(\S+)[\s;,]+([\d.,]+)\s*(?:đ|₫|vnd)?$/i) ?? [];
    const dong = Number(amount?.replace(/[.,]/g, ''));
    if (tracking && Number.isSafeInteger(dong))
      lines.push({ tracking: tracking.replace(/[;,]$/, ''), amount_vnd: dong });
    else unread.push(row.trim());
  }
  return { lines, unread };
}

/** An accountant pastes what a carrier's report says; every line is answered, and what does not fit settles nothing. */
export function CodReportForm({
  carriers,
}: {
  readonly carriers: readonly { code: CarrierName; name: string }[];
}) {
  const [carrier, setCarrier] = useState<string>(carriers[0]?.code ?? '');
  const [reference, setReference] = useState('');
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const { lines, unread } = readReport(text);
  const settle = useReport();
  const submit = async () => {
    const settled = await settle.run({
      carrier: carrier as CarrierName,
      reference: reference.trim(),
      lines,
    });
    if (settled) setAnswer(settled.data);
  };
  return (
    <Form onSubmit={submit} refusal={settle.refusal}>
      <Select
        label="Báo cáo của hãng"
        value={carrier}
        options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => setCarrier(event.target.value)}
      />
      <TextInput
        label="Số báo cáo"
        required
        value={reference}
        maxLength={100}
        onChange={(event) => setReference(event.target.value)}
      />
      <TextArea
        label="Các dòng của báo cáo"
        hint="Mỗi dòng: mã vận đơn, khoảng trắng, số tiền. Dán từ bảng tính của hãng cũng được."
        required
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {unread.length > 0 ? (
        <Banner tone="estimate">{`Chưa đọc được: ${unread.slice(0, 3).join(' · ')}`}</Banner>
      ) : null}
      <Row>
        <Button
          kind="main"
          type="submit"
          isBusy={settle.isBusy}
          disabled={lines.length === 0 || unread.length > 0}
        >
          Đối soát {lines.length} dòng,{' '}
          {formatDong(lines.reduce((sum, { amount_vnd }) => sum + amount_vnd, 0))}
        </Button>
      </Row>
      {answer ? <ReportAnswer answer={answer} /> : null}
    </Form>
  );
}

/** Settles every line that fits, and says how much that was. */
const useReport = () =>
  useTask(
    (body: EndpointInput<typeof settleCodReportEndpoint>['body'], idempotencyKey) =>
      call(settleCodReportEndpoint, { body }, { idempotencyKey }),
    ({ data }) => `Đã đối soát ${data.settled} phiếu, ${formatDong(data.settled_vnd)}`,
  );

/** What became of each line of the report. */
function ReportAnswer({ answer }: { readonly answer: Answer }) {
  return (
    <DataTable
      name="Kết quả đối soát"
      keyOf={(row) => row.tracking}
      rows={answer.lines}
      columns={[
        { key: 'tracking', head: 'Mã vận đơn', cell: (row) => row.tracking },
        { key: 'bill', head: 'Phiếu', cell: (row) => row.bill ?? '—' },
        {
          key: 'amount',
          head: 'Hãng báo',
          isFigure: true,
          cell: (row) => formatDong(row.amount_vnd),
        },
        {
          key: 'expected',
          head: 'Phải thu',
          isFigure: true,
          cell: (row) => (row.expected_vnd === null ? '—' : formatDong(row.expected_vnd)),
        },
        { key: 'outcome', head: 'Kết quả', cell: (row) => row.outcome_label },
      ]}
    />
  );
}
