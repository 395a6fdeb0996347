import type { NewCredential, UsedCredential } from '@hako/contract/identity/passkeys';

/** The library takes half a second and 26 MB to load, and most processes never need it. */
const library = () => import('@simplewebauthn/server');

/** ES256, Ed25519 and RS256: what devices have. */
const ALGORITHMS = [-7, -8, -257];
const NAME = 'Hako';

/** Our site as a device knows it: the host to which keys belong, and the page that asks. */
export interface Site {
  readonly host: string;
  readonly origin: string;
}

export const siteOf = (origin: string): Site => ({ host: new URL(origin).hostname, origin });

export interface HeldKey {
  readonly credentialId: string;
  readonly transports: readonly string[];
}

export interface NewOwner {
  readonly userId: string;
  /** What the device shows of the account. */
  readonly label: string;
  readonly held: readonly HeldKey[];
}

/** What a browser needs to make a key pair that only its checked owner can use. */
export async function creationOptions(
  { host }: Site,
  { userId, label, held }: NewOwner,
  challenge: string,
  lifeMs: number,
) {
  return {
    challenge,
    rp: { id: host, name: NAME },
    user: { id: Buffer.from(userId).toString('base64url'), name: label, displayName: label },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: lifeMs,
    attestation: 'none' as const,
    excludeCredentials: held.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key' as const,
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  };
}

/** What a browser needs to use a key pair that it finds by itself. */
export const requestOptions = ({ host }: Site, challenge: string, lifeMs: number) => ({
  challenge,
  rpId: host,
  timeout: lifeMs,
  userVerification: 'required' as const,
});

/** The challenge that a browser says it signed over; undefined when nothing can be read. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const told = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as unknown;
    const challenge = (told as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export interface NewKey extends HeldKey {
  readonly publicKey: string;
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/**
 * The key pair that was made over our challenge on our site, its owner checked; undefined for
 * anything else.
 */
export async function readNewKey(
  { host, origin }: Site,
  challenge: string,
  credential: NewCredential,
): Promise<NewKey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const answer = await verifyRegistrationResponse({
    response: credential as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // Whatever is wrong with it: it proves nothing.
  }).catch(() => undefined);
  if (!answer?.verified) return undefined;
  const { credential: key, credentialBackedUp } = answer.registrationInfo;
  return {
    credentialId: key.id,
    publicKey: Buffer.from(key.publicKey).toString('base64url'),
    counter: key.counter,
    transports: key.transports ?? [],
    isBackedUp: credentialBackedUp,
  };
}

export interface KnownKey {
  readonly credentialId: string;
  readonly publicKey: string;
}

/**
 * The counter of a key pair that signed over our challenge on our site, its owner checked;
 * undefined for anything else.
 */
export async function readUse(
  { host, origin }: Site,
  challenge: string,
  credential: UsedCredential,
  { credentialId, publicKey }: KnownKey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const answer = await verifyAuthenticationResponse({
    response: credential as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    // Our row compares the counter, so that two uses at once are told apart as well.
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
  }).catch(() => undefined);
  return answer?.verified ? answer.authenticationInfo.newCounter : undefined;
}
