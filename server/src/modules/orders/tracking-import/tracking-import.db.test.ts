import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { createDeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';
import { type Column, streamSheet } from '../../../platform/sheet/sheet.ts';
import { readTable } from '../../../platform/sheet/read-table.ts';

let delivery: Awaited<ReturnType<typeof createDeliveryRig>>;
let rig: typeof delivery.rig;
let codes: [string, string, string];
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
  codes = (await delivery.bought(await rig.customerWith(50_000_000), 3)) as typeof codes;
}, 120_000);
afterAll(() => delivery.close());

const sent = (bytes: Buffer | string, as = 'buyer', name = 'ma.csv') => {
  const form = new FormData();
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  const body = new Response(form);
  return body.arrayBuffer().then((payload) =>
    rig.app.inject({
      method: 'POST',
      url: '/api/desk/tracking-imports',
      headers: {
        'x-test-caller': `staff ${as}`,
        'content-type': body.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(payload),
    }),
  );
};
const uploaded = async (bytes: Buffer | string, as?: string): Promise<string> => {
  const answer = await sent(bytes, as);
  expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({ status: 200 });
  return answer.json().data.id;
};
const read = async (id: string, query = '') =>
  (await rig.call('GET', `/api/desk/tracking-imports/${id}${query}`, 'staff buyer')).body.data;
const apply = (id: string, as = 'buyer') =>
  rig.call('POST', `/api/desk/tracking-imports/${id}/apply`, `staff ${as}`, {});
const numbersOf = async (code: string) => {
  const { body } = await rig.call('GET', `/api/desk/orders/${code}/book`, 'staff buyer');
  return body.data.seller_parcels.map((one: { tracking_number: string }) => one.tracking_number);
};
const verdicts = (file: { lines: { verdict: string }[] }) =>
  file.lines.map(({ verdict }) => verdict);

describe('tracking numbers from a file', () => {
  it('are shown line by line, and entered once as they were shown', async () => {
    const [first, second] = codes;
    const id = await uploaded(
      [
        'Mã đơn;Mã vận đơn;Hãng',
        `${first};AB-1001;Seino`,
        `${first};AB-1002;`,
        `${second};1234-5678-9013;ヤマト`,
        `${second};AB-1001;`,
        'HK404;AB-1009;',
      ].join('\r\n'),
    );
    const file = await read(id);
    expect(verdicts(file)).toEqual(['ok', 'ok', 'ok', 'twice', 'order-unknown']);
    expect(file.lines[2]).toMatchObject({ row: 4, code: second, carrier: 'yamato' });
    expect(verdicts(await read(id, '?verdict=twice'))).toEqual(['twice']);
    expect(await numbersOf(first)).toEqual([]);
    // Somebody enters one of them by hand before the file is applied.
    const byHand = { carrier: 'yamato', tracking_number: '123456789013' };
    await delivery.desk(`orders/${second}/seller-parcels`, 'buyer', byHand);
    for (const _ of [1, 2]) expect((await apply(id)).body.data).toEqual({ applied: 2, skipped: 3 });
    const applied = rig.db.selectFrom('staff_audit').select('after');
    expect(
      await applied.where('action', '=', 'tracking-import.apply').executeTakeFirst(),
    ).toMatchObject({ after: { applied: 2, lines: 5 } });
    expect(await numbersOf(first)).toEqual(['AB1001', 'AB1002']);
    expect(await numbersOf(second)).toEqual(['123456789013']);
    expect(verdicts(await read(id))).toEqual([
      'applied',
      'applied',
      'known',
      'twice',
      'order-unknown',
    ]);
    expect(verdicts(await read(await uploaded(`${codes[2]},AB-1001`)))).toEqual(['other-order']);
  });

  it('are kept out where a number of the site is another order’s by now', async () => {
    const [before, after] = [codes[0], codes[2]];
    const called = (code: string, number: string | null) =>
      rig.db
        .updateTable('orders')
        .set({ marketplace_order_number: number })
        .where('code', '=', code)
        .execute();
    await called(before, 'SITE-77');
    const id = await uploaded('SITE-77,AB-7701');
    expect((await read(id)).lines).toMatchObject([{ code: before, verdict: 'ok' }]);
    await called(before, null);
    await called(after, 'SITE-77');
    expect((await apply(id)).body.data).toEqual({ applied: 0, skipped: 1 });
    expect((await read(id)).lines).toMatchObject([{ code: before, verdict: 'order-changed' }]);
    expect(await numbersOf(after)).toEqual([]);
  });

  it('come from xlsx as well, where they are numbers', async () => {
    const columns: Column<number>[] = [
      { heading: 'Order', width: 12, cell: () => codes[2] },
      { heading: 'Tracking', width: 12, cell: (number) => number },
    ];
    const bytes = await buffer(streamSheet('Mã', columns, Readable.from([[444_455_556_666]])));
    const file = await read(await uploaded(bytes, 'warehouse'));
    expect(file.lines).toMatchObject([{ tracking_number: '444455556666', verdict: 'ok' }]);
  });

  it('are refused when the file is missing, no table, empty, or too large', async () => {
    const codeOf = async (bytes: Buffer | string) => (await sent(bytes)).json().code;
    expect(await codeOf('')).toBe('orders.import-missing');
    expect(await codeOf(Buffer.from([0x89, 0x50, 0, 0xff]))).toBe('orders.import-unreadable');
    expect(await codeOf('Mã đơn,Mã vận đơn\n')).toBe('orders.import-empty');
    expect(await codeOf('HK1,1234\n'.repeat(5_002))).toBe('orders.import-too-large');
    expect(await codeOf('x'.repeat(2_000_001))).toBe('orders.import-too-large');
    expect((await sent('HK1,1234', 'accountant')).statusCode).toBe(403);
  });

  it('are applied by whoever sent the file', async () => {
    const id = await uploaded(`${codes[2]},AB-7001`);
    expect((await apply(id, 'warehouse')).body.code).toBe('orders.import-not-found');
    const nobody = '0190a000-0000-7000-8000-000000000001';
    expect((await apply(nobody)).body.code).toBe('orders.import-not-found');
  });
});

async function zipOf(content: Buffer): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(content, 'xl/a.xml');
  zip.end();
  return buffer(zip.outputStream);
}

it('a zip that unpacks to more than a sheet may be is refused before it is read', async () => {
  const bomb = await zipOf(Buffer.alloc(30_000_000, '0'));
  expect(bomb.length).toBeLessThan(100_000);
  expect(await readTable(bomb, 10)).toEqual({ fault: 'too-large' });
  // It says that it holds one byte: in the directory at its end, and before the entry.
  const lying = Buffer.from(bomb);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(30_000_000);
  const one = Buffer.from([1, 0, 0, 0]);
  for (let at = lying.indexOf(size); at >= 0; at = lying.indexOf(size, at + 4)) one.copy(lying, at);
  expect(await readTable(lying, 10)).toEqual({ fault: 'unreadable' });
});
