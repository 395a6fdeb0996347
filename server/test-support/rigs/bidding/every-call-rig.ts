import { afterAll, beforeAll } from 'vitest';
import { type PretendService, startPretendService } from '../../world/pretend-service.ts';

/** Every call of the specification about bids, driven through the composed server over the pretend world. */
export let service: PretendService;
export const house = () => service.sim.world.house;
export const auction = (
  spec: Parameters<PretendService['sim']['world']['house']['make']>[0] = {},
): string => house().make({ rivals: [], startPrice: 1_000, endsInSeconds: 3_600, ...spec });
export const as = (method: string, path: string, body?: unknown) =>
  service.asCustomer(method, path, body);
export const held = async (): Promise<number> =>
  (await as('GET', '/api/user/wallet')).body.data.freeze;

/** Registers what the tests of a file need before and after them. */
export function setUpEveryCallRig(): void {
  beforeAll(async () => {
    service = await startPretendService(80_000_000);
  });
  afterAll(() => service.close());
}
