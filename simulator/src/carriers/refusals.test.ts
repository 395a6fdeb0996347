import { afterEach, describe, expect, it } from 'vitest';
import {
  CREATE,
  GHN_ORDER,
  GHTK_ORDER,
  POST_ORDER,
  start,
  stopCarriers,
} from '../../test-support/carriers-rig.ts';

afterEach(stopCarriers);

describe('the pretend carriers', () => {
  it.each([
    ['GHN a wrong token', CREATE, GHN_ORDER, 'wrong', 401, {}],
    ['GHN no phone', CREATE, { ...GHN_ORDER, to_phone: '' }, 't', 400, {}],
    [
      'GHN a phone of another country',
      CREATE,
      { ...GHN_ORDER, to_phone: '+81312345678' },
      't',
      400,
      {},
    ],
    ['GHN no weight', CREATE, { ...GHN_ORDER, weight: 0 }, 't', 400, {}],
    [
      'GHTK a wrong token',
      'ghtk/services/shipment/order/',
      GHTK_ORDER,
      'wrong',
      401,
      { error_code: '20101' },
    ],
    [
      'GHTK no goods',
      'ghtk/services/shipment/order/',
      { ...GHTK_ORDER, products: [] },
      't',
      422,
      { success: false },
    ],
    [
      'GHTK a wrong token of Viettel Post',
      'viettel-post/v2/order/createOrderNlp',
      POST_ORDER,
      't',
      200,
      { error: true, message: 'Token invalid or expired' },
    ],
  ])('refuse: %s', async (_, address, order, token, status, body) => {
    const { call } = await start();
    expect(await call('POST', address, order, token)).toMatchObject({ status, body });
  });

  it('refuse a text that is longer than Viettel Post reads', async () => {
    const { call, signIn } = await start();
    const order = { ...POST_ORDER, RECEIVER_ADDRESS: 'ạ'.repeat(51) };
    expect(
      (await call('POST', 'viettel-post/v2/order/createOrderNlp', order, await signIn())).body,
    ).toMatchObject({
      error: true,
      message: 'Invalid [RECEIVER_ADDRESS]',
    });
  });
});
