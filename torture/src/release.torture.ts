import { readFile } from 'node:fs/promises';
import { request as requestPlainly } from 'node:http';
import { request as requestSecretly } from 'node:https';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { createTestPlatform, type TestPlatform } from '../../server/test-support/test-platform.ts';
import { FACES } from '../../server/src/platform/pdf/typesetting.ts';
import {
  hasCaddy,
  hasNginx,
  type RunningProxy,
  startCaddy,
  startNginx,
} from './release/proxies.ts';
import { type Release, startProgram, unpackRelease } from './release/unpacked.ts';
import { tell } from './scale.ts';

// The artefact of `npm run release`, unpacked far from the repository, started as an operator does,
// behind the proxies of `ops`.

const MOST_BYTES = 80_000_000;
const stops: (() => Promise<unknown>)[] = [];
let platform: TestPlatform;
let release: Release;
let settings: Record<string, string>;
let port: number;

beforeAll(async () => {
  platform = await createTestPlatform();
  stops.push(() => platform.close());
  release = await unpackRelease();
  stops.push(() => release.forget());
  port = await freePort();
  settings = {
    HAKO_SECRET: 'a secret that only tests know, 32+ characters',
    HAKO_DATA_DIR: platform.config.dataDir,
    DATABASE_URL: platform.databaseUrl,
    HAKO_PORT: String(port),
    HAKO_ROLES: 'api',
    HAKO_TRUSTED_PROXIES: '127.0.0.1',
  };
}, 120_000);
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

it('is small, and holds no development packages, no embedded database and no Node', async () => {
  const bytes = await release.size();
  tell(`release: ${Math.round(bytes / 1e6)} MB unpacked`);
  expect(bytes).toBeLessThan(MOST_BYTES);
  const bill = JSON.parse(await readFile(path.join(release.folder, 'bom.json'), 'utf8'));
  expect(bill.bomFormat).toBe('CycloneDX');
  const names: string[] = bill.components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'sharp']));
  for (const name of ['vitest', 'typescript', 'vite']) {
    expect(names).not.toContain(name);
    await expect(
      readFile(path.join(release.folder, 'node_modules', name, 'package.json')),
    ).rejects.toThrow();
  }
  for (const face of Object.values(FACES))
    await readFile(path.join(release.folder, 'node_modules/@expo-google-fonts', face));
});

it('migrates, and its commands run', async () => {
  expect(await release.runToEnd(['server/main.js', 'migrate'], settings)).toBe('');
  expect(await release.runToEnd(['server/staff.js', 'list'], settings)).not.toContain('Error');
});

it('starts, answers and ends in order; how long the start takes is told beside a bare Fastify with pg', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const barePort = await freePort();
  const bare = await startProgram(
    ['torture/src/release/bare.mjs'],
    root,
    { ...settings, PORT: String(barePort) },
    `http://127.0.0.1:${barePort}/`,
  );
  await bare.stop();
  const own = await release.start(settings, `http://127.0.0.1:${port}/healthz`);
  expect(await own.stop()).toBe(0);
  tell(
    `release: first answer after ${Math.round(own.firstAnswerMs)} ms, bare Fastify with pg ${Math.round(bare.firstAnswerMs)} ms`,
  );
}, 120_000);

describe('behind a proxy', () => {
  beforeAll(async () => {
    const started = await release.start(settings, `http://127.0.0.1:${port}/readyz`);
    stops.push(() => started.stop());
  }, 60_000);
  if (!hasNginx || !hasCaddy)
    tell('release: a proxy was NOT run. On Debian: apt-get install nginx caddy');

  it.runIf(hasNginx)(
    'nginx with our file hands on numbers, addresses, pages and news',
    () => tryProxy(startNginx),
    60_000,
  );
  it.runIf(hasCaddy)('Caddy with our file does too', () => tryProxy(startCaddy), 60_000);
});

async function tryProxy(start: (apiPort: number) => Promise<RunningProxy>): Promise<void> {
  const proxy = await start(port);
  try {
    await expect
      .poll(() => ask(`${proxy.url}/readyz`).catch(() => undefined), { timeout: 20_000 })
      .toMatchObject({ status: 200 });
    const number = 'from-a-browser-1';
    const call = await ask(`${proxy.url}/api/bidding/figures`, {
      'x-request-id': number,
      'x-forwarded-for': '6.6.6.6',
    });
    expect([call.status, call.number]).toEqual([200, number]);
    const page = await ask(`${proxy.url}/`);
    expect([page.status, page.text.slice(0, 15)]).toEqual([200, '<!DOCTYPE html>']);
    expect(page.number).toMatch(/^[0-9a-f-]{32,36}$/);
    const news = await ask(`${proxy.url}/api/live?topics=auction:auction:x1`, {}, true);
    expect(news.status).toBe(200);
  } finally {
    await proxy.stop();
  }
}

interface Answer {
  readonly status: number;
  readonly number: string;
  readonly text: string;
}

/**
 * One request, over TLS by a certificate that nobody signed. `isStream`: the answer has no end, its
 * head is enough.
 */
function ask(url: string, headers: Record<string, string> = {}, isStream = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? requestSecretly : requestPlainly;
    const call = request(url, { headers, rejectUnauthorized: false }, (answer) => {
      let text = '';
      const end = () => {
        const number = String(answer.headers['x-request-id']);
        resolve({ status: answer.statusCode ?? 0, number, text });
        if (isStream) call.destroy();
      };
      answer.on('data', (piece) => (text += String(piece)));
      answer.on('end', end);
      if (isStream) end();
    });
    call.on('error', reject);
    call.setTimeout(10_000, () => call.destroy(new Error(`${url} is silent`)));
    call.end();
  });
}
