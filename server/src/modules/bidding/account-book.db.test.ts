import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { movableClock } from '../../kernel/clock.ts';
import { addAccounts } from './accounts/account-store.ts';
import { createAccountBook } from './accounts/create-account-book.ts';
import { postgresStores } from './stores.ts';

const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
const HOUR_MS = 3_600_000;
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ clock });
  await addAccounts(platform.db, 'auction', ['hako-1'], clock.now());
});
afterAll(() => platform.close());

const bookOf = () =>
  createAccountBook({
    ...platform,
    stores: postgresStores,
    clock,
    accountsOf: () => ['hako-1'],
  });
/** As another process would. */
const set = (state: string) =>
  platform.db.updateTable('site_accounts').set({ state }).where('name', '=', 'hako-1').execute();

describe('what a process knows of our accounts', () => {
  it('is nothing before it was read, and then nothing is sent', async () => {
    await set('healthy');
    const book = bookOf();
    expect(book.maySend('auction', 'hako-1')).toBe(false);
    await book.fresh();
    expect(book.maySend('auction', 'hako-1')).toBe(true);
  });

  it('is true from the first answer on, and after an hour in which nobody asked', async () => {
    await set('off');
    const book = bookOf();
    await book.fresh();
    expect(book.maySend('auction', 'hako-1')).toBe(false);
    await set('healthy');
    await book.fresh();
    clock.advanceMs(HOUR_MS);
    await book.fresh();
    expect(book.maySend('auction', 'hako-1')).toBe(true);
    await set('restricted');
    clock.advanceMs(HOUR_MS);
    await book.fresh();
    expect(book.maySend('auction', 'hako-1')).toBe(false);
  });

  it('is read again and again while somebody follows it, and not after that', async () => {
    await set('healthy');
    const waiting: (() => void)[] = [];
    const book = bookOf();
    const forget = book.follow({
      after(_ms, run) {
        waiting.push(run);
        return () => void waiting.splice(0);
      },
    });
    await book.settled();
    expect(book.maySend('auction', 'hako-1')).toBe(true);
    await set('off');
    clock.advanceMs(HOUR_MS);
    waiting.shift()?.();
    await book.settled();
    expect(book.maySend('auction', 'hako-1')).toBe(false);
    forget();
    expect(waiting).toEqual([]);
  });

  it('keeps a door shut that was shut here, whatever is read before that is written', async () => {
    await set('healthy');
    const book = bookOf();
    await book.fresh();
    const holder = await platform.pool.connect();
    await holder.query("begin; select 1 from site_accounts where name = 'hako-1' for update");
    try {
      book.shutOut('auction', 'hako-1', 'robot-check');
      clock.advanceMs(HOUR_MS);
      await book.fresh();
      expect(book.maySend('auction', 'hako-1')).toBe(false);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await book.settled();
    clock.advanceMs(HOUR_MS);
    await book.fresh();
    expect(book.maySend('auction', 'hako-1')).toBe(false);
  });
});
