import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { staffToken } from '../../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../../test-support/test-service.ts';
import { seedDemoPeople } from '../../../demo-people.ts';
import { newId } from '../../../kernel/chance.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { insertAudit } from '../../staff/staff-store.ts';

let service: TestService;
let platform: TestService['platform'];
let parts: TestService['parts'];
let admin: string;
beforeAll(async () => {
  service = await startTestService();
  ({ platform, parts } = service);
  await seedDemoPeople(platform);
  admin = await staffToken(service, 'admin');
});
afterAll(() => service.close());

const NAME = 'Đặng Thùy Dương';
const LINE = '4321';
const now = new Date();

/** A customer whose address is a number and whose account is to be erased now. */
async function leaving(phone: string): Promise<string> {
  const { db } = platform;
  const id = newId();
  await sql`insert into users (user_id, kind, phone, created_at) values (${id}, 'customer', ${phone}, ${now})`.execute(
    db,
  );
  await sql`insert into customers (customer_id, customer_no, full_name, created_at, updated_at)
    values (${id}, ${phone.slice(-8)}, ${NAME}, ${now}, ${now})`.execute(db);
  await sql`insert into customer_addresses (address_id, customer_id, receiver, phone, line, province_code, province, commune, is_primary, created_at, updated_at)
    values (${newId()}, ${id}, ${NAME}, ${phone}, ${LINE}, '01', 'Hà Nội', 'x', true, ${now}, ${now})`.execute(
    db,
  );
  await db
    .insertInto('account_erasures')
    .values({ id: newId(), customer_id: id, state: 'open', requested_at: now, due_at: now })
    .execute();
  return id;
}

/** Lines of one millisecond would stand in any order. */
let written = 0;
const write = (subject: string, reason: string, after: unknown) =>
  inTransaction(platform.db, (trx) =>
    insertAudit(trx, {
      id: newId(Date.now() + ++written),
      at: now,
      actor: newId(),
      action: 'test.write',
      subject,
      reason,
      before: { amount: 4321 },
      after,
    }),
  );
const waiting = async () =>
  (await call(service, 'GET', '/api/desk/queue?kind=erasure-failed', { token: admin })).body.data
    .sections[0].tasks;
const lines = async () =>
  (await platform.pool.query('select * from staff_audit order by audit_id')).rows;
const stateOf = async (customerId: string) =>
  (
    await platform.db
      .selectFrom('account_erasures')
      .selectAll()
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow()
  ).state;

it('changes the audit of this customer alone, and leaves JSON as JSON', async () => {
  const customerId = await leaving('+84912000111');
  const other = newId();
  await write(`customer:${other}`, `Cùng tên ${NAME}, nhà ${LINE}`, {
    customerId: other,
    amount: 4321,
    note: NAME,
  });
  await write('transfer:nobody', `${NAME} 4321 0912000111`, { amount: 4321, code: LINE });
  const foreign = await lines();
  await write(`customer:${customerId}`, `Nhà ${LINE}, đơn 43210`, {
    amount: 4321,
    line: LINE,
    inside: [{ note: `Gọi ${NAME}` }, 54321],
  });
  await write('transfer:theirs', 'Đối soát', { customerId, amount: 4321, payer: NAME });

  await parts.modules.privacy.keepPromises();

  expect(await stateOf(customerId)).toBe('done');
  const after = await lines();
  expect(after.slice(0, foreign.length)).toEqual(foreign);
  expect(after.slice(foreign.length)).toMatchObject([
    {
      reason: 'Nhà -, đơn 43210',
      before: { amount: 4321 },
      after: { amount: 4321, line: '-', inside: [{ note: '-' }, 54321] },
    },
    { reason: 'Đối soát', after: { customerId, amount: 4321, payer: '-' } },
  ]);
  const noted = await platform.db.selectFrom('staff_audit_erased').selectAll().execute();
  expect(noted.map((note) => [note.audit_id, note.customer_id])).toEqual(
    expect.arrayContaining(after.slice(foreign.length).map((line) => [line.audit_id, customerId])),
  );
  expect(noted).toHaveLength(2);
});

it('lets nobody change another line of the audit, not even while an account is erased', async () => {
  const change = inTransaction(platform.db, async (trx) => {
    await sql`select set_config('hako.erasing', 'on', true), set_config('hako.erased_customer', ${newId()}, true)`.execute(
      trx,
    );
    await sql`update staff_audit set reason = 'x'`.execute(trx);
  });
  await expect(change).rejects.toThrow('append-only');
});

it('carries out the others when one fails, tells the desk, and tries again', async () => {
  const [stuck, free] = [await leaving('+84912000222'), await leaving('+84912000333')];
  await platform.pool.query(`
    create function refuse_erasing() returns trigger language plpgsql as $$ begin raise exception 'this row is stuck'; end $$;
    create trigger stuck before update on customers for each row when (old.customer_id = '${stuck}') execute function refuse_erasing()`);
  await parts.modules.privacy.keepPromises();
  expect([await stateOf(stuck), await stateOf(free)]).toEqual(['open', 'done']);
  expect(await waiting()).toMatchObject([
    { code: stuck, facts: { reason: expect.stringContaining('P0001') } },
  ]);

  await platform.pool.query('drop trigger stuck on customers');
  await platform.db
    .updateTable('account_erasures')
    .set({ due_at: now })
    .where('customer_id', '=', stuck)
    .execute();
  await parts.modules.privacy.keepPromises();
  expect(await stateOf(stuck)).toBe('done');
  expect(await waiting()).toEqual([]);
});
