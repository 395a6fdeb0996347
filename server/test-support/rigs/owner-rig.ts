import { expect } from 'vitest';
import { pretendSettings } from '../../../scripts/pretend-settings.ts';
import { startSimulator } from '../../../simulator/src/start.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '../../src/demo-people.ts';
import { call } from '../people/client.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { openOutbox, type Outbox } from '../world/outbox.ts';

/** The phone of the demo customer. */
export const OWN_PHONE = '+84912345678';

export interface OwnerRig {
  readonly service: TestService;
  readonly outbox: Outbox;
  messagesTo(phone: string): readonly { readonly text: string }[];
  /** The code of the newest link that was sent to a number, once more than `after` messages went there. */
  linkTo(phone: string, after: number): Promise<string>;
  /** The demo's password again, set by a code; limits of sends are set back. */
  setPassword(): Promise<void>;
  close(): Promise<void>;
}

/** The whole server with its worker, whose text messages and mails to the demo customer can be read. */
export async function startOwnerRig(): Promise<OwnerRig> {
  const [outbox, sim] = await Promise.all([openOutbox(), startSimulator()]);
  const settings = { ...pretendSettings(sim.url), ...outbox.settings };
  const service = await startTestService({ settings });
  await seedDemoPeople(service.platform);
  await service.startWorker();
  const messagesTo = (phone: string) => outbox.messages.filter(({ to }) => to === phone);
  const forgetLimits = () => service.platform.pool.query(`delete from budgets`);
  return {
    service,
    outbox,
    messagesTo,
    async linkTo(phone, after) {
      await expect.poll(() => messagesTo(phone).length, { timeout: 20_000 }).toBeGreaterThan(after);
      return /\/stop\/([\w-]+)/.exec(messagesTo(phone).at(-1)?.text ?? '')?.[1] ?? '';
    },
    async setPassword() {
      await forgetLimits();
      const contact = { phoneOrEmail: '0912345678' };
      const before = messagesTo(OWN_PHONE).length;
      const post = (step: string, body: object) =>
        call(service, 'POST', `/api/security/${step}`, { body });
      await post('request-change-password', contact);
      const otp = await outbox.codeTo(OWN_PHONE, before);
      const { body } = await post('verify-reset-password-otp', { ...contact, otp });
      const reset = { ...contact, securityCode: body.token, newPassword: DEMO_PASSWORD };
      await post('reset-password', reset);
      await forgetLimits();
    },
    async close() {
      await service.close();
      await Promise.all([outbox.close(), sim.stop()]);
    },
  };
}
