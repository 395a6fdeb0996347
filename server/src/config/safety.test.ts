import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const SAFE = {
  HAKO_ENV: 'production',
  HAKO_SECRET: randomBytes(32).toString('base64url'),
  HAKO_PUBLIC_URL: 'https://hako.example',
  DATABASE_URL: 'postgres://hako:a-password@db.internal/hako',
};
const DEMO = { ...SAFE, HAKO_ENV: 'development', HAKO_DEMO: '1' };
const start = (change: Record<string, string>) => () => readConfig({ ...SAFE, ...change });

describe('production', () => {
  it('starts with an address, a database that asks for a password, and a random secret', () => {
    expect(start({})).not.toThrow();
    expect(start({ HAKO_SECRET: randomBytes(16).toString('hex') })).not.toThrow();
    expect(start({ HAKO_FORMER_SECRET: randomBytes(32).toString('base64') })).not.toThrow();
    expect(start({ DATABASE_URL: 'postgres:///hako?host=/var/run/postgresql' })).not.toThrow();
  });

  it.each([
    ['HAKO_PUBLIC_URL', '', 'HAKO_PUBLIC_URL is missing'],
    ['HAKO_PUBLIC_URL', 'http://hako.example', 'must begin with https://'],
    ['DATABASE_URL', '', 'DATABASE_URL is missing'],
    ['DATABASE_URL', 'postgres://postgres@127.0.0.1:5433/postgres', 'names no password'],
    ['HAKO_READ_DATABASE_URL', 'postgres://hako@10.0.0.8/hako', 'HAKO_READ_DATABASE_URL names no'],
    ['HAKO_DIRECT_DATABASE_URL', SAFE.DATABASE_URL, 'is the same as DATABASE_URL'],
    ['HAKO_DIRECT_DATABASE_URL', 'postgres://hako@10.0.0.8/hako', 'names no password'],
    ['HAKO_REDIS_URL', 'redis://10.0.0.9:6379', 'HAKO_REDIS_URL names no password'],
    ['HAKO_REDIS_URL', 'https://:a-password@10.0.0.9', 'must begin with redis:// or rediss://'],
    ['HAKO_SECRET', '', 'HAKO_SECRET is missing'],
    ['HAKO_SECRET', 'a'.repeat(40), 'HAKO_SECRET can be guessed'],
    ['HAKO_SECRET', 'hako-2026-hako-2026-hako-2026-hako-2026-', 'HAKO_SECRET can be guessed'],
    ['HAKO_SECRET', 'short', 'at least 32 characters'],
    ['HAKO_FORMER_SECRET', 'short', 'HAKO_FORMER_SECRET must have at least 32 characters'],
    ['HAKO_FORMER_SECRET', 'b'.repeat(40), 'HAKO_FORMER_SECRET can be guessed'],
    ['HAKO_FORMER_SECRET', SAFE.HAKO_SECRET, 'HAKO_FORMER_SECRET is the same as HAKO_SECRET'],
    ['HAKO_DEMO', '1', 'HAKO_DEMO=1 is not allowed'],
    ['HAKO_LIVE_WEB', '1', 'HAKO_LIVE_WEB=1 is not allowed'],
  ])('does not start when %s is “%s”', (name, value, sentence) => {
    expect(start({ [name]: value })).toThrow(sentence);
  });
});

describe('servers outside our networks', () => {
  it.each([
    ['HAKO_MERCARI_PARTNER_URL', 'http://partner.example'],
    ['HAKO_SMTP_URL', 'smtp://user:word@mail.example:587'],
    ['DATABASE_URL', 'postgres://hako:a-password@db.example/hako'],
    ['HAKO_READ_DATABASE_URL', 'postgres://hako:a-password@db.example/hako'],
    ['HAKO_REDIS_URL', 'redis://:a-password@redis.example:6379'],
  ])('does not call %s at %s', (name, address) => {
    expect(start({ [name]: address })).toThrow(`${name} is outside our networks`);
  });

  it.each([
    ['HAKO_RATES_URL', 'https://rates.example'],
    ['HAKO_RATES_URL', 'http://10.0.0.7:8000'],
    ['HAKO_SMTP_URL', 'smtps://mail.example'],
    ['HAKO_SMTP_URL', 'smtp://mail.example:587?requireTLS=true'],
    ['DATABASE_URL', 'postgres://hako:a-password@db.example/hako?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://hako:a-password@postgres:5432/hako'],
  ])('calls %s at %s', (name, address) => {
    expect(start({ [name]: address, HAKO_MAIL_FROM: 'Hako <hako@hako.example>' })).not.toThrow();
  });
});

describe('a demo', () => {
  it.each([
    'http://localhost:8080',
    'http://127.0.0.1:8080',
    'http://192.168.1.20:8080',
    'http://[::1]:8080',
    'http://laptop.local',
  ])('runs at %s', (address) => {
    expect(() => readConfig({ ...DEMO, HAKO_PUBLIC_URL: address })).not.toThrow();
  });

  it.each(['https://hako.example', 'http://203.0.113.7', 'http://[2001:db8::7]'])(
    'does not run at %s, where strangers come',
    (address) => {
      expect(() => readConfig({ ...DEMO, HAKO_PUBLIC_URL: address })).toThrow(
        'everybody knows the passwords of the demo',
      );
    },
  );
});
