import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BucketConfig } from '../../src/config/files.ts';

/** A server that speaks the protocol of S3, checks signatures, and has one bucket. */
export interface PretendBucket {
  readonly config: BucketConfig;
  /** The same as settings of a process. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** What s3rver gives; it has no types of its own. */
type S3rver = new (options: {
  readonly port: number;
  readonly address: string;
  readonly silent: boolean;
  readonly directory: string;
  readonly vhostBuckets: boolean;
  readonly configureBuckets: readonly { readonly name: string }[];
}) => { run(): Promise<AddressInfo>; close(): Promise<void> };

/** The only pair of keys that it knows. */
const KEY = 'S3RVER';
const NAME = 'hako-files';

export async function startPretendBucket(port = 0): Promise<PretendBucket> {
  const require = createRequire(import.meta.url);
  const Server = require('@20minutes/s3rver') as S3rver;
  const directory = mkdtempSync(path.join(tmpdir(), 'hako-bucket-'));
  const server = new Server({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: NAME }],
  });
  const url = `http://127.0.0.1:${(await server.run()).port}`;
  return {
    config: { url, name: NAME, region: 'us-east-1', keyId: KEY, secret: KEY, style: 'path' },
    settings: {
      HAKO_FILES_S3_URL: url,
      HAKO_FILES_S3_BUCKET: NAME,
      HAKO_FILES_S3_KEY_ID: KEY,
      HAKO_FILES_S3_SECRET: KEY,
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
