import type { Access, Endpoint } from '@hako/contract/kit/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerToken, staffToken } from '../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../test-support/test-service.ts';
import { DEMO_STAFF, seedDemoPeople } from './demo-people.ts';

const STAFF = DEMO_STAFF.map(({ email }) => email.split('@')[0] ?? '');
const EVERYBODY = ['guest', 'customer', ...STAFF] as const;

let service: TestService;
const tokens: Record<string, string | undefined> = {};
beforeAll(async () => {
  service = await startTestService();
  await seedDemoPeople(service.platform);
  tokens['customer'] = await customerToken(service);
  for (const name of STAFF) tokens[name] = await staffToken(service, name);
});
afterAll(() => service.close());

/** What the contract says to this caller: nothing, or the status of the refusal. */
function refusalFor(access: Access, who: string): 401 | 403 | undefined {
  if (access === 'anyone' || access === 'system') return undefined;
  if (who === 'guest') return 401;
  if (access === 'session') return undefined;
  if (access === 'customer') return who === 'customer' ? undefined : 403;
  const member = DEMO_STAFF.find(({ email }) => email.startsWith(`${who}@`));
  const isTheirs = member?.roles.some((role) => role === 'admin' || access.staff.includes(role));
  const isInHouse =
    !access.warehouse || !member?.warehouse || member.warehouse === access.warehouse;
  return isTheirs && isInHouse ? undefined : 403;
}

/** Asked so that whoever may call is refused for what they send, where something is sent. */
async function answerTo({ method, path, body }: Endpoint, who: string) {
  const token = tokens[who];
  const { statusCode, body: text } = await service.app.inject({
    method,
    url: path.replace(/\{\w+\}/g, 'P-1'),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: '"no object"' } : {}),
  });
  return { status: statusCode, code: /"code":"(access\.[\w-]+)"/.exec(text)?.[1] };
}

/** A write without a body would be done: whoever may call it is not asked to. */
const isDone = ({ method, body }: Endpoint): boolean => method !== 'GET' && !body;

const toldOf = ({ method, path }: Endpoint, who: string, status: number) =>
  `${who}: ${method} ${path} ${status}`;

describe('every call', () => {
  const endpoints = () => service.parts.routes.map(({ endpoint }) => endpoint);

  it('is refused to whoever the contract does not name', async () => {
    const wrong: string[] = [];
    let refused = 0;
    for (const endpoint of endpoints())
      for (const who of EVERYBODY) {
        const expected = refusalFor(endpoint.access, who);
        if (!expected) continue;
        refused++;
        const { status, code } = await answerTo(endpoint, who);
        if (status !== expected || !code) wrong.push(toldOf(endpoint, who, status));
      }
    expect(wrong).toEqual([]);
    expect(endpoints().length).toBeGreaterThan(500);
    expect(refused).toBeGreaterThan(1_500);
  }, 120_000);

  it('is refused to nobody whom it names', async () => {
    const wrong: string[] = [];
    let taken = 0;
    for (const endpoint of endpoints().filter((one) => !isDone(one) && one.access !== 'system')) {
      // One of them, and the one with the fewest roles: the answer follows from the role alone.
      const who = EVERYBODY.find((one) => !refusalFor(endpoint.access, one)) ?? 'guest';
      taken++;
      const { status, code } = await answerTo(endpoint, who);
      if (code) wrong.push(toldOf(endpoint, who, status));
    }
    expect(wrong).toEqual([]);
    expect(taken).toBeGreaterThan(400);
  }, 120_000);

  it('that another machine makes is taken from nobody who cannot prove it', async () => {
    const ofMachines = endpoints().filter(({ access }) => access === 'system');
    expect(ofMachines.length).toBeGreaterThan(4);
    for (const endpoint of ofMachines)
      for (const who of ['guest', 'customer', 'admin'])
        expect((await answerTo(endpoint, who)).status, endpoint.path).toBeGreaterThanOrEqual(400);
  });
});
