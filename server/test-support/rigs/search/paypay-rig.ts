import { afterAll, beforeAll, expect } from 'vitest';
import { type PretendService, startPretendService } from '../../world/pretend-service.ts';

export let service: PretendService;
export const get = async (path: string, status = 200) => {
  const answer = await service.asCustomer('GET', path);
  expect(answer.status, `${path} ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(status);
  return answer.body;
};
export const control = async (
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<{ id: string; seller: string }> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${service.sim.url}/_control/paypay${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { id: string; seller: string };
};

/** Registers what the tests of a file need before and after them. */
export function setUpPaypayRig(): void {
  beforeAll(async () => {
    service = await startPretendService(100_000_000);
  });
  afterAll(() => service.close());
}
