import {
  issueInvoiceEndpoint,
  listInvoicesEndpoint,
  readInvoicePaperEndpoint,
} from '@hako/contract/invoicing/invoicing';
import type { EndpointInput, EndpointReply } from '@hako/contract/kit/endpoint';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useAction } from '../api/use-action.ts';
import { formatDong } from '../text/money.ts';
import { Button } from '../ui/forms/button.tsx';
import { Stack } from '../ui/frames/card.tsx';
import { Form, RefusalNote } from '../ui/forms/form.tsx';
import { Checkbox, TextArea, TextInput } from '../ui/forms/inputs.tsx';
import { Sheet } from '../ui/frames/sheet.tsx';
import { ExportButton } from './export-button.tsx';

type Invoice = EndpointReply<typeof listInvoicesEndpoint>['results'][number];

/** The invoice of a paid bill: who it is for is asked once, then it can be fetched whenever it is wanted. */
export function InvoiceButton({
  billCode,
  receiver,
}: {
  readonly billCode: string;
  readonly receiver: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const [invoice, setInvoice] = useState<Invoice | null>();
  const look = useAction((_: null) =>
    call(listInvoicesEndpoint, { query: { bill_codes: [billCode] } }),
  );
  const open = async () => {
    setOpen(true);
    if (invoice) return;
    const found = await look.run(null);
    setInvoice(found ? (found.results[0] ?? null) : undefined);
  };
  return (
    <>
      <Button isSmall onClick={() => void open()}>
        {' '}
        Hóa đơn{' '}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={`Hóa đơn của phiếu ${billCode}`}>
        <RefusalNote refusal={look.refusal} />
        {invoice ? <IssuedInvoice invoice={invoice} /> : null}
        {invoice === null ? (
          <BuyerForm billCode={billCode} receiver={receiver} onIssued={setInvoice} />
        ) : null}
      </Sheet>
    </>
  );
}

function IssuedInvoice({ invoice }: { readonly invoice: Invoice }) {
  return (
    <Stack>
      <p>
        {invoice.number === null ? (
          'Hóa đơn đang chờ cấp số.'
        ) : (
          <strong className="tabular">{`${invoice.series}-${String(invoice.number).padStart(7, '0')}`}</strong>
        )}
      </p>
      <p>
        Xuất cho {invoice.buyer.name}
        {invoice.buyer.tax_code ? `, mã số thuế ${invoice.buyer.tax_code}` : ''}
      </p>
      <p>
        Tổng {formatDong(invoice.total_vnd)}, trong đó thuế giá trị gia tăng{' '}
        {formatDong(invoice.tax_vnd)}.
      </p>
      <ExportButton endpoint={readInvoicePaperEndpoint} input={{ params: { id: invoice.id } }}>
        Tải PDF
      </ExportButton>
    </Stack>
  );
}

interface Company {
  readonly tax_code: string;
  readonly address: string;
}

interface FormProps {
  readonly billCode: string;
  readonly receiver: string;
  readonly onIssued: (invoice: Invoice) => void;
}

function BuyerForm({ billCode, receiver, onIssued }: FormProps) {
  const [isCompany, setIsCompany] = useState(false);
  const [name, setName] = useState(receiver);
  const [company, setCompany] = useState<Company>({ tax_code: '', address: '' });
  const issue = useAction(
    (body: EndpointInput<typeof issueInvoiceEndpoint>['body'], idempotencyKey) =>
      call(issueInvoiceEndpoint, { body }, { idempotencyKey }),
  );
  const choose = (next: boolean) => {
    setIsCompany(next);
    // A company is hardly called like the person who receives its parcel.
    if (name === (next ? receiver : '')) setName(next ? '' : receiver);
  };
  const submit = async () => {
    const buyer = isCompany ? { name, ...company } : { name };
    const made = await issue.run({ bill_code: billCode, buyer });
    if (made) onIssued(made.data);
  };
  return (
    <Form onSubmit={submit}>
      <p>
        Hóa đơn ghi mọi khoản đã trả của phiếu này và các đơn trong phiếu, cả lần 1 và lần 2. Bạn
        kiểm tra kỹ tên vì hóa đơn đã xuất không sửa được.
      </p>
      <RefusalNote refusal={issue.refusal} />
      <Checkbox
        label="Xuất cho công ty"
        checked={isCompany}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      <TextInput
        label={isCompany ? 'Tên công ty' : 'Họ và tên'}
        required
        maxLength={200}
        autoComplete={isCompany ? 'organization' : 'name'}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {isCompany ? (
        <CompanyFields company={company} put={(more) => setCompany({ ...company, ...more })} />
      ) : null}
      <Button type="submit" kind="main" isBusy={issue.isBusy}>
        Xuất hóa đơn
      </Button>
    </Form>
  );
}

function CompanyFields({
  company,
  put,
}: {
  readonly company: Company;
  readonly put: (more: Partial<Company>) => void;
}) {
  return (
    <>
      <TextInput
        label="Mã số thuế"
        required
        inputMode="numeric"
        maxLength={20}
        value={company.tax_code}
        onChange={(event) => put({ tax_code: event.currentTarget.value })}
      />
      <TextArea
        label="Địa chỉ"
        required
        rows={2}
        maxLength={300}
        value={company.address}
        onChange={(event) => put({ address: event.currentTarget.value })}
      />
    </>
  );
}
