import type { Settings } from './settings.ts';

/** Where files lie when not on the disk of one machine: a bucket that speaks the protocol of S3. */
export interface BucketConfig {
  readonly url: string;
  readonly name: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /**
   * `path`: the bucket is the first piece of the path; `host`: it is the first piece of the name.
   */
  readonly style: 'path' | 'host';
}

/** The part of the settings that is about files. */
export interface FilesConfig {
  /** Undefined: files lie in the data folder. */
  readonly bucket: BucketConfig | undefined;
}

const ADDRESS = 'HAKO_FILES_S3_URL';
const OTHERS = ['BUCKET', 'KEY_ID', 'SECRET', 'REGION', 'STYLE'].map(
  (name) => `HAKO_FILES_S3_${name}`,
);
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** All of the bucket's settings or none of them: half of them would leave files on one machine. */
export function readFiles(settings: Settings): FilesConfig {
  const { text, optional, oneOf, withUrl, problems } = settings;
  const set = OTHERS.filter((name) => optional(name) !== undefined);
  if (!optional(ADDRESS) && set.length > 0)
    problems.push(
      `${ADDRESS} is missing, but ${set.join(', ')} ${set.length > 1 ? 'are' : 'is'} set: without it files would stay on the disk of this machine.`,
    );
  const bucket = withUrl(
    ADDRESS,
    (url): BucketConfig => ({
      url,
      name: text('HAKO_FILES_S3_BUCKET'),
      region: text('HAKO_FILES_S3_REGION', 'us-east-1'),
      keyId: text('HAKO_FILES_S3_KEY_ID'),
      secret: text('HAKO_FILES_S3_SECRET'),
      style: oneOf('HAKO_FILES_S3_STYLE', ['path', 'host'], 'path'),
    }),
  );
  if (bucket && !/^https?:\/\//.test(bucket.url))
    problems.push(`${ADDRESS} must begin with https:// or http://, not "${bucket.url}".`);
  if (bucket?.name && !BUCKET_NAME.test(bucket.name))
    problems.push(`HAKO_FILES_S3_BUCKET must be the name of a bucket, not "${bucket.name}".`);
  return { bucket };
}
