import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** AES-256-GCM under a key of the server's secret. `owner` is sealed in: a row copied to somebody else cannot be opened. */
export function sealSecret(secret: Buffer, owner: string, serverSecret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined when the text was changed, belongs to another owner, or the server's secret is another one. */
export function openSecret(text: string, owner: string, serverSecret: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(serverSecret), bytes.subarray(0, 12), {
    authTagLength: 16,
  }).setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(12, 28));
  const opened = decipher.update(bytes.subarray(28));
  try {
    return Buffer.concat([opened, decipher.final()]);
  } catch {
    return undefined;
  }
}

const keyOf = (serverSecret: string): Buffer =>
  createHash('sha256').update(`hako staff totp ${serverSecret}`).digest();
