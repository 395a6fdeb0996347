import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StaffRole } from '@hako/contract/kit/endpoint';
import type { Permission } from '@hako/contract/staff/permissions/permissions';
import { createIdempotency } from '../src/platform/http/idempotency.ts';
import type { Caller, Route } from '../src/platform/http/route.ts';
import { createHttpServer } from '../src/platform/http/server.ts';
import { onlyProcess } from './only-process.ts';
import type { TestPlatform } from './test-platform.ts';

/** The calls of some modules over a test's platform, with the whole of our HTTP layer but sessions: `callerOf` says who calls, at first nobody does. */
export const serveRoutes = (
  platform: TestPlatform,
  routes: readonly Route[],
  callerOf: (request: FastifyRequest) => Caller | undefined = () => undefined,
): Promise<FastifyInstance> =>
  createHttpServer(platform.config, platform.log, routes, {
    authenticate: async (request) => callerOf(request),
    idempotency: createIdempotency(platform.db, onlyProcess, platform.log),
    now: () => platform.clock.now(),
    isStrict: true,
  });

export const customerCaller = (id: string): Caller => ({
  userId: id,
  sessionId: 's',
  kind: 'customer',
  customerId: id,
  roles: [],
  canWrite: true,
});

export const staffCaller = (id: string, role: StaffRole): Caller => ({
  userId: id,
  sessionId: 's',
  kind: 'staff',
  customerId: undefined,
  roles: [role],
  canWrite: true,
});

/**
 * Who the header `x-test-caller` names: `customer <id>`, `staff <role>` as the person that
 * `staffIdOf` gives, or `own <permission>` as the buyer with an own role instead.
 */
export const namedCaller =
  (staffIdOf: (role: StaffRole) => string) =>
  ({ headers }: FastifyRequest): Caller | undefined => {
    const [kind, who = ''] = String(headers['x-test-caller'] ?? '').split(' ');
    if (kind === 'customer') return customerCaller(who);
    if (kind === 'own')
      return {
        ...staffCaller(staffIdOf('buyer'), 'buyer'),
        ...{ roles: [], ownPermissions: [who as Permission] },
      };
    return kind === 'staff'
      ? staffCaller(staffIdOf(who as StaffRole), who as StaffRole)
      : undefined;
  };
