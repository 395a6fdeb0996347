import {
  issueInvoiceEndpoint,
  listInvoicesEndpoint,
  type PaperKind,
} from '@hako/contract/invoicing/invoicing';
import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useLive } from '../../api/live.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form, RefusalNote } from '../../ui/forms/form.tsx';
import { Stack } from '../../ui/frames/card.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { useViewer } from '../viewer.ts';
import { BuyerFields, buyerOf, useBuyer } from './buyer-fields.tsx';
import { type Invoice, IssuedInvoice, OtherPapers } from './issued-invoice.tsx';

/** What the server says of the papers of one bill. */
interface Found {
  readonly paper: PaperKind;
  /** The one that counts. */
  readonly invoice: Invoice | undefined;
  /** What it replaced, or what is on its way to replace it. */
  readonly others: readonly Invoice[];
}

/**
 * The paper of a paid bill: who it is for is asked once, then it can be fetched whenever it is
 * wanted.
 */
export function InvoiceButton({
  billCode,
  receiver,
}: {
  readonly billCode: string;
  readonly receiver: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<Found>();
  const viewer = useViewer();
  const look = useAction((_: null) =>
    call(listInvoicesEndpoint, { query: { bill_codes: [billCode] } }),
  );
  const read = async () => {
    const answer = await look.run(null);
    if (answer) setFound(foundIn(answer));
  };
  useLive(isOpen && viewer ? `customer:${viewer.id}` : null, (message) => {
    if (!message || message.kind === 'invoice-changed') void read();
  });
  const open = async () => {
    setOpen(true);
    if (!found?.invoice?.has_files) await read();
  };
  const name = found?.paper === 'receipt' ? 'Phiếu thu' : 'Hóa đơn';
  return (
    <>
      <Button isSmall onClick={() => void open()}>
        {' '}
        Hóa đơn{' '}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={`${name} của phiếu ${billCode}`}>
        <RefusalNote refusal={look.refusal} />
        {found?.invoice ? (
          <Stack>
            <IssuedInvoice invoice={found.invoice} />
            <OtherPapers papers={found.others} />
          </Stack>
        ) : null}
        {found && !found.invoice ? (
          <BuyerForm
            billCode={billCode}
            receiver={receiver}
            paper={found.paper}
            onIssued={(invoice) => setFound({ ...found, invoice })}
          />
        ) : null}
      </Sheet>
    </>
  );
}

/** A bill may have a receipt from before invoices were issued here: the invoice goes before it. */
function foundIn({
  paper,
  results,
}: {
  readonly paper: PaperKind | null;
  readonly results: readonly Invoice[];
}): Found {
  const now = paper ?? 'invoice';
  const papers = results.filter((one) => one.paper === now);
  return {
    paper: now,
    invoice: papers.find((one) => one.counts),
    others: papers.filter((one) => !one.counts),
  };
}

interface FormProps {
  readonly billCode: string;
  readonly receiver: string;
  readonly paper: PaperKind;
  readonly onIssued: (invoice: Invoice) => void;
}

function BuyerForm({ billCode, receiver, paper, onIssued }: FormProps) {
  const [draft, setDraft] = useBuyer({ name: receiver });
  const issue = useAction(
    (body: EndpointInput<typeof issueInvoiceEndpoint>['body'], idempotencyKey) =>
      call(issueInvoiceEndpoint, { body }, { idempotencyKey }),
  );
  const submit = async () => {
    const made = await issue.run({ bill_code: billCode, buyer: buyerOf(draft) });
    if (made) onIssued(made.data);
  };
  return (
    <Form onSubmit={submit}>
      <p>
        {paper === 'invoice' ? 'Hóa đơn' : 'Phiếu thu'} ghi mọi khoản đã trả của phiếu này và các
        đơn trong phiếu, cả lần 1 và lần 2.{' '}
        {paper === 'invoice'
          ? 'Bạn kiểm tra kỹ tên và mã số thuế, vì hóa đơn đã xuất không sửa được, chỉ thay thế được.'
          : 'Phiếu thu không phải hóa đơn giá trị gia tăng.'}
      </p>
      <RefusalNote refusal={issue.refusal} />
      <BuyerFields draft={draft} onDraft={setDraft} receiver={receiver} />
      <Button type="submit" kind="main" isBusy={issue.isBusy}>
        {paper === 'invoice' ? 'Xuất hóa đơn' : 'Lấy phiếu thu'}
      </Button>
    </Form>
  );
}
