import { readConfig } from '../../../server/src/config.ts';
import { compose } from '../../../server/src/composition.ts';
import { movableClock } from '../../../server/src/kernel/clock.ts';
import { sealDays } from '../../../server/src/modules/ledger/index.ts';
import { type OwnedPlatform, openPlatform } from '../../../server/src/open-platform.ts';
import { prepareDatabase } from '../../../server/src/prepare-database.ts';
import { seedDemoPeople } from '../../../server/src/demo-people.ts';
import { reported } from '../money/perform.ts';

const DAY_MS = 86_400_000;
const DAYS = 4;
const TRANSFERS_A_DAY = 50;
/** Numbers of transfers of the drill itself begin below it. */
const FIRST_ID = 900_000;

/** The settings of each process of the drill; `TEST` so that banks' keys are known. */
export const settingsOf = (databaseUrl: string, dataDir: string) => ({
  HAKO_ENV: 'test',
  HAKO_SECRET: 'a secret that only tests know, 32+ characters',
  HAKO_DATA_DIR: dataDir,
  HAKO_PORT: '0',
  HAKO_PUBLIC_URL: 'http://hako.test',
  DATABASE_URL: databaseUrl,
  HAKO_SEPAY_SECRET: 'sepay-secret-of-the-tests',
  HAKO_BANK_ACCOUNTS: '970436:1017588888:CONG TY HAKO',
});

/** People, and days that are over with their money sealed, in a new database. */
export async function writeHistory(databaseUrl: string, dataDir: string): Promise<void> {
  const owned = openPlatform(readConfig(settingsOf(databaseUrl, dataDir)));
  try {
    await prepareDatabase(owned, true);
    await seedDemoPeople(owned);
    await topUpOnDaysBefore(owned);
    await sealDays(owned);
  } finally {
    await owned.close();
  }
}

async function topUpOnDaysBefore(owned: OwnedPlatform): Promise<void> {
  const clock = movableClock(new Date(Date.now() - DAYS * DAY_MS));
  const { modules, listeners } = compose({ ...owned, clock });
  owned.news.connect(listeners);
  for (let day = 0; day < DAYS - 1; day++, clock.advanceMs(DAY_MS))
    for (let number = 0; number < TRANSFERS_A_DAY; number++) {
      const id = FIRST_ID + day * TRANSFERS_A_DAY + number;
      await modules.topUps.receive(reported(id, 10_000, '0912345678 QA ODN', clock.now()));
    }
}
