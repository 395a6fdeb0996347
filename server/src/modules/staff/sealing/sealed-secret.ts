import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** The secret of the server that seals, and the one before it, which still opens. */
export interface ServerSecrets {
  readonly present: string;
  readonly former: string | undefined;
}

/**
 * AES-256-GCM under a key of the server's secret. `owner` is sealed in: a row copied to somebody
 * else cannot be opened.
 */
export function sealSecret(secret: Buffer, owner: string, { present }: ServerSecrets): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(present), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined when the text was changed, belongs to another owner, or the server's secrets are others. */
export const openSecret = (
  text: string,
  owner: string,
  secrets: ServerSecrets,
): Buffer | undefined => openWithEither(text, owner, secrets)?.secret;

/** The same; says besides whether it must be sealed anew before the former secret is forgotten. */
export function openWithEither(
  text: string,
  owner: string,
  { present, former }: ServerSecrets,
): { readonly secret: Buffer; readonly isFormer: boolean } | undefined {
  const opened = open(text, owner, present);
  if (opened) return { secret: opened, isFormer: false };
  const openedByFormer = former === undefined ? undefined : open(text, owner, former);
  return openedByFormer && { secret: openedByFormer, isFormer: true };
}

function open(text: string, owner: string, serverSecret: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(serverSecret), bytes.subarray(0, 12), {
      authTagLength: 16,
    }).setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(12, 28));
    const opened = decipher.update(bytes.subarray(28));
    return Buffer.concat([opened, decipher.final()]);
  } catch {
    return undefined;
  }
}

const keyOf = (serverSecret: string): Buffer =>
  createHash('sha256').update(`hako staff totp ${serverSecret}`).digest();
