import { describe, expect, it } from 'vitest';
import { SECOND_STAFF_ID, STAFF_ID } from '../../../../test-support/rigs/wallet-rig.ts';
import { newId } from '../../../kernel/chance.ts';
import { dong } from '../../../kernel/money.ts';
import { company } from '../../ledger/index.ts';
import { listEarlierOwners } from '../candidates/candidate-store.ts';
import { answerPaymentLink, insertPaymentLink } from './payment-link-store.ts';
import {
  availableOf,
  newPhone,
  rig,
  sepay,
  setUpTransfersRig,
} from '../../../../test-support/rigs/wallet/transfers-rig.ts';

setUpTransfersRig();

const unmatched = async () =>
  (await rig.call('GET', '/api/desk/transfers?state=unmatched&size=100', 'staff accountant'))
    .body as unknown as {
    results: {
      id: string;
      content: string;
      claims: unknown[];
      candidates: {
        customer: { id: string };
        clues: { kind: string }[];
        is_clear: boolean;
      }[];
    }[];
  };

describe('a transfer that names nobody', () => {
  it('waits in suspense until the accountant gives it to its customer, once', async () => {
    const customer = rig.addCustomer(newPhone());
    const suspense = await rig.ledger.balanceOf(rig.platform.db, company('suspense'));
    await sepay({ content: 'nap tien giup minh', amount: 333_000 });
    expect(await rig.ledger.balanceOf(rig.platform.db, company('suspense'))).toBe(
      suspense + 333_000,
    );
    expect(
      (
        await rig.call('POST', '/api/wallet/claims', `customer ${customer}`, {
          amount: 333_000,
          reference: 'FT',
          note: 'quên nội dung',
        })
      ).status,
    ).toBe(200);
    const found = (await unmatched()).results.find(
      ({ content }) => content === 'nap tien giup minh',
    );
    expect(found?.claims).toMatchObject([{ customer: { id: customer }, note: 'quên nội dung' }]);

    const settle = () =>
      rig.call('POST', `/api/desk/transfers/${found?.id}/settle`, 'staff accountant', {
        customer_id: customer,
        reason: 'khớp biên lai',
      });
    const answers = await Promise.all([settle(), settle(), settle()]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body['code'])).toEqual(
      Array(2).fill('approvals.waiting'),
    );
    expect(await availableOf(customer)).toBe(0);
    const proposed = answers.find(({ status }) => status === 200)?.body as
      | { data?: { approval_id: string } }
      | undefined;
    const approve = () =>
      rig.call('POST', `/api/desk/approvals/${proposed?.data?.approval_id}/decide`, 'staff admin', {
        accept: true,
      });
    const decided = await Promise.all([approve(), approve()]);
    expect(decided.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await availableOf(customer)).toBe(333_000);
    expect(await rig.ledger.balanceOf(rig.platform.db, company('suspense'))).toBe(suspense);
    expect(rig.audited.filter(({ subject }) => subject === `transfer:${found?.id}`)).toMatchObject([
      { actor: STAFF_ID, action: 'transfer.settle.propose', reason: 'khớp biên lai' },
      { actor: SECOND_STAFF_ID, action: 'transfer.settle.approve', reason: 'khớp biên lai' },
    ]);
    expect(
      (await rig.call('GET', '/api/wallet/claims', `customer ${customer}`)).body,
    ).toMatchObject({ data: [{ is_settled: true }] });
  });

  it.each([
    ['a phone nobody verified', '0399999999 QA ODN', 'unknown-phone'],
    ['two phones', '0900000000 QA ODN 0900000001 QA ODN', 'several-phones'],
  ])('because of %s is listed with the reason', async (_, content, reason) => {
    await sepay({ content, amount: 1_000 });
    expect((await unmatched()).results.find((row) => row.content === content)).toMatchObject({
      reason,
    });
  });

  it('waits in the order of its arrival', async () => {
    await sepay({ content: 'den truoc', amount: 1_000 });
    await sepay({ content: 'den sau', amount: 1_000 });
    const contents = (await unmatched()).results.map(({ content }) => content);
    expect(contents.filter((one) => one.startsWith('den '))).toEqual(['den truoc', 'den sau']);
  });

  it('may be theirs who asked to pay just this, for three days, or who told its number', async () => {
    const { db, clock } = rig.platform;
    const amount = dong(456_789);
    const asked = async (endedDaysAgo: number, isOpen = true): Promise<string> => {
      const customerId = rig.addCustomer(newPhone());
      const expiresAt = new Date(clock.now().getTime() - endedDaysAgo * 86_400_000);
      const link = { customerId, amount, askedAt: expiresAt, expiresAt };
      const guide = { bin: '1', accountNumber: '1', holder: 'x', content: 'x', payload: 'x' };
      await answerPaymentLink(db, await insertPaymentLink(db, link), isOpen ? guide : undefined);
      return customerId;
    };
    const [valid, lately] = [await asked(-1), await asked(2.9)];
    await asked(3.1);
    await asked(-1, false);
    const teller = rig.addCustomer(newPhone());
    await rig.call('POST', '/api/wallet/claims', `customer ${teller}`, {
      ...{ amount, reference: 'ft 777', note: 'quên nội dung' },
    });
    await sepay({ content: 'khong de ten', amount, reference: 'FT 777' });
    const found = (await unmatched()).results.find(({ content }) => content === 'khong de ten');
    const told = found?.candidates.map(({ customer, clues, is_clear }) => [
      customer.id,
      [...clues.map(({ kind }) => kind), ...(is_clear ? ['clear'] : [])].join(' '),
    ]);
    expect(Object.fromEntries(told ?? [])).toEqual({
      [teller]: 'reference claim clear',
      [valid]: 'top-up',
      [lately]: 'top-up',
    });
  });

  it('is not taken for theirs whom a purse of a shop paid for, nor is anybody else lost', async () => {
    const paidFrom = (account: string, owners: number) =>
      Array.from({ length: owners }, () => ({
        ...{ id: newId(), sender_account: account, customer_id: newId(), amount_vnd: 1_000 },
        ...{ provider: 'casso', account_number: '1', provider_reference: newId() },
        ...{ bank_reference: newId(), content: 'x', raw: '{}' },
        ...{ direction: 'in', state: 'credited' },
        ...{ transferred_at: new Date(), received_at: new Date() },
      }));
    const { db } = rig.platform;
    const rows = [...paidFrom('0100000001', 110), ...paidFrom('0100000002', 3)];
    await db.insertInto('wallet_transfers').values(rows).execute();
    const told = await listEarlierOwners(db, ['0100000001', '0100000002']);
    expect(told.map(({ account }) => account)).toEqual(Array(3).fill('0100000002'));
    await db.deleteFrom('wallet_transfers').where('account_number', '=', '1').execute();
  });
});
