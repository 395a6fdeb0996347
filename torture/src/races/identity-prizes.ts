import { newDigits, newId } from '../../../server/src/kernel/chance.ts';
import { createSecrets } from '../../../server/src/modules/identity/sessions/rules/secrets.ts';
import { createIdentity } from '../../../server/src/modules/identity/index.ts';
import { sealedCode } from '../../../server/src/modules/identity/codes/send-code.ts';
import { inTransaction } from '../../../server/src/platform/database/transaction.ts';
import type { MoneyWorld } from '../money/world.ts';
import { AT_ONCE, type Prize } from './prize.ts';

const ORIGIN = { ip: '127.0.0.1', device: 'rig', thumbprint: undefined };
const HOUR_MS = 3_600_000;
/** Where all who try come from. */
const NETWORK = '203.0.113.9';

/** One-time codes and the chain of renewals. */
export function identityPrizes(
  { platform }: MoneyWorld,
  people: readonly string[],
): Readonly<Record<string, Prize>> {
  const identity = createIdentity(platform);
  const sentCode = createCodes(platform);
  const requests = (body: unknown): unknown[] => Array.from({ length: AT_ONCE }, () => body);
  const check = ({ phone, code }: { phone: string; code: string }) =>
    identity.checkCode('sign-in', { channel: 'phone', value: phone }, code, { ip: NETWORK });

  return {
    'the tries of a one-time code': {
      run: async (body: { phone: string; code: string }) => void (await check(body)),
      refusals: ['identity.wrong-code'],
      prepare: async () => ({ bodies: requests(await sentCode()), winners: 5 }),
    },
    'the use of a one-time code': {
      run: async (body: { phone: string; code: string }) => {
        const right = await check(body);
        await inTransaction(platform.db, (trx) => right.use(trx));
      },
      refusals: ['identity.wrong-code'],
      prepare: async () => ({ bodies: requests(await sentCode()), winners: 1 }),
    },
    'the successor of a refresh token': {
      run: ({ refreshToken }: { refreshToken: string }) =>
        identity.renewSession({ refreshToken, thumbprint: undefined }),
      refusals: [],
      // A lost answer may be asked again: everybody gets one, and it is the same.
      count: (shots) =>
        new Set(shots.map(({ done }) => (done as { refreshToken: string }).refreshToken)).size,
      async prepare(round) {
        const userId = people[round % people.length] as string;
        const { refreshToken } = await inTransaction(platform.db, (trx) =>
          identity.openSession(trx, { userId }, ORIGIN),
        );
        return { bodies: requests({ refreshToken }), winners: 1 };
      },
    },
  };
}

function createCodes(platform: MoneyWorld['platform']) {
  const secrets = createSecrets(platform.config.secret);
  let number = 0;
  /** A code as it lies in the database when its message has left. */
  return async (): Promise<{ phone: string; code: string }> => {
    const [phone, code, request_id, now] = [
      `+849${String(70_000_000 + number++)}`,
      newDigits(6),
      newId(),
      platform.clock.now(),
    ];
    await platform.db
      .insertInto('one_time_codes')
      .values({
        purpose: 'sign-in',
        destination: phone,
        request_id,
        lane: NETWORK,
        code_hash: sealedCode(secrets, request_id, code),
        tries_left: 5,
        requested_at: now,
        expires_at: new Date(now.getTime() + HOUR_MS),
      })
      .execute();
    return { phone, code };
  };
}
