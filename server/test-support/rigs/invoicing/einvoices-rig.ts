import { expect } from 'vitest';
import type { Live } from '../../../src/platform/live-news.ts';
import type { InvoiceProvider } from '../../../src/modules/invoicing/index.ts';
import { createDeliveryRig } from '../delivery-rig.ts';
import { startOutsideEinvoice } from './outside-einvoice.ts';

export type EinvoicesRig = Awaited<ReturnType<typeof createEinvoicesRig>>;

const ACCOUNTANT = 'staff accountant';

/** Bills that were paid, and the pretended provider that issues their invoices. */
export async function createEinvoicesRig() {
  const outside = await startOutsideEinvoice();
  const provider = outside.connect();
  const { name, paper, find, ...calls } = provider;
  /** What a test puts in the way of the provider. */
  const inWay: { issue?: InvoiceProvider['issue'] } = {};
  const issue: InvoiceProvider['issue'] = (...given) => (inWay.issue ?? calls.issue)(...given);
  const delivery = await createDeliveryRig({ invoices: { name, paper, find, ...calls, issue } });
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
    /** Paid, and an invoice asked for: nobody has sent it yet. */
    async asked(buyer: object = { name: 'Nguyễn Văn An' }) {
      const customerId = await rig.customerWith(50_000_000);
      const { bill } = await delivery.approvedBill(customerId);
      await delivery.pay(customerId, bill);
      const as = `customer ${customerId}`;
      const body = { bill_code: bill, buyer };
      const answer = await rig.call('POST', '/api/invoices', as, body);
      expect(answer.status).toBe(200);
      return { as, bill, invoiceId: answer.body.data.id as string, row: answer.body.data };
    },
    /** The job, by hand. */
    send: (invoiceId: string) => rig.invoicing.sendEinvoice({ invoiceId }),
    deskRow: async (bill: string) =>
      (await rig.call('GET', `/api/desk/invoices?text=${bill}`, ACCOUNTANT)).body.rows[0],
    retry: (invoiceId: string, body: object) =>
      rig.call('POST', `/api/desk/invoices/${invoiceId}/retry`, ACCOUNTANT, body),
    /** What the provider issued over a bill, under whatever keys. */
    issuedOver: async (bill: string) =>
      (await outside.issued()).filter(
        ({ body }) => body.generalInvoiceInfo?.['invoiceNote'] === bill,
      ),
    download: (url: string, as: string) =>
      rig.app.inject({ method: 'GET', url, headers: { 'x-test-caller': as } }),
    work: async () => (await rig.call('GET', '/api/desk/work?kinds=invoice', ACCOUNTANT)).body,
    async reset(): Promise<void> {
      delete inWay.issue;
      outside.world.faults.remove({});
      await outside.control('', 'POST', { templateCode: '1/001', codeAfterMs: 0 });
    },
    async close(): Promise<void> {
      await delivery.close();
      await outside.close();
    },
  };
}

function countTold(live: Live, topic: string): () => number {
  let times = 0;
  live.listen(topic, ({ kind }) => {
    if (kind === 'invoice-changed') times += 1;
  });
  return () => times;
}
