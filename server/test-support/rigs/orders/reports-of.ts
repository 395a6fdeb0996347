import { text } from 'node:stream/consumers';
import { dayInVietnam } from '../../../src/kernel/vietnam-day.ts';
import { createLedger } from '../../../src/modules/ledger/index.ts';
import { createReports } from '../../../src/modules/reports/index.ts';
import type { TestPlatform } from '../../test-platform.ts';

const LATELY_MS = 60 * 86_400_000;
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** The reports over what a rig did in the days in which it did it. */
export function reportsOf(platform: TestPlatform) {
  const now = platform.clock.now();
  const ledger = createLedger(platform);
  const reports = createReports({ ...platform, ledger, audit: async () => undefined });
  const from = dayInVietnam(new Date(now.getTime() - LATELY_MS));
  const lately = { from, to: dayInVietnam(now) };
  return {
    readMargin: () => reports.readMargin(lately),
    /** How many orders each of the other reports has seen. */
    async counts() {
      const { periods } = await reports.readForecast(lately);
      const { states } = await reports.readStates(lately);
      const { purchases } = await reports.readTrade(lately);
      return {
        billed: periods.reduce((sum, { orders }) => sum + orders, 0),
        leftBought: states.find(({ state }) => state === 'BOUGHT')?.orders,
        bought: purchases.reduce((sum, row) => sum + row.won + row.by_program + row.by_hand, 0),
        buyers: (await reports.readBuyers(lately)).total,
      };
    },
    /** The lines of a report as a file, its head too. */
    async lines(report: 'balances' | 'forecast' | 'states' | 'trade' | 'buyers') {
      const asked = { report, format: 'csv', staffId: NOBODY, ...lately } as const;
      const { file } = await reports.exportReport(asked);
      return (await text(file)).trim().split('\r\n');
    },
  };
}
