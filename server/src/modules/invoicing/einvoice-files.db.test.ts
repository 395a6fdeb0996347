import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  asked,
  deskRow,
  download,
  inWay,
  keyOf,
  provider,
  rig,
  send,
  setUpEinvoicesRig,
  work,
} from '../../../test-support/rigs/invoicing/einvoices-rig.ts';
import { openFileShelf } from '../../platform/outside/shelf/open-shelf.ts';
import { XML } from './einvoices/file-forms.ts';

setUpEinvoicesRig();

it('a file that is gone from the shelf is fetched again', async () => {
  const { as, bill, invoiceId } = await asked();
  const xml = () => download(`/api/invoices/${invoiceId}/xml`, as);
  await send(invoiceId);
  await rig.invoicing.fileEinvoice({ invoiceId });
  expect((await xml()).statusCode).toBe(200);
  await openFileShelf(rig.platform.config, XML).remove(await keyOf(invoiceId));
  expect((await xml()).json().code).toBe('invoicing.file-not-here');
  expect(await deskRow(bill)).toMatchObject({ state: 'issued', has_files: false });
  await rig.invoicing.fileEinvoice({ invoiceId });
  expect((await xml()).statusCode).toBe(200);
});

it('an original that says another total is kept from everybody, and is work after an hour', async () => {
  const { bill, invoiceId } = await asked();
  await send(invoiceId);
  inWay.fetchFiles = async (...given) => {
    const files = await provider.fetchFiles?.(...given);
    const xml = files?.xml.toString().replace(/<TgTTTBSo>\d+/, '<TgTTTBSo>1') ?? '';
    return files && { ...files, xml: Buffer.from(xml) };
  };
  await expect(rig.invoicing.fileEinvoice({ invoiceId })).rejects.toThrow('another total');
  expect(await deskRow(bill)).toMatchObject({
    has_files: false,
    words: expect.stringContaining('Bản gốc đã ký'),
  });
  expect((await work()).data.rows).toEqual([]);
  await rig.db
    .updateTable('einvoices')
    .set({ moved_at: new Date(Date.now() - 2 * 3_600_000) })
    .where('invoice_id', '=', invoiceId)
    .execute();
  expect((await work()).data.rows).toMatchObject([{ key: `invoice:${invoiceId}` }]);
  delete inWay.fetchFiles;
  await rig.invoicing.fileEinvoice({ invoiceId });
  expect(await deskRow(bill)).toMatchObject({ has_files: true, words: null });
});

it('one whose job had its last try is sent, and its files are fetched, within an hour', async () => {
  const { bill, invoiceId } = await asked();
  const jobs = async () =>
    (
      await sql<{ name: string; attempts: number }>`
        select task_identifier as name, attempts from graphile_worker.jobs
        where key in (${`einvoice:${invoiceId}`}, ${`einvoice-files:${invoiceId}`})`.execute(rig.db)
    ).rows;
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(rig.db);
  await rig.invoicing.takeUpOpen();
  expect(await jobs()).toMatchObject([{ attempts: 25 }]);
  const wasLongAgo = () =>
    rig.db
      .updateTable('einvoices')
      .set({ asked_at: new Date(0), moved_at: new Date(0) })
      .where('invoice_id', '=', invoiceId)
      .execute();
  await wasLongAgo();
  await rig.invoicing.takeUpOpen();
  await rig.runJobs();
  expect((await deskRow(bill)).state).toBe('issued');
  await sql`delete from graphile_worker._private_jobs`.execute(rig.db);
  await wasLongAgo();
  await rig.invoicing.takeUpOpen();
  expect(await jobs()).toEqual([{ name: 'invoicing.file-einvoice', attempts: 0 }]);
});
