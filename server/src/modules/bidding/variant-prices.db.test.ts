import { expect, test } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import { service, setUpCartRig } from '../../../test-support/rigs/cart/cart-rig.ts';

setUpCartRig();

const RANGED = { name: 'カメラ ストラップ', price: 1_980, highest: 4_980 };
const control = async (method: string, path: string, body: object) => {
  const answer = await fetch(`${service.sim.url}/_control/rakuten/items${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { id: string };
};
const make = async (spec: object) => (await control('POST', '', spec)).id;
const readItem = async (code: string) =>
  (await service.asCustomer('GET', `/api/catalog/items/rakuten/${code}`)).body.data;

test('goods whose variants differ in price show the range and are not bought before one is chosen', async () => {
  const code = await make(RANGED);
  const shown = await readItem(code);
  expect(shown).toMatchObject({ price_jpy: 1_980, price_high_jpy: 4_980, can_buy: false });
  expect(shown.landed.certainty).not.toBe('certain');
  const low = await readItem(await make({ ...RANGED, highest: 1_980 }));
  const high = await readItem(await make({ ...RANGED, price: 4_980 }));
  expect(shown.landed.low_vnd).toBe(low.landed.low_vnd);
  expect(shown.landed.high_vnd).toBe(high.landed.high_vnd);

  const put = { site_code: 'rakuten', code, qty: 1 };
  const refused = await service.asCustomer('POST', '/api/cart', put);
  expect(told(refused)).toEqual([409, 'marketplaces.variant-prices']);
  expect(refused.body.message).toContain('¥1,980');
  expect(refused.body.message).toContain('¥4,980');
  const buy = { site: 'rakuten', code, price: 1_980 };
  expect(told(await service.asCustomer('POST', '/api/bid/mercari', buy))).toEqual([
    409,
    'marketplaces.variant-prices',
  ]);
});

test('a line of the cart whose goods get variants of other prices is not bought', async () => {
  const code = await make({ ...RANGED, highest: 1_980 });
  const put = { site_code: 'rakuten', code, qty: 1 };
  expect((await service.asCustomer('POST', '/api/cart', put)).status).toBe(200);
  await control('PATCH', `/${code}`, { highest: 4_980 });
  const checked = await service.asCustomer('GET', '/api/cart/check');
  expect(checked.body.data[0]).toMatchObject({ refusal: { code: 'marketplaces.variant-prices' } });
});
