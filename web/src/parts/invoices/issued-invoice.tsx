import {
  type listInvoicesEndpoint,
  readInvoiceOriginalEndpoint,
  readInvoicePaperEndpoint,
} from '@hako/contract/invoicing/invoicing';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { formatDong } from '../../text/money.ts';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { ExportButton } from '../export-button.tsx';
import { paperNumber } from './paper-number.ts';

export type Invoice = EndpointReply<typeof listInvoicesEndpoint>['results'][number];

/** A paper that was asked for: its number and its files, or that the provider is at it. */
export function IssuedInvoice({ invoice }: { readonly invoice: Invoice }) {
  const { buyer, paper } = invoice;
  const number = paperNumber(invoice);
  return (
    <Stack>
      {number === null ? (
        <Banner>
          Hako đã gửi hóa đơn đi phát hành, thường xong trong vài phút. Bạn đóng cửa sổ này được,
          lúc khác mở lại để tải.
        </Banner>
      ) : (
        <p>
          <strong className="tabular">{number}</strong>
        </p>
      )}
      <p>
        {paper === 'invoice' ? 'Xuất cho' : 'Phiếu thu của'} {buyer.name}
        {buyer.tax_code ? `, mã số thuế ${buyer.tax_code}` : ''}
      </p>
      <p>
        Tổng {formatDong(invoice.total_vnd)}
        {paper === 'invoice'
          ? `, trong đó thuế giá trị gia tăng ${formatDong(invoice.tax_vnd)}`
          : ''}
        .
      </p>
      {number === null ? null : (
        <Row>
          <ExportButton endpoint={readInvoicePaperEndpoint} input={{ params: { id: invoice.id } }}>
            Tải PDF
          </ExportButton>
          {paper === 'invoice' ? (
            <ExportButton
              endpoint={readInvoiceOriginalEndpoint}
              input={{ params: { id: invoice.id } }}
            >
              Tải XML
            </ExportButton>
          ) : null}
        </Row>
      )}
    </Stack>
  );
}
