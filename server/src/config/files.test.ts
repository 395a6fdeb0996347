import { describe, expect, it } from 'vitest';
import { readFiles } from './files.ts';
import { settingsIn } from './settings.ts';

const WHOLE = {
  HAKO_FILES_S3_URL: 'https://s3.example',
  HAKO_FILES_S3_BUCKET: 'hako-files',
  HAKO_FILES_S3_KEY_ID: 'key',
  HAKO_FILES_S3_SECRET: 'secret',
};
const read = (env: Record<string, string>) => {
  const settings = settingsIn(env);
  return { ...readFiles(settings), problems: settings.problems };
};

describe('where files lie', () => {
  it('is the disk without settings, and the bucket with all of them', () => {
    expect(read({})).toEqual({ bucket: undefined, problems: [] });
    const { bucket, problems } = read(WHOLE);
    expect(problems).toEqual([]);
    expect(bucket).toMatchObject({ name: 'hako-files', region: 'us-east-1', style: 'path' });
  });

  it.each([
    [{ HAKO_FILES_S3_URL: '' }, 'HAKO_FILES_S3_URL is missing, but HAKO_FILES_S3_BUCKET, HAKO'],
    [{ HAKO_FILES_S3_BUCKET: '' }, 'HAKO_FILES_S3_BUCKET is missing'],
    [{ HAKO_FILES_S3_KEY_ID: '' }, 'HAKO_FILES_S3_KEY_ID is missing'],
    [{ HAKO_FILES_S3_SECRET: ' ' }, 'HAKO_FILES_S3_SECRET is missing'],
    [{ HAKO_FILES_S3_BUCKET: 'Hako/files' }, 'must be the name of a bucket, not "Hako/files"'],
    [{ HAKO_FILES_S3_STYLE: 'virtual' }, 'HAKO_FILES_S3_STYLE must be one of path, host'],
    [{ HAKO_FILES_S3_URL: 's3://hako-files' }, 'must begin with https:// or http://'],
    [{ HAKO_FILES_S3_URL: 's3.example' }, 'must be an address'],
  ])('is said to be wrong with %j', (change, sentence) => {
    expect(read({ ...WHOLE, ...change }).problems.join('\n')).toContain(sentence);
  });
});
