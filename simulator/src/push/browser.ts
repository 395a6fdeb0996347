import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { jwtVerify } from 'jose';

/** What a browser keeps for one subscription; base64url. */
export interface BrowserKeys {
  readonly privateKey: string;
  readonly p256dh: string;
  readonly auth: string;
}

const SALT_BYTES = 16;
const HEADER_BYTES = 21;
const TAG_BYTES = 16;

export function newBrowserKeys(): BrowserKeys {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url', 'uncompressed');
  return {
    privateKey: ecdh.getPrivateKey('base64url'),
    p256dh,
    auth: randomBytes(16).toString('base64url'),
  };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Opens one message as the browser does (RFC 8188 with the keys of RFC 8291). Throws when it was not sealed for these keys. */
export function openMessage(body: Buffer, { privateKey, p256dh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyLength = body[HEADER_BYTES - 1] ?? 0;
  const sender = body.subarray(HEADER_BYTES, HEADER_BYTES + keyLength);
  const sealed = body.subarray(HEADER_BYTES + keyLength);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey, 'base64url');
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    Buffer.from(p256dh, 'base64url'),
    sender,
  ]);
  const secret = derive(ecdh.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opener = createDecipheriv('aes-128-gcm', key, nonce);
  opener.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  const padded = Buffer.concat([
    opener.update(sealed.subarray(0, sealed.length - TAG_BYTES)),
    opener.final(),
  ]);
  // The last record ends with 2 and any number of zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** Who signed the request (RFC 8292): the public key of `Authorization: vapid t=…, k=…`. Throws when the signature does not hold for this service. */
export async function signerOf(authorization: string, audience: string): Promise<string> {
  const { t: token, k: key } = Object.fromEntries(
    [...authorization.matchAll(/([tk])=([\w.-]+)/g)].map(([, name, value]) => [name, value]),
  ) as {
    t?: string;
    k?: string;
  };
  if (!token || !key) throw new Error('no VAPID');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)].map((part) =>
    part.toString('base64url'),
  );
  const { payload } = await jwtVerify(
    token,
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' }),
    {
      audience,
      requiredClaims: ['sub', 'exp'],
    },
  );
  if (!/^(mailto:|https:)/.test(String(payload.sub))) throw new Error('no subject');
  return key;
}
