import { describe, expect, it } from 'vitest';
import {
  job,
  lot,
  service,
  setUpShownIsChargedRig,
} from '../../../../test-support/rigs/bidding/shown-is-charged-rig.ts';

setUpShownIsChargedRig();

type Row = Readonly<Record<'kind' | 'part', string>> & {
  readonly cause: { readonly type: string; readonly id: string };
  readonly hold?: unknown;
};

describe('a won lot in the statement', () => {
  // The test of the statement's lines in the web is built from the same rows.
  it('is paid for its order, and every row of it tells of the hold of the bid', async () => {
    const code = lot({});
    const asked = { site: 'auction', code, price: 9_800 };
    const { id } = (await service.asCustomer('POST', '/api/bid/now', asked)).body.data;
    service.sim.world.house.patch(code, { isClosed: true });
    await job('bidding.read-auction', { site: 'auction', code });
    const { data } = (await service.asCustomer('GET', '/api/wallet/statement?size=20')).body;
    const rows = data.rows as Row[];
    expect(rows.map(({ kind, part, cause }) => [kind, part, cause.type])).toEqual([
      ['release', undefined, 'bid'],
      ['capture', 'phí thanh toán', 'order'],
      ['capture', 'phí dịch vụ', 'order'],
      ['capture', 'vận chuyển nội địa Nhật', 'order'],
      ['capture', 'tiền hàng', 'order'],
      ['discount', 'giảm giá', 'order'],
      ['hold', undefined, 'bid'],
      ['top-up', undefined, 'top-up'],
    ]);
    const told = rows.map(({ hold }) => hold);
    expect(told.slice(0, 7)).toEqual(Array(7).fill({ type: 'bid', id, became: 'paid' }));
    expect(told[7]).toBeUndefined();
  });
});
