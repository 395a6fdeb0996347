import { afterAll, beforeAll } from 'vitest';
import { type SearchRig, startSearchRig } from '../search-rig.ts';

export let rig: SearchRig;

/** Registers what the tests of a file need before and after them. */
export function setUpAuctionCallsRig(): void {
  beforeAll(async () => {
    rig = await startSearchRig();
  });
  afterAll(() => rig.close());
}
