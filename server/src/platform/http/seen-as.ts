import type { Endpoint } from '@hako/contract/kit/endpoint';
import { Refusal } from '../../kernel/refusal.ts';
import type { Caller } from './route.ts';

/**
 * As whom a call is answered. A member of staff who looks at the pages as a customer reads what is
 * the customer's as that customer, and everything else as a guest: so nothing that they look at is
 * remembered as seen by the customer. They write nothing, but may ask what a POST asks. Refusals
 * `access.only-viewing`,
 * `access.hidden-while-viewing`.
 */
export function seenAs(
  { method, access, whileViewing }: Pick<Endpoint, 'method' | 'access' | 'whileViewing'>,
  caller: Caller | undefined,
): Caller | undefined {
  if (!caller?.views || whileViewing === 'allowed') return caller;
  if (method !== 'GET' && whileViewing !== 'asks') throw new Refusal('access.only-viewing');
  if (whileViewing === 'hidden') throw new Refusal('access.hidden-while-viewing');
  if (access === 'anyone' || access === 'system') return undefined;
  if (access !== 'customer' && access !== 'session') return caller;
  const { customerId } = caller.views;
  const { sessionId } = caller;
  return {
    userId: customerId,
    customerId,
    sessionId,
    kind: 'customer',
    roles: [],
    canWrite: false,
  };
}
