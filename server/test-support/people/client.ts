import { randomUUID, webcrypto } from 'node:crypto';
import type { TestService } from '../test-service.ts';

/** JSON of an answer whose fields a test names as it goes; what is not there is undefined and fails the expectation. */
export type TestBody = ReturnType<typeof JSON.parse>;

/** An answer as tests look at it. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** What was parsed: a test names the fields it is about. */
  readonly body: ReturnType<typeof JSON.parse>;
}

export interface TestKey {
  readonly pair: webcrypto.CryptoKeyPair;
  readonly jwk: { kty: string; crv: string; x: string; y: string };
}

/** A P-256 key as a browser makes one. */
export async function makeKey(): Promise<TestKey> {
  const pair = (await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as webcrypto.CryptoKeyPair;
  const {
    kty = '',
    crv = '',
    x = '',
    y = '',
  } = await webcrypto.subtle.exportKey('jwk', pair.publicKey);
  return { pair, jwk: { kty, crv, x, y } };
}

const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** Signs any header and claims, also wrong ones; text is taken as it is. */
export async function signToken(key: TestKey, header: unknown, claims: unknown): Promise<string> {
  const body = `${encode(header)}.${encode(claims)}`;
  const signature = await webcrypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    key.pair.privateKey,
    Buffer.from(body),
  );
  return `${body}.${Buffer.from(signature).toString('base64url')}`;
}

export const proofHeader = (key: TestKey) => ({ typ: 'dpop+jwt', alg: 'ES256', jwk: key.jwk });

export async function proofClaims(
  method: string,
  url: string,
  nonce?: string,
  accessToken?: string,
) {
  const hash =
    accessToken &&
    Buffer.from(await webcrypto.subtle.digest('SHA-256', Buffer.from(accessToken))).toString(
      'base64url',
    );
  const claims = { jti: randomUUID(), htm: method, htu: url, iat: Math.floor(Date.now() / 1_000) };
  return { ...claims, ...(nonce ? { nonce } : {}), ...(hash ? { ath: hash } : {}) };
}

export interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One plain call; `token` as bearer, a body as JSON. */
export async function call(
  service: Pick<TestService, 'url'>,
  method: string,
  path: string,
  { body, token, headers }: CallOptions = {},
): Promise<TestAnswer> {
  const answer = await fetch(service.url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    redirect: 'manual',
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/** A call as our web makes it: signed by the key, the nonce learned from the first answer. */
export async function callBound(
  service: Pick<TestService, 'url'>,
  key: TestKey,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<TestAnswer> {
  const url = service.url + (path.split('?')[0] ?? '');
  const { token, ...rest } = options;
  const send = async (nonce?: string) => {
    const dpop = await signToken(
      key,
      proofHeader(key),
      await proofClaims(method, url, nonce, token),
    );
    return call(service, method, path, {
      ...rest,
      headers: { ...rest.headers, dpop, ...(token ? { authorization: `DPoP ${token}` } : {}) },
    });
  };
  const first = await send();
  const nonce = first.headers.get('dpop-nonce');
  return first.status === 401 && nonce ? send(nonce) : first;
}
