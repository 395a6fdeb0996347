import { type DeskInvoice, retryInvoiceEndpoint } from '@hako/contract/invoicing/einvoices';
import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ReasonInput } from '../../parts/desk/reason-input.tsx';
import { useTask } from '../../parts/desk/use-task.ts';
import { BuyerFields, buyerOf, isSameBuyer, useBuyer } from '../../parts/invoices/buyer-fields.tsx';
import { paperNumber } from '../../parts/invoices/paper-number.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';

/** Has an invoice sent to its provider again, for another buyer if that was wrong. */
export function RetryInvoice({ invoice }: { readonly invoice: DeskInvoice }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isSmall kind="quiet" onClick={() => setOpen(true)}>
        Gửi lại
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Gửi lại hóa đơn của phiếu ${invoice.bill_code}`}
      >
        <RetryForm invoice={invoice} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function RetryForm({
  invoice: { id, state, words, buyer, replaces },
  onDone,
}: {
  readonly invoice: DeskInvoice;
  readonly onDone: () => void;
}) {
  const [draft, setDraft] = useBuyer(buyer);
  const [reason, setReason] = useState('');
  const isRefused = state === 'refused';
  // Two people decided who a replacement is for.
  const mayRename = isRefused && !replaces;
  const retry = useTask(
    (body: EndpointInput<typeof retryInvoiceEndpoint>['body'], idempotencyKey) =>
      call(retryInvoiceEndpoint, { params: { id }, body }, { idempotencyKey }),
    'Đã cho gửi lại',
    onDone,
  );
  const submit = async () => {
    const next = buyerOf(draft);
    const isOther = mayRename && !isSameBuyer(next, buyer);
    await retry.run({ reason: reason.trim(), ...(isOther && { buyer: next }) });
  };
  return (
    <Form onSubmit={submit} refusal={retry.refusal}>
      {words ? <p>Nhà cung cấp trả lời: {words}</p> : null}
      {mayRename ? <BuyerFields draft={draft} onDraft={setDraft} /> : null}
      {isRefused && replaces ? (
        <p>
          Hóa đơn thay thế {paperNumber(replaces)}: người mua đã được hai người duyệt nên không đổi
          ở đây được. Nếu người mua sai, bạn đề nghị thay thế lại ở hóa đơn cũ.
        </p>
      ) : null}
      {isRefused ? null : (
        <p>
          Hóa đơn có thể đã tới nhà cung cấp: Hako hỏi lại trước, chỉ gửi khi bên đó chưa có. Lúc
          này chưa đổi người mua được.
        </p>
      )}
      <ReasonInput reason={reason} onReason={setReason} />
      <Button type="submit" kind="main" isBusy={retry.isBusy}>
        Gửi lại
      </Button>
    </Form>
  );
}
