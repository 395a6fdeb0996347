import * as calls from '@hako/contract/identity/sessions';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Identity } from '../create-identity.ts';

const done = { status: true, success: true } as const;

/** Where somebody is signed in, and signing out there. */
export const sessionRoutes = (identity: Identity): Route[] => [
  route(calls.listSessionsEndpoint, async ({ caller }) => ({
    data: (await identity.listSessions(caller)).map(
      ({ signedInAt, lastSeenAt, isCurrent, ...place }) => ({
        ...place,
        signed_in_at: signedInAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        is_current: isCurrent,
      }),
    ),
  })),
  route(calls.endOtherSessionsEndpoint, async ({ caller }) => ({
    ...done,
    ended: await identity.endOtherSessions(caller),
  })),
  route(calls.endOneSessionEndpoint, async ({ caller, params }) => {
    await identity.endOneSession(caller.userId, params.id);
    return done;
  }),
];
