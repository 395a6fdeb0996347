import { afterAll, beforeAll } from 'vitest';
import { call } from '../../people/client.ts';
import { type PretendService, startPretendService } from '../../world/pretend-service.ts';
import { DEMO_PASSWORD } from '../../../src/demo-people.ts';
import { staffToken } from '../../people/sign-in.ts';

export let service: PretendService;
export let accountant: string;
export let admin: string;

/** A call of the demo customer. */
export const asCustomer = (method: string, path: string, body?: object) =>
  service.asCustomer(method, path, body);
/** Straight to the rows, for what only time does. */
export const query = (text: string, values: unknown[] = []) =>
  service.platform.pool.query(text, values);
let numbers = 1_000_000;
/** A bank account that nobody gave yet. */
export const account = (changes: object = {}) => ({
  card_no: String(++numbers),
  card_name: 'Nguyễn Minh An',
  bank: { atm_bin: '970436' },
  password: DEMO_PASSWORD,
  ...changes,
});
/** Saves a bank account and gives it as it is told. */
export const addCard = async (changes: object = {}) =>
  (await asCustomer('POST', '/api/card', account(changes))).body.result;
/** Takes every bank account away. */
export const noCards = () =>
  query(`update bank_cards set removed_at = now(), is_primary = false where removed_at is null`);
/** A day and more goes by for the bank accounts, but not for what identity noted of them. */
export const restCards = () =>
  query(`update bank_cards set usable_from = now() - interval '1 minute'`);
/** A day and more goes by. */
export const rest = async () => {
  await restCards();
  await query(`delete from account_changes`);
  await query(`delete from budgets`);
};
/** The demo customer asks for this much. */
export const ask = (amount: number, more: object = {}) =>
  asCustomer('POST', '/api/transfer/refund', { amount, ...more });
/** Somebody at the desk decides. */
export const decide = (token: string, id: string, body: object) =>
  call(service, 'POST', `/api/desk/withdrawals/${id}/decide`, { token, body });
/** The wallet of the demo customer. */
export const wallet = async () => (await asCustomer('GET', '/api/user/wallet')).body.data;
/** Every withdrawal of the demo customer. */
export const list = async () =>
  (await asCustomer('GET', '/api/refund-request?size=100')).body.results;
/** Ends what is still under way. */
export const finishAll = async () => {
  for (const { id, status } of await list())
    if (['requested', 'approved'].includes(status))
      await decide(admin, id, { decision: 'reject', reason: 'Dọn' });
};

/** Registers what the tests of a file need before and after them. */
export function setUpPayoutsRig(): void {
  beforeAll(async () => {
    service = await startPretendService(50_000_000);
    accountant = await staffToken(service, 'accountant');
    admin = await staffToken(service, 'admin');
  });
  afterAll(() => service.close());
}
