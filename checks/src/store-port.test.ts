import { describe, expect, it } from 'vitest';
import { checkStorePort } from './store-port.ts';

const ROOM = 'server/src/modules/bidding';
const PORT = {
  path: `${ROOM}/stores.ts`,
  text: `import * as bids from './placing/bid-store.ts';
import { readSettings } from './watching/preference-store.ts';
export const postgresStores = { bids: { lock: bids.lockBid }, settings: { read: readSettings } };
`,
};
const check = (path: string, imported: string) =>
  checkStorePort([
    PORT,
    { path: `${ROOM}/${path}`, text: `import { ${imported} } from './bid-store.ts';\n` },
  ]);

describe('the store port of bidding', () => {
  it.each(['lockBid', 'lockBid as lock', 'type Bid, readSettings', 'x,\n  lockBid,\n'])(
    'is not passed by with { %s }',
    (imported) => {
      expect(check('placing/place-bid.ts', imported).faults).toHaveLength(1);
    },
  );

  it('leaves types, and what it does not offer', () => {
    const { seen, faults } = check('placing/place-bid.ts', 'type lockBid, listLotsLedBy');
    expect({ seen, faults }).toEqual({ seen: 2, faults: [] });
  });

  it.each(['placing/bid-store.ts', 'groups/routes.ts', 'placing/bids.db.test.ts'])(
    'is not asked by %s',
    (path) => {
      expect(check(path, 'lockBid').faults).toEqual([]);
    },
  );
});
