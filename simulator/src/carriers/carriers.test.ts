import { afterEach, describe, expect, it } from 'vitest';
import {
  CREATE,
  GHN_ORDER,
  GHTK_ORDER,
  POST_ORDER,
  start,
  statusOf,
  stopCarriers,
} from '../../test-support/carriers-rig.ts';
import { ghn } from './ghn.ts';
import { ghtk } from './ghtk.ts';
import { viettelPost } from './viettel-post.ts';

afterEach(stopCarriers);

describe('the pretend carriers', () => {
  it('bring a parcel by themselves and tell every step, each in its own way', async () => {
    const { heard, call, until, signIn } = await start();
    const { body } = await call('POST', CREATE, GHN_ORDER);
    expect(body.data).toMatchObject({
      order_code: expect.stringMatching(/^L\d{3}[A-Z]{3}$/),
      total_fee: 37_000,
    });
    expect(
      (await call('POST', 'ghtk/services/shipment/order/?ver=1.5', GHTK_ORDER)).body,
    ).toMatchObject({
      success: true,
      order: { partner_id: 'PX1', label: expect.stringMatching(/^S/), fee: '30000' },
    });
    expect(
      (await call('POST', 'viettel-post/v2/order/createOrderNlp', POST_ORDER, await signIn())).body,
    ).toMatchObject({
      error: false,
      data: { ORDER_NUMBER: expect.stringMatching(/^\d+$/), MONEY_TOTAL: 29_700 },
    });
    const of = (place: string) => heard.filter(({ url }) => url.startsWith(place));
    await until(
      () => of('/ghn').length >= 7 && of('/ghtk').length >= 7 && of('/viettel-post').length >= 7,
    );
    expect(of('/ghn').map(statusOf)).toEqual(ghn.timetable.slice(1));
    expect(new Set(of('/ghn').map(({ token }) => token))).toEqual(new Set(['secret']));
    expect(of('/ghtk').map(({ body: form }) => new URLSearchParams(form).get('status_id'))).toEqual(
      ghtk.timetable.slice(1),
    );
    expect(of('/ghtk')[0]).toMatchObject({
      url: '/ghtk?hash=h',
      type: 'application/x-www-form-urlencoded',
    });
    const events = of('/viettel-post').map(
      ({ body: text }) => JSON.parse(text) as { DATA: { ORDER_STATUS: number }; TOKEN: string },
    );
    expect(events.map(({ DATA }) => String(DATA.ORDER_STATUS))).toEqual(
      viettelPost.timetable.slice(1),
    );
    expect(new Set(events.map(({ TOKEN }) => TOKEN))).toEqual(new Set(['v']));
  });

  it('take the same order of their customer once, each in its own words', async () => {
    const { call, signIn } = await start();
    const [first, second] = [
      await call('POST', CREATE, GHN_ORDER),
      await call('POST', CREATE, GHN_ORDER),
    ];
    expect(second.body.data?.['order_code']).toBe(first.body.data?.['order_code']);
    const found = await call('POST', 'ghn/v2/shipping-order/detail-by-client-code', {
      client_order_code: 'PX1',
    });
    expect(found.body.data?.['order_code']).toBe(first.body.data?.['order_code']);
    expect(
      (
        await call('POST', 'ghn/v2/shipping-order/detail-by-client-code', {
          client_order_code: 'PX2',
        })
      ).status,
    ).toBe(400);
    const label = (
      (await call('POST', 'ghtk/services/shipment/order/', GHTK_ORDER)).body['order'] as {
        label: string;
      }
    ).label;
    expect((await call('POST', 'ghtk/services/shipment/order/', GHTK_ORDER)).body).toMatchObject({
      success: false,
      error: { code: 'ORDER_ID_EXIST', ghtk_label: label },
    });
    for (const code of ['PX1', label])
      expect((await call('GET', `ghtk/services/shipment/v2/${code}`)).body).toMatchObject({
        success: true,
        order: { label_id: label, status: '2' },
      });
    expect((await call('GET', 'ghtk/services/shipment/v2/PX2')).body).toMatchObject({
      success: false,
    });
    const token = await signIn();
    await call('POST', 'viettel-post/v2/order/createOrderNlp', POST_ORDER, token);
    expect(
      (await call('POST', 'viettel-post/v2/order/createOrderNlp', POST_ORDER, token)).body,
    ).toMatchObject({ error: true, data: null });
  });

  it('drop an event that is refused for good, and tell one again that met a failure', async () => {
    const { heard, call, until } = await start((event, count) =>
      statusOf(event) === 'picking' ? 400 : count === 2 ? 503 : 200,
    );
    await call('POST', CREATE, GHN_ORDER);
    await until(() => heard.filter((event) => statusOf(event) === 'picked').length >= 2);
    expect(heard.filter((event) => statusOf(event) === 'picking')).toHaveLength(1);
    expect(heard.filter((event) => statusOf(event) === 'picked')).toHaveLength(2);
  });
});
