import type { FirstStep } from '@hako/contract/settings/first-steps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { staffToken } from '../../../../test-support/people/sign-in.ts';
import { createSettingsRig, type SettingsRig } from '../../../../test-support/rigs/settings-rig.ts';
import { told } from '../../../../test-support/world/pretend-service.ts';

const PATH = '/api/desk/first-steps';
let rig: SettingsRig;
beforeAll(async () => {
  rig = await createSettingsRig();
});
afterAll(() => rig.service.close());

const read = async () =>
  (await call(rig.service, 'GET', PATH, { token: rig.admin })).body.data as {
    is_done: boolean;
    steps: FirstStep[];
  };
const stepOf = async (name: string) => (await read()).steps.find((step) => step.name === name);
const confirm = (step: string) =>
  call(rig.service, 'POST', `${PATH}/${step}/confirm`, { token: rig.admin, body: {} });

it('tells only an administrator', async () => {
  const asked = await call(rig.service, 'GET', PATH, { token: rig.accountant });
  expect(told(asked)).toEqual([403, 'access.not-allowed']);
});

it('is read from rows and settings, and a step is done as soon as they say so', async () => {
  const { is_done: isDone, steps } = await read();
  expect(isDone).toBe(false);
  expect(steps.map(({ name }) => name)).toEqual([
    ...['contact', 'company', 'rate', 'prices', 'warehouses', 'bank', 'staff', 'marketplaces'],
    'einvoice',
  ]);
  const { config } = rig.service.platform;
  expect(await stepOf('bank')).toMatchObject({ is_done: config.bankAccounts.length > 0 });
  expect((await stepOf('company'))?.missing_settings).toEqual(
    config.company ? [] : ['HAKO_COMPANY_NAME', 'HAKO_COMPANY_ADDRESS'],
  );

  expect(await stepOf('contact')).toMatchObject({ is_done: false });
  const values = { ...(await rig.valuesOf('store', '*')), phone: '1900 1234' };
  const asked = { key: '*', values, valid_from: rig.today };
  expect((await rig.change('store', asked)).status).toBe(200);
  expect(await stepOf('contact')).toMatchObject({ is_done: true });
});

it('misses a duty as soon as nobody does it any more', async () => {
  expect(await stepOf('staff')).toMatchObject({ is_done: true, missing_duties: [] });
  const { data: people } = (await call(rig.service, 'GET', '/api/desk/staff', { token: rig.admin }))
    .body;
  const buyer = people.find(({ roles }: { roles: string[] }) => roles.includes('buyer'));
  await call(rig.service, 'POST', `/api/desk/staff/${buyer.id}/disable`, {
    token: rig.admin,
    body: { reason: 'Nghỉ việc' },
  });
  expect(await stepOf('staff')).toMatchObject({ is_done: false, missing_duties: ['buyer'] });
  expect((await confirm('staff')).status).toBe(200);
  expect(await stepOf('staff')).toMatchObject({ is_done: true });
});

it('takes the word of a person for prices, once, and writes down whose', async () => {
  expect(await stepOf('prices')).toMatchObject({ is_done: false });
  expect((await confirm('prices')).status).toBe(200);
  expect((await confirm('prices')).status).toBe(200);
  expect(await stepOf('prices')).toMatchObject({ is_done: true });
  expect(await rig.audited('first-step:prices')).toMatchObject([{ action: 'first-step.confirm' }]);
  expect(told(await confirm('bank'))).toEqual([400, 'request.invalid']);
});

it('an accountant reads who we are, and no key of ours', async () => {
  const read = (token: string | undefined) =>
    call(rig.service, 'GET', '/api/desk/own-company', { token: token as string });
  const { status, body } = await read(rig.accountant);
  const { company, bankAccounts, sepaySecret } = rig.service.platform.config;
  expect([status, body.data.company?.name ?? null]).toEqual([200, company?.name ?? null]);
  expect(body.data.bank_accounts).toMatchObject(
    bankAccounts.map(({ number, holder }) => ({ number, holder })),
  );
  if (sepaySecret) expect(JSON.stringify(body)).not.toContain(sepaySecret);
  const sales = await staffToken(rig.service, 'sales');
  expect(told(await read(sales))).toEqual([403, 'access.not-allowed']);
});
