import { afterAll, beforeAll, beforeEach } from 'vitest';
import { call, type TestAnswer } from '../../people/client.ts';
import { openOutbox, type Outbox } from '../../world/outbox.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { seedDemoPeople } from '../../../src/demo-people.ts';
import { movableClock } from '../../../src/kernel/clock.ts';

export let clock: ReturnType<typeof movableClock>;
export let service: TestService;
export let outbox: Outbox;

/** Posts as nobody. */
export const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  call(service, 'POST', path, { body, headers });
/** Status and code of an answer. */
export const told = ({ status, body }: TestAnswer): [number, string] => [status, body.code];
/** Somebody who signs up. */
export const newcomer = {
  phone: '0987111222',
  full_name: 'Lý Thị Thơm',
  password: 'con-mèo-xanh',
  confirmPassword: 'con-mèo-xanh',
};

/** Registers what the tests of a file need before and after them. */
export function setUpRefusalsRig(): void {
  beforeAll(async () => {
    clock = movableClock(new Date());
    outbox = await openOutbox();
    service = await startTestService({ clock, settings: outbox.settings });
    await seedDemoPeople(service.platform);
  });
  afterAll(async () => {
    await service.close();
    await outbox.close();
  });
  beforeEach(async () => {
    await service.platform.pool.query('delete from budgets');
  });
}
