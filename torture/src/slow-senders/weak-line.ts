import { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../server/src/demo-people.ts';

const BEAT_MS = 250;

/** A photo of exactly so many bytes. */
async function photoOf(bytes: number): Promise<Buffer> {
  const create = { width: 1_200, height: 900, channels: 3, background: '#456789' } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

/** Sends one as a customer over a line of so many bits a second: the answer's status, and how long it took. */
export async function sendPhoto(
  url: string,
  { bytes, bitsPerSecond }: { readonly bytes: number; readonly bitsPerSecond: number },
): Promise<{ readonly status: number; readonly seconds: number }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await photoOf(bytes))]), 'photo.jpg');
  const whole = new Request(url, { method: 'POST', body: form });
  const token = await signIn(url);
  const fromMs = performance.now();
  const answer = await fetch(`${url}/api/upload/file/user`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': whole.headers.get('content-type') ?? '',
    },
    body: ReadableStream.from(paced(Buffer.from(await whole.arrayBuffer()), bitsPerSecond)),
    duplex: 'half',
  } as RequestInit);
  await answer.arrayBuffer();
  return { status: answer.status, seconds: (performance.now() - fromMs) / 1_000 };
}

async function* paced(bytes: Buffer, bitsPerSecond: number): AsyncGenerator<Buffer> {
  const step = Math.round((bitsPerSecond / 8 / 1_000) * BEAT_MS);
  for (let at = 0; at < bytes.length; at += step) {
    yield bytes.subarray(at, at + step);
    await sleep(BEAT_MS);
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
