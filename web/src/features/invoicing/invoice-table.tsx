import {
  type DeskInvoice,
  EINVOICE_STATES,
  type EinvoiceState,
  readDeskInvoiceFileEndpoint,
} from '@hako/contract/invoicing/einvoices';
import type { ReactNode } from 'react';
import { ExportButton } from '../../parts/export-button.tsx';
import { paperNumber } from '../../parts/invoices/paper-number.ts';
import { Permitted } from '../../parts/permitted.tsx';
import { formatDong } from '../../text/money.ts';
import { formatMoment } from '../../text/time.ts';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { Tag, type Tone } from '../../ui/figures/tag.tsx';
import { Row } from '../../ui/frames/card.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';
import { ReplaceInvoice } from './replace-invoice.tsx';
import { RetryInvoice } from './retry-invoice.tsx';
import { WithdrawInvoice } from './withdraw-invoice.tsx';

const TONES: Readonly<Record<EinvoiceState, Tone>> = {
  waiting: 'plain',
  sent: 'estimate',
  refused: 'bad',
  issued: 'good',
  withdrawn: 'plain',
};

const COLUMNS: readonly Column<DeskInvoice>[] = [
  {
    key: 'bill',
    head: 'Phiếu',
    cell: ({ bill_code: code, asked_at: at }) => (
      <span>
        <span className="tabular">{code}</span>
        <Below>{formatMoment(at)}</Below>
      </span>
    ),
  },
  {
    key: 'buyer',
    head: 'Người mua',
    cell: ({ buyer }) => (
      <span>
        {buyer.name}
        {buyer.tax_code ? <Below>MST {buyer.tax_code}</Below> : null}
      </span>
    ),
  },
  { key: 'total', head: 'Tổng', isFigure: true, cell: (row) => formatDong(row.total_vnd) },
  { key: 'state', head: 'Tình trạng', cell: (row) => <State row={row} /> },
  { key: 'number', head: 'Ký hiệu và số', cell: (row) => <Numbers row={row} /> },
  { key: 'act', head: '', cell: (row) => <Acts row={row} /> },
];

/** A second line of a cell, in small print; a long code breaks on a phone. */
const Below = ({ children }: { readonly children: ReactNode }) => (
  <>
    <br />
    <small className="breakable">{children}</small>
  </>
);

interface Part {
  readonly row: DeskInvoice;
}

function State({ row }: Part) {
  const { state, paper, words, refusal_code: code } = row;
  if (paper === 'receipt') return <Tag>Phiếu thu</Tag>;
  if (row.replaced_by) return <Tag>Đã bị thay thế</Tag>;
  return (
    <span>
      <Tag tone={TONES[state]}>{EINVOICE_STATES[state]}</Tag>
      {words ? (
        <Below>
          {words}
          {code ? ` (${code})` : ''}
        </Below>
      ) : null}
    </span>
  );
}

function Numbers({ row }: Part) {
  const { tax_authority_code: taxCode, lookup_code: lookup, replaces } = row;
  const { replaced_by: replacedBy } = row;
  return (
    <span>
      <span className="tabular">{paperNumber(row) ?? '—'}</span>
      {taxCode ? <Below>Mã CQT {taxCode}</Below> : null}
      {lookup ? <Below>Mã tra cứu {lookup}</Below> : null}
      {replaces ? <Below>Thay thế {paperNumber(replaces)}</Below> : null}
      {replacedBy ? <Below>Thay bằng {paperNumber(replacedBy)}</Below> : null}
    </span>
  );
}

function Acts({ row }: Part) {
  if (row.paper === 'receipt' || row.state === 'withdrawn') return null;
  if (row.state !== 'issued')
    return (
      <Permitted to="invoices.keep">
        <Row>
          <RetryInvoice invoice={row} />
          <WithdrawInvoice invoice={row} />
        </Row>
      </Permitted>
    );
  if (!row.has_files) return <small>Đang lấy file</small>;
  const { id } = row;
  return (
    <Row>
      <ExportButton endpoint={readDeskInvoiceFileEndpoint} input={{ params: { id, form: 'pdf' } }}>
        PDF
      </ExportButton>
      <ExportButton endpoint={readDeskInvoiceFileEndpoint} input={{ params: { id, form: 'xml' } }}>
        XML
      </ExportButton>
      {row.may_replace ? (
        <Permitted to="invoices.keep">
          <ReplaceInvoice invoice={row} />
        </Permitted>
      ) : null}
    </Row>
  );
}

/** Invoices and receipts, newest first, with what became of each. */
export function InvoiceTable({ rows }: { readonly rows: readonly DeskInvoice[] }) {
  return (
    <DataTable
      name="Hóa đơn và phiếu thu"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      isDense
      empty={
        <EmptyState title="Không có hóa đơn nào ở mục này">
          Hóa đơn được lập khi khách yêu cầu ở phiếu đã thanh toán.
        </EmptyState>
      }
    />
  );
}
