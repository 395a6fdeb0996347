import { nonceFor } from '../../src/modules/identity/sessions/rules/nonce.ts';
import { thumbprintOf } from '../../src/modules/identity/sessions/rules/proof.ts';
import { createSecrets } from '../../src/modules/identity/sessions/rules/secrets.ts';
import type { TestService } from '../test-service.ts';
import { call, makeKey, proofClaims, proofHeader, signToken } from './client.ts';

/** Calls of a browser of the staff that knows the nonce already: none is refused once before. */
export async function deskCaller(service: Pick<TestService, 'url'>, serverSecret: string) {
  const key = await makeKey();
  const { x, y } = key.jwk;
  const thumbprint = thumbprintOf({ kty: 'EC', crv: 'P-256', x, y });
  return async (method: string, path: string, options: { body: object; token?: string }) => {
    const { token, body } = options;
    const nonce = nonceFor(createSecrets(serverSecret), thumbprint, Date.now());
    const claims = await proofClaims(method, service.url + path, nonce, token);
    const dpop = await signToken(key, proofHeader(key), claims);
    const headers = { dpop, ...(token ? { authorization: `DPoP ${token}` } : {}) };
    return call(service, method, path, { body, headers });
  };
}
