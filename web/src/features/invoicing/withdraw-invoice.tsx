import { type DeskInvoice, withdrawInvoiceEndpoint } from '@hako/contract/invoicing/einvoices';
import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ReasonInput } from '../../parts/desk/reason-input.tsx';
import { useTask } from '../../parts/desk/use-task.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';

/** Says that an invoice is not issued from here, and why. */
export function WithdrawInvoice({ invoice }: { readonly invoice: DeskInvoice }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isSmall kind="quiet" onClick={() => setOpen(true)}>
        Hủy yêu cầu
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Hủy yêu cầu hóa đơn của phiếu ${invoice.bill_code}`}
      >
        <WithdrawForm id={invoice.id} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function WithdrawForm({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const [reason, setReason] = useState('');
  const withdraw = useTask(
    (body: EndpointInput<typeof withdrawInvoiceEndpoint>['body'], idempotencyKey) =>
      call(withdrawInvoiceEndpoint, { params: { id }, body }, { idempotencyKey }),
    'Đã hủy yêu cầu hóa đơn',
    onDone,
  );
  return (
    <Form onSubmit={() => withdraw.run({ reason: reason.trim() })} refusal={withdraw.refusal}>
      <p>
        Hako không gửi hóa đơn này nữa và không mở lại được. Bạn xem trang của nhà cung cấp trước:
        nếu hóa đơn đã có ở đó, ghi ký hiệu và số vào lý do.
      </p>
      <ReasonInput reason={reason} onReason={setReason} />
      <Button type="submit" kind="main" isBusy={withdraw.isBusy}>
        Hủy yêu cầu
      </Button>
    </Form>
  );
}
