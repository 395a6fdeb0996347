import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import type { BucketConfig } from '../../../config/files.ts';
import { newToken } from '../../../kernel/chance.ts';
import { Outage } from '../../../kernel/outage.ts';

const CONNECT_MS = 2_000;
/** Without a byte for so long. */
const IDLE_MS = 10_000;
/** A picture has some megabytes at most, a copy of somebody's data hundreds. */
const WHOLE_MS = 120_000;
const TRIES = 3;

interface Thing {
  readonly body: Buffer | Readable;
  readonly sizeBytes: number;
  readonly type: string;
}

/** A bucket of S3, or of what speaks its protocol. Throws `Outage` when it does not answer as it should. */
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

/** Opens no connection before it is asked for something. */
export function openBucket(config: BucketConfig): Bucket {
  const at = { Bucket: config.name };
  const ask = asker(config);
  const bucket: Bucket = {
    put: (Key, { body, sizeBytes, type }) =>
      ask(async (client, { PutObjectCommand }) => {
        const object = { ...at, Key, Body: body, ContentLength: sizeBytes, ContentType: type };
        await client.send(new PutObjectCommand(object));
      }),
    open: (Key) =>
      unlessMissing(async () =>
        ask(async (client, { GetObjectCommand }) => {
          const { Body, ContentLength } = await client.send(new GetObjectCommand({ ...at, Key }));
          if (!(Body instanceof Readable) || ContentLength === undefined)
            throw new Outage(SOURCE, 'broken', undefined, Body ? 'ContentLength' : 'Body');
          return { stream: Body, sizeBytes: ContentLength };
        }),
      ),
    async has(Key) {
      const found = await unlessMissing(async () =>
        ask((client, { HeadObjectCommand }) => client.send(new HeadObjectCommand({ ...at, Key }))),
      );
      return found !== undefined;
    },
    remove: (Key) =>
      ask(async (client, { DeleteObjectCommand }) => {
        await client.send(new DeleteObjectCommand({ ...at, Key }));
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
type Ask = <Answer>(command: (client: S3Client, sdk: Sdk) => Promise<Answer>) => Promise<Answer>;

function asker(config: BucketConfig): Ask {
  let connected: ReturnType<typeof connect> | undefined;
  return async (command) => {
    connected ??= connect(config);
    const [client, sdk] = await connected;
    try {
      return await command(client, sdk);
    } catch (error) {
      throw error instanceof Outage ? error : outageOf(error as Error);
    }
  };
}

/** Its library is read when it is first needed: most installations have no bucket. */
async function connect(config: BucketConfig): Promise<readonly [S3Client, Sdk]> {
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
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: IDLE_MS,
      requestTimeout: WHOLE_MS,
      throwOnRequestTimeout: true,
    },
  });
  return [client, sdk];
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
