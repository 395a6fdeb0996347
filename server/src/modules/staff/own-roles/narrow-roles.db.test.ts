import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { request, service } from '../../../../test-support/rigs/orders/quotes-rig.ts';
import {
  as,
  fetched,
  give,
  id,
  made,
  second,
  setUpOwnRolesRig,
} from '../../../../test-support/rigs/own-roles-rig.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

setUpOwnRolesRig();
const PATIENCE = { timeout: 10_000, interval: 50 };
const row = async (who: string) => (await as(who, 'GET', '/orders')).body.data.rows[0];

test('the tables show what moved only to whoever sees the money of orders', async () => {
  const code = await request();
  expect(await row('sales')).toMatchObject({ code, received_vnd: 0, refunded_vnd: 0 });
  await give('buyer', [], [await made('Xem bảng', ['tables.read'])]);
  await vi.waitFor(
    async () => expect(await row('buyer')).toMatchObject({ code, received_vnd: null }),
    PATIENCE,
  );
  expect(await row('buyer')).toMatchObject({ refunded_vnd: null, margin: null });
  await give('buyer', [], [await made('Xem bảng và tiền', ['tables.read', 'money.see'])]);
  expect(await row('buyer')).toMatchObject({ code, received_vnd: 0 });
});

test('so do their files', async () => {
  const asked = async (who: string) => {
    const { text } = await fetched(who, 'desk/orders/export?kind=csv');
    return ['Mã đơn', 'Đã thu', 'Giá mua đã trả', 'Lãi gộp'].filter((one) => text.includes(one));
  };
  expect(await asked('buyer')).toEqual(['Mã đơn', 'Đã thu', 'Giá mua đã trả']);
  await give('buyer', [], [await made('Tải bảng', ['tables.read'])]);
  expect(await asked('buyer')).toEqual(['Mã đơn']);
});

test('a saved filter is shared with an own role, while somebody has it', async () => {
  const roleId = await made('Ca tối', ['messages']);
  await give('buyer', [], [roleId]);
  await give('sales', ['sales'], [roleId]);
  const names = async () =>
    (await as('sales', 'GET', '/work/filters')).body.data.filters.map(
      ({ name }: { name: string }) => name,
    );
  const filter = { name: 'Việc ca tối', filter: { when: 'late' }, is_shared: true };
  await vi.waitFor(async () => {
    expect((await as('buyer', 'POST', '/work/filters', filter)).status).toBe(200);
    expect(await names()).toEqual(['Việc ca tối']);
  }, PATIENCE);
  await give('sales', ['sales'], []);
  expect(await names()).toEqual([]);
});

test('a picture is shown by the permissions of what it belongs to', async () => {
  const { files } = service.parts.modules;
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  const sent = { bytes, uploadedBy: id['sales'] as string, description: undefined };
  const { id: fileId } = await files.keep({ ...sent, customerId: undefined });
  const opened = async (who: string) => (await fetched(who, `files/${fileId}`)).status;
  await give('buyer', [], [await made('Từ điển', ['words'])]);
  await vi.waitFor(async () => expect(await opened('buyer')).toBe(404), PATIENCE);
  await inTransaction(service.platform.db, (trx) =>
    files.give(trx, [fileId], {
      customerId: service.customerId,
      shownBy: ['complaints.answer'],
    }),
  );
  await give('buyer', ['buyer'], []);
  await vi.waitFor(async () => expect((await as('buyer', 'GET', '/orders')).status).toBe(200));
  expect(await opened('buyer')).toBe(404);
  for (const who of ['sales', 'accountant', second]) expect(await opened(who)).toBe(200);
});
