import { tokenEndpoint } from '@hako/contract/identity/identity';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Identity } from '../create-identity.ts';
import type { SignedIn } from './open-session.ts';

/** The token call of the mobile client: a form with `grant_type` password or refresh_token. Its client id and secret are not looked at: they are public. */
export const tokenRoute = (identity: Identity, db: Database): Route =>
  route(tokenEndpoint, async ({ body, request, reply }) => {
    const { grant_type: grant, username, password, refresh_token: refreshToken, provider } = body;
    const origin = await identity.readOrigin(request, reply);
    if (grant === 'refresh_token' && refreshToken)
      return tokens(await identity.renewSession({ refreshToken, thumbprint: origin.thumbprint }));
    if (grant === 'password' && provider) {
      refuseUnless(/^google\b/i.test(provider), 'identity.facebook-closed');
      // A newcomer was made known by the call before this one (mobile-client.md, section 2).
      const whom = await identity.proveSocialToken(body.token_id ?? '');
      refuseUnless(whom.kind !== 'newcomer', 'identity.social-failed');
      refuseUnless(whom.kind === 'linked', 'identity.social-owner-needed');
      return tokens(
        await inTransaction(db, (trx) =>
          identity.openSession(trx, { userId: whom.user.id }, origin),
        ),
      );
    }
    refuseUnless(grant === 'password' && username && password, 'identity.invalid-request');
    const { user, triesScope } = await identity.provePassword({
      kind: 'customer',
      username,
      password,
      ip: request.ip,
    });
    return tokens(
      await inTransaction(db, (trx) =>
        identity.openSession(trx, { userId: user.id, triesScope }, origin),
      ),
    );
  });

const tokens = ({ accessToken, seconds, refreshToken, isBound }: SignedIn) =>
  ({
    access_token: accessToken,
    expires_in: seconds,
    refresh_token: refreshToken,
    token_type: isBound ? 'DPoP' : 'Bearer',
  }) as const;
