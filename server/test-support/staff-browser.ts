import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { nonceFor } from '../src/modules/identity/sessions/rules/nonce.ts';
import { thumbprintOf, tokenHashOf } from '../src/modules/identity/sessions/rules/proof.ts';
import { createSecrets } from '../src/modules/identity/sessions/rules/secrets.ts';
import { createTokens } from '../src/modules/identity/sessions/tokens.ts';
import type { TestPlatform } from './test-platform.ts';

const SIGN_IN = /^\/api\/desk\/(?:login$|join\/)/;

/**
 * Staff work in a browser that signs each call with its key. Tests call as they like; this adds the
 * proof to their sign-ins at the desk, and to their calls with a token that came of one, unless
 * the header `x-without-browser` says otherwise.
 */
export function createStaffBrowser({ config, clock }: TestPlatform) {
  const secrets = createSecrets(config.secret);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const jwk = { kty: 'EC', crv: 'P-256', x, y } as const;
  const thumbprint = thumbprintOf(jwk);

  const proofFor = (request: FastifyRequest, token: string | undefined): string => {
    const nowMs = clock.now().getTime();
    const signed = [
      { typ: 'dpop+jwt', alg: 'ES256', jwk },
      {
        jti: randomUUID(),
        htm: request.method,
        htu: `${request.protocol}://${request.host}${request.url.split('?')[0]}`,
        iat: Math.floor(nowMs / 1_000),
        nonce: nonceFor(secrets, thumbprint, nowMs),
        ...(token ? { ath: tokenHashOf(token) } : {}),
      },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' as const };
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  };

  const tokens = createTokens(secrets.tokenKey);
  /** The token while it is good, else the next one of its session, as a browser gets it. */
  const goodToken = async (token: string): Promise<string> => {
    const { sid: sessionId, sub: userId, exp } = claimsOf(token);
    const now = clock.now();
    if (exp * 1_000 > now.getTime()) return token;
    return (await tokens.issueAccess({ sessionId, userId, thumbprint }, now)).token;
  };

  return async (request: FastifyRequest): Promise<void> => {
    const { headers, method, url } = request;
    if (headers['dpop'] !== undefined || headers['x-without-browser'] !== undefined) return;
    const shown = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
    const isOwn = shown !== undefined && claimsOf(shown).cnf?.jkt === thumbprint;
    const token = isOwn ? await goodToken(shown) : undefined;
    if (token) headers.authorization = `DPoP ${token}`;
    if (token || (method === 'POST' && SIGN_IN.test(url)))
      headers['dpop'] = proofFor(request, token);
  };
}

interface Claims {
  readonly sid: string;
  readonly sub: string;
  readonly exp: number;
  readonly cnf?: { readonly jkt?: string };
}

/** What a token says, unchecked; a text that is no token says nothing. */
function claimsOf(token: string): Claims {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return { sid: '', sub: '', exp: 0 };
  }
}
