import { afterAll, beforeAll } from 'vitest';
import { type PretendService, startPretendService } from '../../world/pretend-service.ts';
import { newId } from '../../../src/kernel/chance.ts';
import { yen } from '../../../src/kernel/money.ts';

export let service: PretendService;

/** A call of the demo customer. */
export const ask = (method: string, path: string, body?: unknown) =>
  service.asCustomer(method, path, body);
/** What is asked for. */
export const THING = {
  name: 'Đèn bàn gốm Hasami',
  link: 'https://lamp-shop.example/den/7',
  price: 12_000,
  quality: 2,
  note: 'Màu trắng',
};
/** Asks for a price and gives the code. */
export const request = async (): Promise<string> =>
  (await ask('POST', '/api/quote/user/request', { quotes: [THING] })).body.data[0].code;
/** Sales answers. */
export const answer = (code: string, price = 13_000) =>
  service.parts.modules.orders.answerQuote({
    code,
    by: { kind: 'staff', id: newId(), roles: ['sales'] },
    price: yen(price),
    domesticShipping: yen(800),
    weightG: 900,
    note: undefined,
  });
/** The order as its customer reads it. */
export const detail = async (code: string) =>
  (await ask('GET', `/api/me/orders/${code}`)).body.data;
/** Pays these together. */
export const pay = (codes: readonly string[], more: object = {}) =>
  ask('POST', '/api/user/payment-for-order', { quotes: codes.map((id) => ({ id })), ...more });
/** What its customer was told about it. */
export const noticesOf = async (code: string): Promise<string[]> =>
  (
    await service.platform.pool.query(
      'select body from notifications where link = $1 order by number',
      [`/account/quotes/${code}`],
    )
  ).rows.map(({ body }) => body);
/** How much is held in all. */
export const held = async () =>
  Number(
    (
      await service.platform.pool.query(
        'select coalesce(sum(open_vnd), 0) as held from wallet_holds',
      )
    ).rows[0]?.held,
  );
/** How often this coupon was used. */
export const used = async (code: string) =>
  Number(
    (await service.platform.pool.query('select used from coupons where code = $1', [code])).rows[0]
      ?.used,
  );

/** Registers what the tests of a file need before and after them. */
export function setUpQuotesRig(): void {
  beforeAll(async () => {
    service = await startPretendService(50_000_000);
    // Those that come with the program end some day.
    await service.platform.pool.query(
      "update coupons set starts_at = now() - interval '1 day', ends_at = now() + interval '1 day'",
    );
  });
  afterAll(() => service.close());
}
