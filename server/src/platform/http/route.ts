import type {
  Endpoint,
  EndpointInput,
  EndpointReply,
  StaffRole,
  Warehouse,
} from '@hako/contract/kit/endpoint';
import type { Permission } from '@hako/contract/staff/permissions/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A signed-in person. `canWrite` is false when only the session cookie proves it: a cookie never authenticates a write alone. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly kind: 'customer' | 'staff';
  /** For customers: their customer id, which equals `userId`. */
  readonly customerId: string | undefined;
  readonly roles: readonly StaffRole[];
  /** What the own roles of a member of staff give besides. */
  readonly ownPermissions?: readonly Permission[] | undefined;
  /** The only house in which a member of staff works; undefined: both, or none. */
  readonly warehouse?: Warehouse | undefined;
  readonly canWrite: boolean;
  /**
   * Whose pages a member of staff looks at as the customer sees them; see `whileViewing` of the
   * contract.
   */
  readonly views?: { readonly customerId: string; readonly endsAt: Date } | undefined;
}

export interface CustomerCaller extends Caller {
  readonly kind: 'customer';
  readonly customerId: string;
}

type CallerOf<E extends Endpoint> = E['access'] extends 'customer'
  ? CustomerCaller
  : E['access'] extends 'anyone' | 'system'
    ? Caller | undefined
    : Caller;

/** What a handler receives: only checked values. `request` and `reply` are for cookies, raw bodies, streams and files. */
export type Call<E extends Endpoint> = EndpointInput<E> & {
  readonly caller: CallerOf<E>;
  /** From the `Idempotency-Key` header, or undefined: use cases that move money use it as their natural key. */
  readonly idempotencyKey: string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** What a handler returns: the promised reply; a `file` or `stream` endpoint may answer through `reply` itself. */
type Answer<E extends Endpoint> = E['replyKind'] extends 'file' | 'stream'
  ? unknown
  : EndpointReply<E>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly handler: (call: never) => Promise<unknown>;
}

/** Joins an endpoint of the contract with the use case behind it; the compiler checks both sides. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
): Route {
  return { endpoint, handler: handler as Route['handler'] };
}

/** A member of staff as whoever moves something. */
export const staffOf = (caller: Caller) =>
  ({ kind: 'staff', id: caller.userId, roles: caller.roles }) as const;

/** The answer of a call that has nothing to tell but that it was done. */
export const DONE = { status: true, success: true } as const;
