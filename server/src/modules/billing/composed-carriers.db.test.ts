import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plugin } from '../../../../simulator/src/carriers/plugin.ts';
import { readConfig as readPretendConfig } from '../../../../simulator/src/config.ts';
import { createWorld, type World } from '../../../../simulator/src/world/world.ts';
import { pretendSettings } from '../../../../scripts/pretend-settings.ts';
import { SENDER } from '../../../test-support/rigs/billing/outside-carriers.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { dong } from '../../kernel/money.ts';

let world: World;
let outside: FastifyInstance;
let service: TestService;

beforeAll(async () => {
  world = createWorld({ ...readPretendConfig({}), carrierStepMs: 100 });
  outside = Fastify({ forceCloseConnections: true });
  await outside.register(formbody);
  await outside.register(async (scope) => plugin(scope, world));
  const url = await outside.listen({ port: 0, host: '127.0.0.1' });
  const settings = Object.entries(pretendSettings(url)).filter(([name]) =>
    /_(GHN|GHTK|VIETTEL_POST|SENDER)_/.test(name),
  );
  service = await startTestService({ settings: Object.fromEntries(settings) });
  await outside.inject({
    method: 'POST',
    url: '/_control/carriers',
    payload: {
      webhookUrl: `${service.url}/api/webhooks/ghn`,
      token: 'pretend-ghn-webhook-token',
      ghtkWebhookUrl: `${service.url}/api/webhooks/ghtk?hash=pretend-ghtk-hash`,
      viettelPostWebhookUrl: `${service.url}/api/webhooks/viettel-post`,
    },
  });
});
afterAll(async () => {
  await service.close();
  await world.stop();
  await outside.close();
});

it('the whole service opens every carrier of its settings, and hears each of them to the door', async () => {
  const { carriers } = service.parts.modules.billing;
  expect(carriers.map(({ name }) => name)).toEqual(['ghn', 'ghtk', 'viettel-post']);
  const codes: string[] = [];
  for (const carrier of carriers) {
    const asked = {
      ...SENDER,
      reference: `PX${carrier.name}`,
      receiver: 'Nguyễn Thị Bích',
      phone: '+84912345678',
      // Longer than Viettel Post reads: the street gives way, the place stays.
      line: 'Số 12 ngách 34/56 ngõ 78 đường Nguyễn Đức Thuận kéo dài, đối diện trường mầm non Hoa Hướng Dương'.repeat(
        2,
      ),
      weightG: 1_300,
      lengthCm: 30,
      widthCm: 20,
      heightCm: 15,
      value: dong(1_760_000),
      collect: dong(250_000),
      contents: [{ name: 'Máy ảnh film “cổ” & ống kính', code: 'HK1', quantity: 1 }],
    };
    const answer = await carrier.create(asked);
    expect(answer).toMatchObject({
      isAccepted: true,
      fee: expect.any(Number),
      expectedAt: expect.any(Date),
    });
    if (!answer.isAccepted) throw new Error('refused');
    codes.push(answer.code);
    expect((await carrier.find?.(asked.reference))?.code ?? answer.code).toBe(answer.code);
    expect(await carrier.find?.('PXNOBODY')).toBeUndefined();
    expect((await carrier.track?.(answer.code))?.reference ?? asked.reference).toBe(
      asked.reference,
    );
  }
  const { parcels } = (await outside.inject('/carriers/_parcels')).json() as {
    parcels: { collect: number; order: Record<string, string> }[];
  };
  expect(parcels.map(({ collect }) => collect)).toEqual([250_000, 250_000, 250_000]);
  expect(parcels[2]?.order['RECEIVER_ADDRESS']).toMatch(
    /^Số 12 ngách .*, Phường Bạch Mai, Hà Nội$/,
  );

  const told = async () => {
    const rows = await service.platform.db
      .selectFrom('carrier_events')
      .select(['carrier', 'carrier_code', 'status'])
      .execute();
    return rows.filter(({ status }) => ['delivered', '6', '501'].includes(status));
  };
  for (let waited = 0; (await told()).length < 3 && waited < 20_000; waited += 200)
    await sleep(200);
  expect(new Set((await told()).map(({ carrier_code }) => carrier_code))).toEqual(new Set(codes));
});
