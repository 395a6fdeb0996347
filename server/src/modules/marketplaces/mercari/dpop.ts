import { generateKeyPairSync, sign } from 'node:crypto';
import { newSecretId } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';

/** Makes the proof that the web API asks for with each call: an ES256 token over method and address, by a key of our own. */
export type Prover = (method: 'GET' | 'POST', url: string) => string;

export function createProver(clock: Clock, deviceId: string = newSecretId()): Prover {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // A JWK holds x and y padded to 32 bytes, which the site insists on.
  const { crv, kty, x, y } = publicKey.export({ format: 'jwk' });
  const header = encode({ typ: 'dpop+jwt', alg: 'ES256', jwk: { crv, kty, x, y } });

  return (method, url) => {
    const claims = {
      iat: Math.floor(clock.now().getTime() / 1000),
      jti: newSecretId(),
      htu: url,
      htm: method,
      uuid: deviceId,
    };
    const signed = `${header}.${encode(claims)}`;
    // ieee-p1363 is r and s side by side, each padded to 32 bytes; the default (DER) would be refused.
    const signature = sign('sha256', Buffer.from(signed), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    });
    return `${signed}.${signature.toString('base64url')}`;
  };
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
