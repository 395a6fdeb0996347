import { type DeskInvoice, replaceInvoiceEndpoint } from '@hako/contract/invoicing/einvoices';
import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ReasonInput } from '../../parts/desk/reason-input.tsx';
import { useTask } from '../../parts/desk/use-task.ts';
import { BuyerFields, buyerOf, isSameBuyer, useBuyer } from '../../parts/invoices/buyer-fields.tsx';
import { paperNumber } from '../../parts/invoices/paper-number.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { dayOf } from '../../text/time.ts';
import { useNow } from '../../ui/figures/now.ts';

/** Proposes another invoice in the place of a wrong one. */
export function ReplaceInvoice({ invoice }: { readonly invoice: DeskInvoice }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isSmall kind="quiet" onClick={() => setOpen(true)}>
        Thay thế
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Thay thế hóa đơn ${paperNumber(invoice)}`}
      >
        <ReplaceForm invoice={invoice} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

type Proposal = EndpointInput<typeof replaceInvoiceEndpoint>['body'];

function ReplaceForm({
  invoice: { id, buyer, issued_at: issuedAt },
  onDone,
}: {
  readonly invoice: DeskInvoice;
  readonly onDone: () => void;
}) {
  const [draft, setDraft] = useBuyer(buyer);
  const [reason, setReason] = useState('');
  const [agreement, setAgreement] = useState({ name: '', on: '' });
  const propose = useTask(
    (body: Proposal, idempotencyKey) =>
      call(replaceInvoiceEndpoint, { params: { id }, body }, { idempotencyKey }),
    'Đã gửi đề nghị: chờ người thứ hai duyệt',
    onDone,
  );
  const isCompany = draft.isCompany || buyer.tax_code !== undefined;
  const submit = async () => {
    const next = buyerOf(draft);
    await propose.run({
      reason: reason.trim(),
      ...(!isSameBuyer(next, buyer) && { buyer: next }),
      ...(isCompany && { agreement: { ...agreement, name: agreement.name.trim() } }),
    });
  };
  return (
    <Form onSubmit={submit} refusal={propose.refusal}>
      <p>
        Hóa đơn mới ghi các khoản đã trả tính đến lúc này và nêu số hóa đơn cũ. Hóa đơn cũ còn giá
        trị cho tới khi hóa đơn mới phát hành; khách được báo khi đó.
      </p>
      <BuyerFields draft={draft} onDraft={setDraft} />
      {isCompany ? (
        <AgreementFields issuedAt={issuedAt} agreement={agreement} onAgreement={setAgreement} />
      ) : null}
      <ReasonInput reason={reason} onReason={setReason} hint="Cũng được ghi trên hóa đơn mới" />
      <Button type="submit" kind="main" isBusy={propose.isBusy}>
        Đề nghị thay thế
      </Button>
    </Form>
  );
}

type Agreement = Record<'name' | 'on', string>;

/** What seller and buyer signed about the wrong one. */
function AgreementFields({
  issuedAt,
  agreement,
  onAgreement,
}: {
  readonly issuedAt: DeskInvoice['issued_at'];
  readonly agreement: Agreement;
  readonly onAgreement: (agreement: Agreement) => void;
}) {
  const now = useNow();
  return (
    <>
      <TextInput
        label="Văn bản thỏa thuận với người mua"
        hint="Ví dụ: Biên bản thỏa thuận số 12"
        required
        minLength={3}
        maxLength={200}
        value={agreement.name}
        onChange={(event) => onAgreement({ ...agreement, name: event.currentTarget.value })}
      />
      <TextInput
        label="Ngày của văn bản"
        type="date"
        required
        min={issuedAt ? dayOf(Date.parse(issuedAt)) : undefined}
        max={dayOf(now)}
        value={agreement.on}
        onChange={(event) => onAgreement({ ...agreement, on: event.currentTarget.value })}
      />
    </>
  );
}
