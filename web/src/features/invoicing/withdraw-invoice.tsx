import { type DeskInvoice, withdrawInvoiceEndpoint } from '@hako/contract/invoicing/einvoices';
import { call } from '../../api/client.ts';
import { ReasonSheet } from '../../parts/desk/reason-sheet.tsx';
import { paperNumber } from '../../parts/invoices/paper-number.ts';

/** Says that an invoice is not issued from here, and why. */
export function WithdrawInvoice({
  invoice: { id, bill_code: code, replaces },
}: {
  readonly invoice: DeskInvoice;
}) {
  return (
    <ReasonSheet
      open="Hủy yêu cầu"
      title={`Hủy yêu cầu hóa đơn của phiếu ${code}`}
      verb="Hủy yêu cầu"
      act={(reason, idempotencyKey) =>
        call(withdrawInvoiceEndpoint, { params: { id }, body: { reason } }, { idempotencyKey })
      }
      done="Đã hủy yêu cầu hóa đơn"
    >
      <p>
        Hako không gửi hóa đơn này nữa và không mở lại được. Bạn xem trang của nhà cung cấp trước:
        nếu hóa đơn đã có ở đó, ghi ký hiệu và số vào lý do.
      </p>
      {replaces ? (
        <p>
          Hóa đơn này thay thế cho hóa đơn {paperNumber(replaces)}. Nếu người mua sai, bạn đừng hủy
          mà đề nghị thay thế lại ở hóa đơn đó: hủy một hóa đơn đã gửi đi thì không thay thế lại ở
          đây được nữa.
        </p>
      ) : null}
    </ReasonSheet>
  );
}
