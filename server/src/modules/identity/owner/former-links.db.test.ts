import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { newId } from '../../../kernel/chance.ts';
import { createSecrets } from '../sessions/rules/secrets.ts';
import { formerLinksUntil } from './former-links.ts';
import { stopCodeOf, stopHashOf } from './rules/stop-code.ts';

const FIRST = 'the first secret of an installation, 32+ characters';
const NEXT = 'the next secret of an installation, 32+ characters';
const NOW = new Date('2026-11-28T03:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

/** Notes that many changes with that secret, which can be stopped until then. */
async function note(secret: string, many: number, until: Date): Promise<void> {
  const secrets = createSecrets(secret);
  const ids = Array.from({ length: many }, newId);
  const hashes = ids.map((id) => stopHashOf(secrets, stopCodeOf(secrets, id)));
  await platform.pool.query(
    `with one as (
       insert into users (user_id, kind, email, created_at)
       values (gen_random_uuid(), 'customer', gen_random_uuid() || '@hako.test', $3)
       returning user_id)
     insert into account_changes (change_id, user_id, kind, told, stop_hash, noted_at, stop_until)
     select id, user_id, 'export', '{}', hash, $3, $4 from one, unnest($1::uuid[], $2::text[]) as noted (id, hash)`,
    [ids, hashes, NOW, until],
  );
}

test('links of before a change of the secret are found behind any number of later ones', async () => {
  const { db } = platform;
  const clock = { ...platform.clock, now: () => NOW };
  const secrets = createSecrets(NEXT, FIRST);
  const ask = () => formerLinksUntil({ db, clock, secrets });
  await note(NEXT, 1_200, inDays(3));
  expect(await ask()).toBeUndefined();
  await note(FIRST, 1, inDays(-1));
  expect(await ask()).toBeUndefined();
  await note(FIRST, 1, inDays(1));
  await note(FIRST, 1, inDays(2));
  await note(FIRST, 1, inDays(1));
  await note(NEXT, 1_200, inDays(3));
  expect(await ask()).toEqual(inDays(2));
});
