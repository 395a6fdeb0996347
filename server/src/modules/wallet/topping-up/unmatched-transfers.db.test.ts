import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cassoDelivery,
  createWalletRig,
  STAFF_ID,
  sepayDelivery,
  type WalletRig,
} from '../../../../test-support/rigs/wallet-rig.ts';
import { twoPeople } from '../../../../test-support/rigs/wallet/two-people-rig.ts';
import { newId } from '../../../kernel/chance.ts';
import { movableClock } from '../../../kernel/clock.ts';
import { dong } from '../../../kernel/money.ts';
import { brokenInvariants } from '../../../platform/database/invariants.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { company } from '../../ledger/index.ts';
import { walletInvariants } from '../invariants.ts';

const clock = movableClock(new Date('2026-11-21T05:00:00Z'));
let rig: WalletRig;
beforeAll(async () => {
  rig = await createWalletRig({ clock });
});
afterAll(() => rig.close());

const { send, told, newCustomer, availableOf, lastOf, decide } = twoPeople(() => rig);
let number = 0;
const UNMATCHED = '/api/desk/transfers?state=unmatched&size=100';

describe('a transfer that names nobody', () => {
  /** Casso tells the account of the sender, SePay does not. */
  const arrive = async (content: string, amount: number, sender?: string): Promise<string> => {
    const deliveryOf = sender ? cassoDelivery : sepayDelivery;
    const news = { id: ++number, content, amount, ...(sender && { sender }) };
    const { url, payload, headers } = deliveryOf(news, clock.now());
    await rig.app.inject({ method: 'POST', url, payload, headers });
    const { body } = await send('GET', UNMATCHED, 'staff accountant');
    return body.results.find((row: { content: string }) => row.content === content).id;
  };
  const settle = (as: string, body: object, transfer: string) =>
    send('POST', `/api/desk/transfers/${transfer}/settle`, as, body);
  const close = (transfer: string, purpose = 'carrier-remittance') =>
    send('POST', `/api/desk/transfers/${transfer}/close`, 'staff accountant', {
      purpose,
      reason: 'Bảng đối soát GHN 21/11',
    });
  const suspense = () => rig.ledger.balanceOf(rig.platform.db, company('suspense'));

  it.each([
    [
      'an unknown phone',
      'staff accountant',
      { phone: '0388888888' },
      [404, 'wallet.customer-not-found'],
    ],
    [
      'somebody who is no customer',
      'staff accountant',
      { customer_id: STAFF_ID },
      [404, 'wallet.customer-not-found'],
    ],
    ['another role', 'staff warehouse', { phone: '0388888888' }, [403, 'access.not-allowed']],
    ['a customer', `customer ${STAFF_ID}`, { phone: '0388888888' }, [403, 'access.not-allowed']],
  ])('cannot be given by or to %s', async (what, as, whom, answer) => {
    const transfer = await arrive(`khong ai ${what}`, 1_000);
    expect(told(await settle(as, { ...whom, reason: 'thử' }, transfer))).toEqual(answer);
  });

  it('that does not exist is not found', async () => {
    const { id } = newCustomer();
    const reason = 'thử';
    expect(told(await settle('staff accountant', { customer_id: id, reason }, STAFF_ID))).toEqual([
      404,
      'wallet.transfer-not-found',
    ]);
  });

  it('names whose it may be, the most likely first, with the reasons', async () => {
    const byBill = rig.addCustomer(undefined, { fullName: 'Trần Thị Bình' });
    const byCode = rig.addCustomer(undefined, { fullName: 'Lê Anh', customerNo: 'KHM2N3P4Q5' });
    const byAccount = rig.addCustomer(undefined, { fullName: 'Đỗ Thị Ánh' });
    rig.bills.push({ code: 'PX7Q2M9XWA', customerId: byBill, total: 2_345_000 });
    const from = 'CT tu 0021000123456 DO THI ANH toi 1017588888';
    const account = '0021000123456';
    const give = async (customer_id: string, transfer: string) => {
      const asked = await settle('staff accountant', { customer_id, reason: 'khớp' }, transfer);
      await decide(asked.body.data.approval_id, true);
    };
    await give(byAccount, await arrive(`dat coc.${from}`, 1_000_000, account));
    // An account of somebody else in the content is not theirs.
    await give(byBill, await arrive('CT tu 0021000123456 LE ANH toi 1', 1_000));

    await arrive(`KHM2N3P4Q5 lan 2.${from}`, 2_345_000, account);
    await arrive(`chuyen tien.${from}`, 7_001, account);
    await arrive(`khong ro.${from}`, 7_002);
    const { body } = await send('GET', UNMATCHED, 'staff accountant');
    const candidatesOf = (begins: string) =>
      body.results
        .find(({ content }: { content: string }) => content.startsWith(begins))
        .candidates.map(
          (one: { customer: { id: string }; clues: { kind: string }[]; is_clear: boolean }) => [
            one.customer.id,
            one.clues.map(({ kind }) => kind).join(' '),
            one.is_clear,
          ],
        );
    expect(candidatesOf('KHM2N3P4Q5')).toEqual([
      [byCode, 'code', true],
      [byAccount, 'earlier name', false],
      [byBill, 'bill', false],
    ]);
    expect(candidatesOf('chuyen tien')).toEqual([[byAccount, 'earlier name', true]]);
    expect(candidatesOf('khong ro')).toEqual([[byAccount, 'name', false]]);
  });

  it('shows that it waits, and cannot be proposed for somebody else meanwhile', async () => {
    const [one, other] = [newCustomer(), newCustomer()];
    const transfer = await arrive('cho hai nguoi', 480_000_000);
    const ask = (customer_id: string) =>
      settle('staff accountant', { customer_id, reason: 'khớp biên lai' }, transfer);
    expect((await ask(one.id)).body).toMatchObject({
      data: { state: 'unmatched', approval_id: expect.any(String) },
    });
    expect(told(await ask(other.id))).toEqual([409, 'approvals.waiting']);
    expect(await lastOf(one.id)).toMatchObject({
      act: 'transfer.settle',
      amount_vnd: 480_000_000,
      facts: expect.arrayContaining([{ label: 'Nội dung chuyển khoản', value: 'cho hai nguoi' }]),
    });
    await decide((await lastOf(one.id)).id, false, 'staff admin', 'Chưa đủ căn cứ');
    expect((await ask(other.id)).status).toBe(200);
    await decide((await lastOf(other.id)).id, true);
    expect([await availableOf(one.id), await availableOf(other.id)]).toEqual([0, 480_000_000]);
  });

  it.each([
    ['carrier-remittance', 'cash-on-delivery'],
    ['returned', 'bank'],
    ['company-income', 'own-funds'],
  ] as const)('and is a %s is closed by two people', async (purpose, account) => {
    const transfer = await arrive(`doi soat ${purpose}`, 9_000_000);
    const before = {
      suspense: await suspense(),
      account: await rig.ledger.balanceOf(rig.platform.db, company(account)),
    };
    const { body } = await close(transfer, purpose);
    expect((await decide(body.data.approval_id, true)).status).toBe(200);
    expect(await suspense()).toBe(before.suspense - 9_000_000);
    expect(await rig.ledger.balanceOf(rig.platform.db, company(account))).toBe(
      before.account + 9_000_000,
    );
    const closed = await send('GET', '/api/desk/transfers?state=closed', 'staff accountant');
    expect(closed.body.results).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: transfer, closed_as: purpose })]),
    );
    expect(told(await close(transfer, purpose))).toEqual([409, 'wallet.transfer-already-settled']);
  });

  it('of the company itself covers what is bought ahead of need', async () => {
    const { body } = await close(await arrive('von gop', 5_000_000), 'company-income');
    expect((await decide(body.data.approval_id, true)).status).toBe(200);
    const spend = (amount: number) =>
      inTransaction(rig.platform.db, (trx) =>
        rig.ledger.post(trx, [
          {
            ...{ key: `yen:${amount}`, from: company('exchange'), to: company('bank') },
            ...{ amount: dong(amount), currency: 'VND', kind: 'exchange' },
            cause: { type: 'float', id: newId() },
          },
        ]),
      );
    await spend(5_000_000);
    expect(await brokenInvariants(rig.platform.db, walletInvariants)).toEqual([]);
  });
});
