import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Live } from '../../../src/platform/live-news.ts';
import type { InvoiceProvider } from '../../../src/modules/invoicing/index.ts';
import { dong } from '../../../src/kernel/money.ts';
import { inTransaction } from '../../../src/platform/database/transaction.ts';
import { createDeliveryRig, type DeliveryRig } from '../delivery-rig.ts';
import type { OrdersRig } from '../orders-rig.ts';
import { startOutsideEinvoice } from './outside-einvoice.ts';

type EinvoicesRig = Awaited<ReturnType<typeof createEinvoicesRig>>;

export const ACCOUNTANT = 'staff accountant';
/** A buyer with a tax code that holds. */
export const COMPANY = {
  name: 'Công ty TNHH Máy Ảnh Cũ',
  tax_code: '0100112437',
  address: '198 Trần Quang Khải, Hà Nội',
};

export let { rig, outside, provider, inWay, keyOf, paid, ask, asked, send } = {} as EinvoicesRig;
export let { issued, payBack, replace, decide, deskRow, withdraw, retry } = {} as EinvoicesRig;
export let { issuedOver, told, download, work } = {} as EinvoicesRig;

/** Registers what the tests of a file need before and after them. */
export function setUpEinvoicesRig(): void {
  let einvoices: EinvoicesRig;
  beforeAll(async () => {
    einvoices = await createEinvoicesRig();
    ({ rig, outside, provider, inWay, keyOf, paid, ask, asked, send } = einvoices);
    ({ issued, payBack, replace, decide, deskRow, withdraw, retry } = einvoices);
    ({ issuedOver, told, download, work } = einvoices);
  });
  beforeEach(() => einvoices.reset());
  afterAll(() => einvoices.close());
}

/** Bills that were paid, and the pretended provider that issues their invoices. */
async function createEinvoicesRig() {
  const outside = await startOutsideEinvoice();
  const provider = outside.connect();
  const { name, paper, find, ...calls } = provider;
  /** What a test puts in the way of the provider. */
  const inWay: Partial<Pick<InvoiceProvider, 'issue' | 'fetchFiles'>> = {};
  const issue: InvoiceProvider['issue'] = (...given) => (inWay.issue ?? calls.issue)(...given);
  const fetchFiles: InvoiceProvider['fetchFiles'] = async (...given) =>
    (inWay.fetchFiles ?? calls.fetchFiles)?.(...given);
  const invoices = { name, paper, find, issue, fetchFiles };
  const delivery = await createDeliveryRig({ invoices });
  const { rig } = delivery;
  const keyOf = async (invoiceId: string) => {
    const row = rig.db.selectFrom('einvoices').select('key').where('invoice_id', '=', invoiceId);
    return (await row.executeTakeFirstOrThrow()).key;
  };
  return {
    rig,
    outside,
    provider,
    inWay,
    keyOf,
    ...createAsking(delivery),
    ...createReplacing(rig),
    deskRow: async (bill: string) =>
      (await rig.call('GET', `/api/desk/invoices?bill_code=${bill}`, ACCOUNTANT)).body.rows[0],
    withdraw: (invoiceId: string, reason: string) =>
      rig.call('POST', `/api/desk/invoices/${invoiceId}/withdraw`, ACCOUNTANT, { reason }),
    retry: (invoiceId: string, body: object) =>
      rig.call('POST', `/api/desk/invoices/${invoiceId}/retry`, ACCOUNTANT, body),
    /** What the provider issued over a bill, under whatever keys. */
    issuedOver: async (bill: string) =>
      (await outside.issued()).filter(
        ({ body }) => body.generalInvoiceInfo?.['invoiceNote'] === bill,
      ),
    /** How often this customer was told that an invoice changed. */
    told: (as: string) => countTold(rig.platform.live, as.replace(' ', ':')),
    download: (url: string, as: string) =>
      rig.app.inject({ method: 'GET', url, headers: { 'x-test-caller': as } }),
    work: async () => (await rig.call('GET', '/api/desk/work?kinds=invoice', ACCOUNTANT)).body,
    async reset(): Promise<void> {
      delete inWay.issue;
      delete inWay.fetchFiles;
      outside.world.faults.remove({});
      await outside.control('', 'POST', { templateCode: '1/001', codeAfterMs: 0 });
    },
    async close(): Promise<void> {
      await delivery.close();
      await outside.close();
    },
  };
}

/** Customers who pay a bill and ask for its invoice. */
function createAsking(delivery: DeliveryRig) {
  const { rig } = delivery;
  const paid = async () => {
    const customerId = await rig.customerWith(50_000_000);
    const { bill } = await delivery.approvedBill(customerId);
    await delivery.pay(customerId, bill);
    return { customerId, as: `customer ${customerId}`, bill };
  };
  const ask = (as: string, bill: string, buyer: object) =>
    rig.call('POST', '/api/invoices', as, { bill_code: bill, buyer });
  /** Paid, and an invoice asked for: nobody has sent it yet. */
  const asked = async (buyer: object = { name: 'Nguyễn Văn An' }) => {
    const { customerId, as, bill } = await paid();
    const answer = await ask(as, bill, buyer);
    expect(answer.status).toBe(200);
    const row = answer.body.data;
    return { customerId, as, bill, invoiceId: row.id as string, row };
  };
  /** The job, by hand. */
  const send = (invoiceId: string) => rig.invoicing.sendEinvoice({ invoiceId });
  return {
    paid,
    ask,
    asked,
    send,
    /** An invoice that was issued. */
    async issued(buyer?: object) {
      const given = await asked(buyer);
      await send(given.invoiceId);
      return given;
    },
    payBack: (customerId: string, bill: string, most?: number) =>
      refundPaid(rig, customerId, bill, most),
  };
}

/** An accountant proposes another invoice, and a second person decides. */
const createReplacing = (rig: OrdersRig) => ({
  replace: (invoiceId: string, body: object, as = ACCOUNTANT) =>
    rig.call('POST', `/api/desk/invoices/${invoiceId}/replace`, as, {
      reason: 'khách đưa nhầm mã số thuế',
      ...body,
    }),
  async decide(bill: string, as = 'staff admin') {
    const { id } = await rig.db
      .selectFrom('approvals')
      .select('id')
      .where('subject', '=', `invoice:${bill}`)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return rig.call('POST', `/api/desk/approvals/${id}/decide`, as, { accept: true });
  },
});

/** What was paid for a bill and the orders on it, or so much of it. */
async function refundPaid(
  { billing, db, wallet }: OrdersRig,
  customerId: string,
  code: string,
  most = Number.MAX_SAFE_INTEGER,
) {
  const bill = await billing.findBill(db, code);
  const causes = [
    { type: 'bill', id: bill?.id ?? '' } as const,
    ...(bill?.orders ?? []).map(({ orderId }) => ({ type: 'order', id: orderId }) as const),
  ];
  await inTransaction(db, async (trx) => {
    let left = most;
    for (const cause of causes) {
      const parts = await wallet.paidPartsOf(trx, cause);
      const paid = parts.reduce((sum, part) => sum + part.amount, 0);
      const amount = dong(Math.min(left, paid));
      left -= amount;
      if (amount === 0) continue;
      const refund = { customerId, cause, paidFor: cause, amount, label: 'Hoàn tiền' };
      await wallet.refund(trx, { ...refund, key: `refund:${cause.id}` });
    }
  });
}

function countTold(live: Live, topic: string): () => number {
  let times = 0;
  live.listen(topic, ({ kind }) => {
    if (kind === 'invoice-changed') times += 1;
  });
  return () => times;
}
