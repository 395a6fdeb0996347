import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import type { BucketConfig } from '../../../config/files.ts';
import { newToken } from '../../../kernel/chance.ts';
import { Outage } from '../../../kernel/outage.ts';
import { watchBody } from './watched-body.ts';

const CONNECT_MS = 2_000;
const TRIES = 3;

/** How long the bucket may take. */
interface Limits {
  /** For an answer, all tries together. */
  readonly answerMs: number;
  /**
   * An upload has so long besides for each of its bytes: pictures have megabytes, copies of data
   * hundreds.
   */
  readonly slowestBytesPerMs: number;
  /** Without a byte of a download that somebody reads. */
  readonly idleMs: number;
}
const LIMITS: Limits = { answerMs: 15_000, slowestBytesPerMs: 100, idleMs: 10_000 };

interface Thing {
  readonly body: Buffer | Readable;
  readonly sizeBytes: number;
  readonly type: string;
}

/**
 * A bucket of S3, or of what speaks its protocol. Throws `Outage` when it does not answer as it
 * should.
 */
export interface Bucket {
  /** There whole or not at all; what was there under the key before is replaced. */
  put(key: string, thing: Thing): Promise<void>;
  /** Undefined when there is nothing under the key. */
  open(key: string): Promise<{ stream: Readable; sizeBytes: number } | undefined>;
  has(key: string): Promise<boolean>;
  /** What is not there is gone already. */
  remove(key: string): Promise<void>;
  /** Writes something small and removes it; gives why it may not, undefined when it may. */
  findRefusal(): Promise<string | undefined>;
}

const opened = new WeakMap<BucketConfig, Bucket>();

/**
 * One for each configuration, so that a process shares its connections. None is opened before
 * somebody asks.
 */
export function openBucket(config: BucketConfig): Bucket {
  const bucket = opened.get(config) ?? createBucket(config);
  opened.set(config, bucket);
  return bucket;
}

/** A bucket with connections of its own. */
export function createBucket(config: BucketConfig, limits = LIMITS): Bucket {
  const at = { Bucket: config.name };
  const ask = asker(config);
  const { answerMs, slowestBytesPerMs, idleMs } = limits;
  const bucket: Bucket = {
    put: (Key, { body, sizeBytes, type }) =>
      ask(answerMs + sizeBytes / slowestBytesPerMs, async ({ client, sdk }, till) => {
        const object = { ...at, Key, Body: body, ContentLength: sizeBytes, ContentType: type };
        await client.send(new sdk.PutObjectCommand(object), till);
      }),
    open: (Key) =>
      unlessMissing(async () =>
        ask(answerMs, async ({ client, sdk }, till) => {
          const command = new sdk.GetObjectCommand({ ...at, Key });
          const { Body, ContentLength } = await client.send(command, till);
          if (Body instanceof Readable && ContentLength !== undefined)
            return {
              stream: watchBody(Body, { source: SOURCE, idleMs }),
              sizeBytes: ContentLength,
            };
          if (Body instanceof Readable) Body.destroy();
          throw new Outage(SOURCE, 'broken', undefined, Body ? 'ContentLength' : 'Body');
        }),
      ),
    async has(Key) {
      const found = await unlessMissing(async () =>
        ask(answerMs, ({ client, sdk }, till) =>
          client.send(new sdk.HeadObjectCommand({ ...at, Key }), till),
        ),
      );
      return found !== undefined;
    },
    remove: (Key) =>
      ask(answerMs, async ({ client, sdk }, till) => {
        await client.send(new sdk.DeleteObjectCommand({ ...at, Key }), till);
      }),
    async findRefusal() {
      const key = `probe/${newToken(9)}`;
      try {
        await bucket.put(key, { body: Buffer.from('hako'), sizeBytes: 4, type: 'text/plain' });
        await bucket.remove(key);
        return undefined;
      } catch (error) {
        // One that is away for a while is no reason to change a setting.
        if (error instanceof BucketRefusal) return error.message;
        throw error;
      }
    },
  };
  return bucket;
}

const SOURCE = 'bucket';

/** It answered, and did not do it: a wrong key, a bucket that is not there, or no right to it. */
class BucketRefusal extends Outage {
  readonly reason: string;
  constructor(reason: string, detail: string) {
    super(SOURCE, 'broken', `${reason}: ${detail}`);
    this.reason = reason;
  }
}

type Sdk = typeof import('@aws-sdk/client-s3');
interface Connected {
  readonly client: S3Client;
  readonly sdk: Sdk;
}
type Ask = <Answer>(
  longestMs: number,
  command: (connected: Connected, till: { readonly abortSignal: AbortSignal }) => Promise<Answer>,
) => Promise<Answer>;

function asker(config: BucketConfig): Ask {
  let connected: Promise<Connected> | undefined;
  return async (longestMs, command) => {
    connected ??= connect(config);
    const to = await connected;
    // Ends the wait for an answer alone: what comes after its head has limits of its own.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), longestMs);
    try {
      return await command(to, { abortSignal: late.signal });
    } catch (error) {
      if (error instanceof Outage) throw error;
      if (late.signal.aborted) throw new Outage(SOURCE, 'timeout', `${longestMs} ms`);
      throw outageOf(error as Error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Its library is read when it is first needed: most installations have no bucket. */
async function connect(config: BucketConfig): Promise<Connected> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint: config.url,
    region: config.region,
    credentials: { accessKeyId: config.keyId, secretAccessKey: config.secret },
    forcePathStyle: config.style === 'path',
    maxAttempts: TRIES,
    // Many servers of others do not know the newer sums; TLS and the signature guard the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Its own limit of silence would break a download whose reader pauses.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: 0 },
  });
  return { client, sdk };
}

function outageOf(error: Error): Outage {
  const { $metadata, name, message } = error as Partial<S3ServiceException> & Error;
  const status = $metadata?.httpStatusCode;
  if (status === undefined)
    return new Outage(SOURCE, name === 'TimeoutError' ? 'timeout' : 'unreachable', message);
  if (status === 429) return new Outage(SOURCE, 'limited', name);
  return status >= 500 ? new Outage(SOURCE, 'failing', name) : new BucketRefusal(name, message);
}

const MISSING: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound']);

async function unlessMissing<Answer>(read: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof BucketRefusal && MISSING.has(error.reason)) return undefined;
    throw error;
  }
}
