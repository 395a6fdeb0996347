import { expect, test } from 'vitest';
import { createPasswordPool } from './password-pool.ts';

const RUNNING_AND_WAITING = 202;

test('of a storm of sign-ins only as many wait as there is room for; the others are refused at once, and it opens again afterwards', async () => {
  const pool = createPasswordPool();
  const storm = await Promise.allSettled(
    Array.from({ length: RUNNING_AND_WAITING + 10 }, (_, i) =>
      pool.verify(undefined, `guess ${i}`),
    ),
  );
  const refused = storm.filter((one) => one.status === 'rejected');
  expect(refused.map(({ reason }) => reason.code)).toEqual(
    Array.from({ length: 10 }, () => 'identity.busy'),
  );
  expect(storm.filter((one) => one.status === 'fulfilled' && !one.value)).toHaveLength(
    RUNNING_AND_WAITING,
  );
  expect(await pool.verify(await pool.hash('con-mèo-xanh'), 'con-mèo-xanh')).toBe(true);
});
