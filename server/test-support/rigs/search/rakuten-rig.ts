import { afterAll, beforeAll, expect } from 'vitest';
import { type PretendService, startPretendService } from '../../world/pretend-service.ts';

export let service: PretendService;
export const get = async (path: string, status = 200) => {
  const answer = await service.asCustomer('GET', path);
  expect(answer.status, `${path} ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(status);
  return answer.body;
};

/** Registers what the tests of a file need before and after them. */
export function setUpRakutenRig(): void {
  beforeAll(async () => {
    service = await startPretendService(100_000_000);
  });
  afterAll(() => service.close());
}
