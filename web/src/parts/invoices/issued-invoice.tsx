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

/** A paper that was asked for: its number and its files, or what keeps them. */
export function IssuedInvoice({ invoice }: { readonly invoice: Invoice }) {
  const { buyer, paper } = invoice;
  const number = paperNumber(invoice);
  return (
    <Stack>
      {number === null ? null : (
        <p>
          <strong className="tabular">{number}</strong>
          {invoice.replaces ? `, thay thế hóa đơn ${paperNumber(invoice.replaces)}` : ''}
        </p>
      )}
      {invoice.has_files ? null : <OnItsWay state={invoice.state} />}
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
      {invoice.has_files ? (
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
      ) : null}
    </Stack>
  );
}

/** Papers of the same bill that do not count: what was replaced, and what is to replace. */
export const OtherPapers = ({ papers }: { readonly papers: readonly Invoice[] }) =>
  papers.map((paper) => (
    <Banner key={paper.id}>
      {paper.replaced_by
        ? `Hóa đơn ${paperNumber(paper)} đã bị thay thế, không còn giá trị.`
        : standingOf(paper)}
    </Banner>
  ));

const standingOf = ({ state, replaces }: Invoice): string => {
  const before = replaces ? ` cho ${paperNumber(replaces)}` : '';
  return state === 'withdrawn'
    ? `Kế toán của Hako đã hủy yêu cầu lập hóa đơn thay thế${before}.`
    : `Hóa đơn thay thế${before} đang được phát hành. Hóa đơn hiện có còn giá trị tới lúc đó.`;
};

/** What is not here yet, and who is at it. */
function OnItsWay({ state }: { readonly state: Invoice['state'] }) {
  if (state === 'refused')
    return (
      <Banner tone="estimate">
        Nhà cung cấp hóa đơn điện tử chưa nhận hóa đơn này. Kế toán của Hako đang xử lý để gửi lại.
        Cần đổi thông tin người mua, bạn liên hệ nhân viên phụ trách.
      </Banner>
    );
  if (state === 'withdrawn')
    return (
      <Banner>
        Kế toán của Hako đã hủy yêu cầu xuất hóa đơn này trên Hako. Vui lòng liên hệ nhân viên phụ
        trách nếu bạn cần hóa đơn hoặc muốn biết lý do.
      </Banner>
    );
  return (
    <Banner>
      {state === 'issued'
        ? 'Hóa đơn đã phát hành, file PDF và XML đang được lấy về, thường xong trong vài phút.'
        : 'Hako đã gửi hóa đơn đi phát hành, thường xong trong vài phút.'}{' '}
      Bạn đóng cửa sổ này được, lúc khác mở lại để tải.
    </Banner>
  );
}
