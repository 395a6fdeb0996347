import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

/** What the next tokens say instead of the truth, and how they are signed: for tests of who believes them. */
export interface Lie {
  readonly claims?: Readonly<Record<string, unknown>>;
  /** `none` is no signature at all, `HS256` one made with the public key's bytes, `stranger` one of a key that nobody published. */
  readonly signature?: 'none' | 'HS256' | 'stranger';
}

/** Signing keys that change: what is published, and tokens signed with the newest. */
export interface SigningKeys {
  published(): Promise<{ keys: JWK[] }>;
  rotate(): void;
  sign(claims: Readonly<Record<string, unknown>>, lie?: Lie): Promise<string>;
}

interface Key {
  readonly kid: string;
  readonly pair: ReturnType<typeof generateKeyPair>;
}

const PUBLISHED = 2;
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function createSigningKeys(): SigningKeys {
  const keys: Key[] = [];
  let made = 0;
  const newest = (): Key => keys[0] ?? make();
  function make(): Key {
    made++;
    const key = { kid: `pretend-${made}`, pair: generateKeyPair('RS256', { extractable: true }) };
    keys.unshift(key);
    keys.length = Math.min(keys.length, PUBLISHED);
    return key;
  }

  return {
    rotate: () => void make(),
    async published() {
      newest();
      return {
        keys: await Promise.all(
          keys.map(async ({ kid, pair }) => ({
            ...(await exportJWK((await pair).publicKey)),
            kid,
            use: 'sig',
            alg: 'RS256',
          })),
        ),
      };
    },
    async sign(claims, lie) {
      const { kid, pair } = newest();
      const said = { ...claims, ...lie?.claims };
      const { privateKey, publicKey } = await pair;
      if (lie?.signature === 'none')
        return `${encode({ alg: 'none', typ: 'JWT', kid })}.${encode(said)}.`;
      if (lie?.signature === 'HS256') {
        const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey)));
        return new SignJWT(said).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid }).sign(secret);
      }
      const key =
        lie?.signature === 'stranger' ? (await generateKeyPair('RS256')).privateKey : privateKey;
      return new SignJWT(said).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }).sign(key);
    },
  };
}
