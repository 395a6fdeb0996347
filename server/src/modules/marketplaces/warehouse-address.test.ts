import { afterAll, beforeAll, expect, it } from 'vitest';
import { pretendSettings } from '../../../../scripts/pretend-settings.ts';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { readConfig } from '../../config.ts';
import { systemClock } from '../../kernel/clock.ts';
import { yen } from '../../kernel/money.ts';
import { connectorsOf } from './connectors.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(async () => {
  await simulator.stop();
});

it('Mercari sends what we buy to the warehouse of the settings', async () => {
  const settings = readConfig({
    ...pretendSettings(simulator.url),
    HAKO_ENV: 'test',
    HAKO_SECRET: 'only for the test of the address of a warehouse',
    DATABASE_URL: 'postgres://nowhere',
    HAKO_WAREHOUSE_NAME: '山田 花子',
    HAKO_WAREHOUSE_NAME_KANA: 'ヤマダ ハナコ',
    HAKO_WAREHOUSE_PHONE: '06-0000-1234',
    HAKO_WAREHOUSE_POSTAL_CODE: '530-0000',
    HAKO_WAREHOUSE_PREFECTURE: '大阪府',
    HAKO_WAREHOUSE_CITY: '架空市',
    HAKO_WAREHOUSE_STREET: '見本町0-0',
    HAKO_WAREHOUSE_BUILDING: '',
  });
  const sites = connectorsOf(settings).map((connect) => connect({ clock: systemClock }));
  const mercari = sites.find(({ site }) => site === 'mercari');
  try {
    const [id, price] = [simulator.world.market.make({ price: 4_200 }), yen(4_200)];
    const bought = await mercari?.purchases?.buy({ code: id, price, account: 'hako-01' });
    expect(bought).toMatchObject({ isBought: true });
    expect(simulator.world.market.purchases().at(-1)).toMatchObject({
      itemId: id,
      sentTo: '530-0000 大阪府 架空市 見本町0-0 山田 花子 0600001234',
    });
  } finally {
    for (const site of sites) await site.close();
  }
});
