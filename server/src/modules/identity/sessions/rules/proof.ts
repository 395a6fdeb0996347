import { hash } from 'node:crypto';
import { isStrictToken, readObject } from './compact-token.ts';

/** The public key inside a proof. */
export interface ProofKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
}

/** What a well-formed proof says, before its signature is checked. */
export interface ProofClaims {
  readonly key: ProofKey;
  /** RFC 7638 thumbprint of `key`. */
  readonly thumbprint: string;
  readonly id: string;
  readonly method: string;
  /** Origin and path, normalised (see `proofAddress`). */
  readonly address: string;
  readonly nonce: string | undefined;
  /** base64url SHA-256 of the access token that travels with it. */
  readonly tokenHash: string | undefined;
}

const COORDINATE = /^[A-Za-z0-9_-]{43}$/;
/** Printable and short: it becomes a key of our table. */
const ID = /^[\x21-\x7e]{1,128}$/;

/** Reads a proof of possession (RFC 9449, 4.2); undefined when anything about its form is wrong. */
export function readProof(token: string): ProofClaims | undefined {
  if (!isStrictToken(token)) return undefined;
  const [head = '', body = ''] = token.split('.');
  const header = readObject(head);
  const claims = readObject(body);
  const key = header && readKey(header);
  if (!key || !claims) return undefined;
  const { jti, htm, htu, iat, nonce, ath } = claims;
  if (typeof jti !== 'string' || !ID.test(jti)) return undefined;
  if (typeof htm !== 'string' || typeof htu !== 'string' || !Number.isSafeInteger(iat))
    return undefined;
  if (!isTextOrMissing(nonce) || !isTextOrMissing(ath)) return undefined;
  const address = proofAddress(htu);
  if (!address) return undefined;
  return {
    key,
    thumbprint: thumbprintOf(key),
    id: jti,
    method: htm,
    address,
    nonce,
    tokenHash: ath,
  };
}

/** Only ES256 with a public P-256 key, and no extension that would change what the signature covers. */
function readKey(header: Record<string, unknown>): ProofKey | undefined {
  if (
    header['typ'] !== 'dpop+jwt' ||
    header['alg'] !== 'ES256' ||
    'crit' in header ||
    'b64' in header
  )
    return undefined;
  const jwk = header['jwk'];
  if (typeof jwk !== 'object' || jwk === null || 'd' in jwk || 'k' in jwk) return undefined;
  const { kty, crv, x, y } = jwk as Record<string, unknown>;
  if (kty !== 'EC' || crv !== 'P-256' || typeof x !== 'string' || typeof y !== 'string')
    return undefined;
  return COORDINATE.test(x) && COORDINATE.test(y) ? { kty, crv, x, y } : undefined;
}

/** RFC 7638, 3.2: the required members in alphabetical order. */
export function thumbprintOf({ crv, kty, x, y }: ProofKey): string {
  return hash('sha256', JSON.stringify({ crv, kty, x, y }), 'base64url');
}

/** `ath` of an access token. */
export const tokenHashOf = (token: string): string => hash('sha256', token, 'base64url');

/**
 * Scheme, host, port and path of an address in one spelling: no query or fragment, no default port, percent forms
 * normalised (RFC 9449, 4.3: RFC 3986, 6.2). Undefined for what is no http(s) address or carries a user name.
 */
export function proofAddress(text: string): string | undefined {
  if (text.length > 2_048 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  const path = url.pathname.replace(/%([0-9a-f]{2})/gi, (_whole, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : `%${hex.toUpperCase()}`;
  });
  return url.origin + path;
}

const isTextOrMissing = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';
