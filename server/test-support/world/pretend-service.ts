import { setRate } from './set-rate.ts';
import { pretendSettings } from '../../../scripts/pretend-settings.ts';
import { type Simulator, startSimulator } from '../../../simulator/src/start.ts';
import { seedDemoPeople } from '../../src/demo-people.ts';
import { dong } from '../../src/kernel/money.ts';
import { call, type TestAnswer } from '../people/client.ts';
import { customerToken } from '../people/sign-in.ts';
import { startTestService, type TestService } from '../test-service.ts';
import type { createTestPlatform } from '../test-platform.ts';

export interface PretendService extends TestService {
  readonly sim: Simulator;
  readonly customerId: string;
  /** A call as the demo customer. */
  asCustomer(method: string, path: string, body?: unknown): Promise<TestAnswer>;
}

/** The whole server over the pretend world, with the demo customer signed in, a rate of 176 đồng a yen and this much money in the wallet. */
export async function startPretendService(
  moneyVnd: number,
  options: Pick<NonNullable<Parameters<typeof createTestPlatform>[0]>, 'invariants'> = {},
): Promise<PretendService> {
  const sim = await startSimulator();
  const service = await startTestService({ ...options, settings: pretendSettings(sim.url) });
  const { customerId } = await seedDemoPeople(service.platform);
  const { modules } = service.parts;
  await setRate(modules.pricing, 17_600);
  const accountNumber = service.platform.config.bankAccounts[0]?.number ?? '';
  await modules.topUps.receive({
    provider: 'sepay',
    accountNumber,
    providerReference: 'first-1',
    bankReference: 'FT-1',
    direction: 'in',
    amount: dong(moneyVnd),
    content: '0912345678 QR ODN',
    transferredAt: service.platform.clock.now(),
    raw: '{}',
  });
  const token = await customerToken(service);
  return {
    ...service,
    sim,
    customerId,
    asCustomer: (method, path, body) => call(service, method, path, { token, body }),
    async close() {
      await service.close();
      await sim.stop();
    },
  };
}

/** Status and code of a refusal. */
export const told = ({ status, body }: TestAnswer): [number, string] => [status, body.code];
