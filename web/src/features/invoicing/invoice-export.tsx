import { exportInvoicesEndpoint } from '@hako/contract/invoicing/invoicing';
import { useState } from 'react';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';
import { ExportButton } from '../../parts/export-button.tsx';

/** The invoices of some days as a spreadsheet; `today` as Vietnam writes it, `2026-11-22`. */
export function InvoiceExport({ today }: { readonly today: string }) {
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  return (
    <Stack>
      <Row>
        <TextInput
          label="Từ ngày"
          type="date"
          required
          max={to}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextInput
          label="Đến hết ngày"
          type="date"
          required
          min={from}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      </Row>
      {from && to && from <= to ? (
        <Row>
          <ExportButton endpoint={exportInvoicesEndpoint} input={{ query: { from, to } }}>
            Tải bảng hóa đơn
          </ExportButton>
        </Row>
      ) : (
        <p>Chọn ngày bắt đầu không sau ngày cuối.</p>
      )}
    </Stack>
  );
}
