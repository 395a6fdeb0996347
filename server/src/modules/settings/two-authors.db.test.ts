import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSettingsRig, type SettingsRig } from '../../../test-support/rigs/settings-rig.ts';
import { told } from '../../../test-support/world/pretend-service.ts';

let rig: SettingsRig;
beforeAll(async () => {
  rig = await createSettingsRig();
});
afterAll(() => rig.service.close());

test('of two who began from the same row, the second is refused and nothing of the first is lost', async () => {
  const { last_changes: seen } = await rig.read('bidding-rules');
  const values = await rig.valuesOf('bidding-rules', '*');
  const send = (more: object) =>
    rig.change('bidding-rules', {
      key: '*',
      values: { ...values, ...more },
      valid_from: rig.today,
      seen_change: seen['*'] ?? 0,
    });
  const answers = await Promise.all([
    send({ default_lead_ms: 9_000 }),
    send({ needs_bid_request: true }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe('settings.changed-meanwhile');
  const held = await rig.valuesOf('bidding-rules', '*');
  expect([held.default_lead_ms === 9_000, held.needs_bid_request].filter(Boolean)).toHaveLength(1);
  expect(told(await send({ reputation_threshold_percent: 1 }))).toEqual([
    409,
    'settings.changed-meanwhile',
  ]);
});

test('the second person reads what was decided for the row already', async () => {
  const change = (amount: number, day: string) =>
    rig.change('credit-limits', {
      key: '*',
      values: { manual_credit_limit_vnd: amount },
      valid_from: day,
    });
  await change(7_000_000, rig.tomorrow);
  await rig.approve(rig.accountant);
  await change(6_000_000, rig.today);
  const { approval } = await rig.approve(rig.accountant);
  expect(approval.facts).toContainEqual({
    label: expect.stringMatching(/^Mức đã định từ \d\d\/\d\d\/\d{4}$/),
    value: 'vẫn thay mức này từ ngày đó',
  });
});

test('the second person reads the name of a level, not its code', async () => {
  await rig.change('level-spending', {
    key: 'GOLD',
    values: { min_spend_vnd: 110_000_000 },
    valid_from: rig.today,
  });
  const { approval } = await rig.approve(rig.accountant);
  expect(approval.facts).toContainEqual({ label: 'Dòng', value: 'Vàng' });
});
