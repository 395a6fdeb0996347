import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  ask,
  asked,
  COMPANY,
  deskRow,
  download,
  inWay,
  issuedOver,
  keyOf,
  outside,
  provider,
  retry,
  rig,
  send,
  setUpEinvoicesRig,
  withdraw,
  work,
} from '../../../test-support/rigs/invoicing/einvoices-rig.ts';
import { Outage } from '../../kernel/outage.ts';
import { readInvoice } from './invoice-store.ts';
import { invoicingPersonalData } from './personal-data.ts';

setUpEinvoicesRig();
/** In less than the hour after which one that was withdrawn is looked for. */
async function isLookedForSoon(invoiceId: string): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.jobs
    where key = ${`einvoice:${invoiceId}`} and run_at < now() + interval '45 minutes'`.execute(
    rig.db,
  );
  return rows.length > 0;
}
/** What keeps its customer from leaving. */
const obstacles = async (customerId: string) =>
  (await invoicingPersonalData.obstacles?.[0]?.count(customerId).execute(rig.db))?.rows[0]?.count;

it('the accountant withdraws a refused one with a reason, and it is never sent again', async () => {
  const { customerId, as, bill, invoiceId } = await asked();
  await outside.control('', 'POST', { templateCode: '1/002' });
  await send(invoiceId);
  await outside.control('', 'POST', { templateCode: '1/001' });
  const pdf = () => download(`/api/invoices/${invoiceId}/pdf`, as);
  expect((await pdf()).json().code).toBe('invoicing.refused');
  const otherwise = (await ask(as, bill, COMPANY)).body;
  expect(otherwise).toMatchObject({
    code: 'invoicing.asked-otherwise',
    message: expect.stringContaining('Nguyễn Văn An'),
  });
  expect(await obstacles(customerId)).toBe(1);
  expect((await withdraw(invoiceId, '')).status).toBe(400);
  const reason = 'đã xuất trên trang của nhà cung cấp';
  expect((await withdraw(invoiceId, reason)).status).toBe(200);
  expect(await deskRow(bill)).toMatchObject({ state: 'withdrawn', words: reason });
  await send(invoiceId);
  expect(await issuedOver(bill)).toEqual([]);
  expect(await obstacles(customerId)).toBe(0);
  expect((await work()).data.rows).toEqual([]);
  const open = await rig.call('GET', '/api/desk/invoices?state=open', 'staff accountant');
  expect(open.body.rows).toEqual([]);
  const mine = await rig.call('GET', `/api/invoices?bill_codes=${bill}`, as);
  expect(mine.body.results).toMatchObject([{ id: invoiceId, state: 'withdrawn' }]);
  expect((await pdf()).json().code).toBe('invoicing.withdrawn');
  for (const again of [ask(as, bill, COMPANY), withdraw(invoiceId, reason)])
    expect((await again).body.code).toBe('invoicing.withdrawn');
  expect((await retry(invoiceId, { reason })).body.code).toBe('invoicing.withdrawn');
  const { action, before } = await rig.db
    .selectFrom('staff_audit')
    .select(['action', 'before'])
    .where('subject', '=', `invoice:${bill}`)
    .executeTakeFirstOrThrow();
  expect({ action, before }).toMatchObject({
    action: 'invoice.withdraw',
    before: { state: 'refused', refusalCode: 'TEMPLATE_NOT_FOUND' },
  });
});

it('is not withdrawn while it may be at the provider, nor when it is issued', async () => {
  const { invoiceId } = await asked();
  await outside.control('', 'POST', { codeAfterMs: 3_600_000 });
  await send(invoiceId);
  const path = 'searchInvoiceByTransactionUuid';
  outside.world.faults.add({ party: 'einvoice', path, kind: 'reset' });
  expect((await withdraw(invoiceId, 'khách đổi ý')).body.code).toBe('invoicing.may-be-there');
  outside.world.faults.remove({});
  expect((await withdraw(invoiceId, 'khách đổi ý')).body.code).toBe('invoicing.may-be-there');
  await outside.control('', 'POST', { codeAfterMs: 0 });
  await send(invoiceId);
  expect((await withdraw(invoiceId, 'khách đổi ý')).body.code).toBe('invoicing.already-issued');
});

it('one whose sending was lost is withdrawn once the provider says that it is not there', async () => {
  const { as, bill, invoiceId } = await asked();
  inWay.issue = async () => {
    throw new Outage('einvoice', 'unreachable', 'the line broke');
  };
  await expect(send(invoiceId)).rejects.toThrow('the line broke');
  expect(await deskRow(bill)).toMatchObject({ state: 'sent' });
  expect((await withdraw(invoiceId, 'khách đổi ý')).status).toBe(200);
  expect(await deskRow(bill)).toMatchObject({ state: 'withdrawn' });
  const mine = await rig.call('GET', `/api/invoices?bill_codes=${bill}`, as);
  expect(mine.body.results).toMatchObject([{ state: 'withdrawn', number: null }]);
  // What arrives there late all the same is found by the look an hour later, and looked for again
  // while the tax authority works on it or after a job that had its last try.
  const invoice = await readInvoice(rig.db, invoiceId);
  await outside.control('', 'POST', { codeAfterMs: 3_600_000 });
  await provider.issue({ ...invoice, original: undefined }, await keyOf(invoiceId));
  expect(await isLookedForSoon(invoiceId)).toBe(false);
  await send(invoiceId);
  expect(await deskRow(bill)).toMatchObject({ state: 'withdrawn' });
  expect(await isLookedForSoon(invoiceId)).toBe(true);
  await sql`delete from graphile_worker._private_jobs`.execute(rig.db);
  await rig.db
    .updateTable('einvoices')
    .set({ moved_at: new Date(Date.now() - 7_200_000) })
    .where('invoice_id', '=', invoiceId)
    .execute();
  await rig.invoicing.takeUpOpen();
  expect(await isLookedForSoon(invoiceId)).toBe(true);
  await outside.control('', 'POST', { codeAfterMs: 0 });
  await send(invoiceId);
  expect(await deskRow(bill)).toMatchObject({ state: 'issued' });
  expect(await issuedOver(bill)).toHaveLength(1);
});
