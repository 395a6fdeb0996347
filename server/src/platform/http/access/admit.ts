import { type Endpoint, WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../route.ts';
import { obstacleFor } from './staff-access.ts';

/**
 * Whether a caller may make a call. Refusals `access.not-signed-in`, `access.not-allowed`,
 * `access.other-warehouse`.
 */
export function admit(endpoint: Endpoint, caller: Caller | undefined, isWrite: boolean): void {
  const { access } = endpoint;
  if (access === 'anyone' || access === 'system') return;
  if (!caller || (isWrite && !caller.canWrite)) throw new Refusal('access.not-signed-in');
  if (access === 'session') return;
  if (access === 'customer') {
    if (caller.kind !== 'customer') throw new Refusal('access.not-allowed');
    return;
  }
  if (caller.kind !== 'staff') throw new Refusal('access.not-allowed');
  const obstacle = obstacleFor(endpoint, caller);
  if (obstacle === 'role') throw new Refusal('access.not-allowed');
  if (obstacle === 'house' && access.warehouse)
    throw new Refusal('access.other-warehouse', { warehouse: WAREHOUSE_NAMES[access.warehouse] });
}
