import { decodeProtectedHeader, importJWK, type JWK, jwtVerify } from 'jose';
import type { FastifyReply, FastifyRequest } from 'fastify';

const SHAPE = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

/** Verifies what the site verifies: the signature by the embedded key, the method and the path. Age, `jti` and replay are not looked at. */
async function verifyProof(
  token: string,
  method: string,
  path: string,
  prefix: string,
): Promise<boolean> {
  if (!SHAPE.test(token)) return false;
  try {
    const { jwk, typ, alg } = decodeProtectedHeader(token) as {
      jwk?: JWK;
      typ?: string;
      alg?: string;
    };
    if (!jwk || typ !== 'dpop+jwt' || alg !== 'ES256' || jwk.crv !== 'P-256') return false;
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
      clockTolerance: Number.MAX_SAFE_INTEGER,
    });
    const said = typeof payload['htu'] === 'string' ? pathOf(payload['htu']) : '';
    // A client may be pointed at `<host>/mercari` instead of the site's own host.
    return payload['htm'] === method && (said === path || said === path.slice(prefix.length));
  } catch {
    return false;
  }
}

function pathOf(url: string): string {
  const path = URL.parse(url)?.pathname ?? '';
  return safeDecode(path);
}

const safeDecode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The gate in front of every call of the site. */
export function proofGate(prefix: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = request.headers['dpop'];
    if (typeof token !== 'string' || token === '')
      return reply.code(401).send({ code: 16, message: 'unauthorized: missing auth token' });
    const path = safeDecode(request.url.split('?')[0] ?? '');
    if (!(await verifyProof(token, request.method, path, prefix)))
      return reply.code(401).send({ code: 3, message: 'unauthorized: invalid token' });
    if (request.headers['x-platform'] !== 'web')
      return reply
        .code(400)
        .send(legacyError('UnsupportedVersionException', 'サポートされていないバージョンです'));
    return undefined;
  };
}

export const legacyError = (code: string, message: string) => ({
  result: 'error',
  errors: [{ code, message }],
  meta: {},
});
