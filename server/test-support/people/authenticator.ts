import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a device is asked, as our calls answer it. */
interface Asked {
  readonly challenge: string;
}

/** What a test may have the device do wrong. */
interface Slips {
  /** The device did not check its owner. */
  readonly isUnverified?: boolean;
  /** The page that asked. */
  readonly origin?: string;
  readonly counter?: number;
  /** The answer is signed by another key. */
  readonly isForged?: boolean;
}

const b64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** CBOR (RFC 8949) of the few shapes that a device sends. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  const bytes = Buffer.from([(kind << 5) | 25, 0, 0]);
  bytes.writeUInt16BE(value, 1);
  return bytes;
}

/** A device that holds one passkey of the site at this address, and checks its owner. */
export function makeAuthenticator(url: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counted = 0;

  const authData = ({ isUnverified, counter = ++counted }: Slips, more = Buffer.alloc(0)) => {
    counted = Math.max(counted, counter);
    const flags = 0x01 | (isUnverified ? 0 : 0x04) | (more.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(url).hostname), Buffer.from([flags]), count, more]);
  };
  const told = (type: string, { challenge }: Asked, { origin = new URL(url).origin }: Slips) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const common = { id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} };

  return {
    /** Answers with a new passkey. */
    make(asked: Asked, slips: Slips = {}) {
      const cose = cbor(
        new Map<number, unknown>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const data = authData(slips, Buffer.concat([Buffer.alloc(16), length, id, cose]));
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      const clientDataJSON = b64(told('webauthn.create', asked, slips));
      const response = { clientDataJSON, attestationObject: b64(attestation), transports: ['usb'] };
      return { ...common, response };
    },
    /** Signs in. */
    use(asked: Asked, slips: Slips = {}) {
      const client = told('webauthn.get', asked, slips);
      const data = authData(slips);
      const signed = Buffer.concat([data, sha256(client)]);
      const signature = sign('sha256', signed, slips.isForged ? other.privateKey : privateKey);
      const response = {
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(signature),
      };
      return { ...common, response };
    },
  };
}
