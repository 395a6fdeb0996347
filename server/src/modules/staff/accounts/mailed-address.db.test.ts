import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSimulator } from '../../../../../simulator/src/start.ts';
import { call } from '../../../../test-support/people/client.ts';
import { staffToken } from '../../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../../test-support/test-service.ts';
import { until } from '../../../../test-support/until.ts';
import { seedDemoPeople } from '../../../demo-people.ts';

let simulator: Awaited<ReturnType<typeof startSimulator>>;
let service: TestService;

beforeAll(async () => {
  simulator = await startSimulator();
  const { smtpUrl } = await read<{ smtpUrl: string }>('/mail/address');
  const settings = { HAKO_SMTP_URL: smtpUrl, HAKO_MAIL_FROM: 'hako@hako.test' };
  service = await startTestService({ settings });
});
afterAll(async () => {
  await service.close();
  await simulator.stop();
});
const read = async <Answer>(path: string): Promise<Answer> =>
  (await (await fetch(simulator.url + path)).json()) as Answer;

test('the address of whom two administrators invite is told to nobody but its owner', async () => {
  const { staffIds } = await seedDemoPeople(service.platform);
  await service.platform.pool.query("update users set roles = '{admin}' where user_id = $1", [
    staffIds['buyer'],
  ]);
  const [admin, second] = [
    await staffToken(service, 'admin'),
    await staffToken(service, 'buyer'),
  ] as const;
  const desk = (token: string, method: string, path: string, body?: object) =>
    call(service, method, `/api/desk${path}`, { token, body });
  const email = 'ke-toan@hako.test';
  const newcomer = { email, full_name: 'Phan Tú', roles: ['accountant'], warehouse: null };
  const asked = await desk(admin, 'POST', '/staff', { ...newcomer, reason: 'người mới' });
  expect(asked.body).toMatchObject({ is_done: false, data: null });
  const [{ id }] = (await desk(second, 'GET', '/approvals')).body.results;
  const decided = await desk(second, 'POST', `/approvals/${id}/decide`, { accept: true });
  expect(JSON.stringify(decided.body)).not.toContain('/desk/join/');
  await service.startWorker();
  let text = '';
  await until(async () => {
    const path = `/mail/messages?to=${email}`;
    const { messages } = await read<{ messages: { text: string }[] }>(path);
    text = messages[0]?.text ?? '';
    return text !== '';
  });
  expect(text).toMatch(/\/desk\/join\/[\w-]{40,}/);
});
