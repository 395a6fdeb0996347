import { type ChildProcess, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/free-port.ts';
import { pretendSettings, pretendWorldSettings } from '../../../scripts/pretend-settings.ts';
import { startEmbeddedPostgres } from '../../../server/src/platform/database/embedded/embedded-postgres.ts';
import { eventually } from '../../support/eventually.ts';
import { healthy } from '../../support/product.ts';
import { makeClock, moveClock } from './database-clock.ts';
import { clock, createPrograms, NODE, ROOT } from './programs.ts';
import { openTlsDoor } from './tls-door.ts';

const run = promisify(execFile);

/**
 * A company that has just installed Hako: production, no demo data, and the pretend world outside.
 */
export interface Company {
  /** What browsers open: a name of its own and TLS, as production demands. */
  readonly url: string;
  /** The service behind the proxy, for calls of programs. */
  readonly directUrl: string;
  readonly simulatorUrl: string;
  readonly databaseUrl: string;
  /** Ends the night: every program begins anew, and their clocks and the database's show `at`. */
  begin(at: Date): Promise<void>;
  /** How far the company's clocks are ahead. */
  aheadMs(): number;
  /** The command as it is typed on the server; gives what it printed. */
  staff(...args: string[]): Promise<string>;
  printed(): string;
  stop(): Promise<void>;
}

/** Installs it; `begin` starts the first day. */
export async function installCompany(): Promise<Company> {
  const dir = mkdtempSync(path.join(tmpdir(), 'hako-week-'));
  const ports = await freePorts();
  const postgres = await startEmbeddedPostgres({
    dir: path.join(dir, 'postgres'),
    port: ports.database,
    isThrowAway: true,
    // In production the service takes no other.
    isDurable: true,
  });
  const databaseUrl = postgres.url.replace('postgres@', 'postgres:not-asked-for@');
  await makeClock(databaseUrl);
  const door = await openTlsDoor(dir, ports.tls, ports.service);
  const directUrl = `http://127.0.0.1:${ports.service}`;
  const simulatorUrl = `http://127.0.0.1:${ports.simulator}`;
  const settings = settingsOf(dir, ports, simulatorUrl, databaseUrl);
  const world = worldOf(dir, ports, directUrl);
  const programs = createPrograms();
  let aheadMs = 0;
  return {
    url: settings.HAKO_PUBLIC_URL,
    directUrl,
    simulatorUrl,
    databaseUrl,
    aheadMs: () => aheadMs,
    printed: programs.printed,
    async begin(at) {
      await programs.end();
      aheadMs = at.getTime() - Date.now();
      await moveClock(databaseUrl, aheadMs);
      const simulator = programs.start('simulator/src/main.ts', { ...clock(aheadMs), ...world });
      await answers(simulatorUrl, simulator, programs.printed);
      const server = programs.start('scripts/start.ts', { ...clock(aheadMs), ...settings });
      await healthy(directUrl, server, programs.printed);
    },
    async staff(...args) {
      const command = ['scripts/run.mjs', 'staff', ...args];
      const env = { ...clock(aheadMs), ...settings };
      return (await run(NODE, command, { cwd: ROOT, env })).stdout;
    },
    async stop() {
      await programs.end();
      await door.close();
      await postgres.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

interface Ports {
  readonly service: number;
  readonly tls: number;
  readonly simulator: number;
  readonly smtp: number;
  readonly database: number;
}

async function freePorts(): Promise<Ports> {
  const found = new Set<number>();
  while (found.size < 5) found.add(await freePort());
  const [service, tls, simulator, smtp, database] = [...found] as [
    ...[number, number, number, number, number],
  ];
  return { service, tls, simulator, smtp, database };
}

/**
 * As `docs/operating.md` has them for production, with the pretend world where others have the real
 * one.
 */
function settingsOf(dir: string, ports: Ports, simulatorUrl: string, databaseUrl: string) {
  const { HAKO_PUSH_PRETEND_URL: _, ...outside } = pretendSettings(simulatorUrl, `${ports.smtp}`);
  return {
    ...outside,
    HAKO_ENV: 'production',
    HAKO_PORT: `${ports.service}`,
    HAKO_PUBLIC_URL: `https://localhost:${ports.tls}`,
    HAKO_TRUSTED_PROXIES: '127.0.0.1',
    HAKO_DATA_DIR: dir,
    HAKO_SECRET: randomBytes(32).toString('base64url'),
    // Beside a browser and a whole pretend world, a slow machine is no reason to turn people away.
    HAKO_SHEDDING: 'off',
    DATABASE_URL: databaseUrl,
  };
}

function worldOf(dir: string, ports: Ports, serviceUrl: string) {
  const SIM_DATA_DIR = path.join(dir, 'simulator');
  mkdirSync(SIM_DATA_DIR, { recursive: true });
  return {
    SIM_PORT: `${ports.simulator}`,
    SIM_SMTP_PORT: `${ports.smtp}`,
    SIM_DATA_DIR,
    // Parcels move when the story says so.
    SIM_CARRIER_STEP_MS: '86400000',
    ...pretendWorldSettings(serviceUrl),
  };
}

/** Waits until the pretend world answers. */
async function answers(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  await eventually('the pretend world answers', async () => {
    if (child.exitCode !== null) throw new Error(`the pretend world ended:\n${printed()}`);
    return fetch(`${url}/_control/`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
}
