import { ALICE, SITE } from '../sample-rows.ts';
import type { CasesOf } from './case.ts';

export const SETTING_CASES: CasesOf<'settings'> = {
  read: [
    {
      name: 'gives what a new service begins with',
      call: ({ settings }, trx) => settings.read(trx),
      answer: { defaultLeadMs: 4_000, reputationThresholdPercent: 99, needsBidRequest: false },
    },
  ],
  isToldLastMinute: [
    {
      name: 'is true of who never said otherwise',
      call: ({ settings }, trx) => settings.isToldLastMinute(trx, ALICE),
      answer: true,
    },
  ],
  readLeadMs: [
    {
      name: 'is what the owner set as long as nothing was learned',
      call: ({ settings }, trx) => settings.readLeadMs(trx, SITE, { defaultLeadMs: 7_000 }),
      answer: 7_000,
    },
  ],
};
