import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pretendSettings, pretendWorldSettings } from './pretend-settings.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../server/src/platform/database/embedded/embedded-postgres.ts';
import { builtServer } from './built-server.ts';
import { freePort } from './free-port.ts';
import { onChange } from './changes.ts';
import { createKeptPrograms, GaveUp, type KeptProgram } from './kept-programs.ts';

// `npm start`: the whole product on one machine. Starts the embedded PostgreSQL (unless DATABASE_URL names another), in
// development the pretend outside world, then the api with its worker and the sniper, each a process of its own that is
// started again when it dies. Ctrl-C ends every one of them.
// `npm run dev` (`--dev`): the web is served from its sources, and a process begins anew when its files change.

const root = path.resolve(import.meta.dirname, '..');
const isDev = process.argv.includes('--dev');
const isProduction = process.env['HAKO_ENV'] === 'production';
const dataDir = path.resolve(root, process.env['HAKO_DATA_DIR'] ?? '.hako');
const port = process.env['HAKO_PORT'] ?? '8080';

const programs = createKeptPrograms({ isDev });
let isEnding = false;
let postgres: Promise<EmbeddedPostgres> | undefined;

// Ctrl-C arrives twice, from the terminal and from the program that started us, and may arrive during the start.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
mkdirSync(dataDir, { recursive: true });
try {
  await bringUp();
} catch (error) {
  const isSaid = error instanceof GaveUp && error.code === 1;
  if (!isSaid) process.stderr.write(`${(error as Error).message}\n`);
  await end(1);
}

async function bringUp(): Promise<void> {
  const settings: Record<string, string> = {
    HAKO_DATA_DIR: dataDir,
    HAKO_PORT: port,
    DATABASE_URL: await databaseUrl(),
  };
  if (!isProduction)
    Object.assign(
      settings,
      { HAKO_SECRET: developmentSecret(), HAKO_DEMO: '1' },
      await pretendWorld(),
    );
  if (isDev) Object.assign(settings, { HAKO_LIVE_WEB: '1', NODE_ENV: 'development' });
  const env = { ...settings, ...definedEnvironment() };
  // For people who want to look: psql "$(cat .hako/database-url)".
  writeFileSync(path.join(dataDir, 'database-url'), settings['DATABASE_URL'] ?? '', {
    mode: 0o600,
  });
  const server = isDev ? 'server/src/main.ts' : await builtServer();
  const api = programs.keep(server, { ...env, HAKO_ROLES: 'api,worker' });
  const { url } = (await api.ready) as { url: string };
  const sniper = programs.keep(server, {
    ...env,
    ...nextMetricsPort(),
    HAKO_ROLES: 'sniper',
  });
  await sniper.ready;
  if (isDev) follow(['server/src', 'server/migrations', 'contract/src'], [api, sniper]);
  announce(url, settings['SIM_URL']);
}

async function databaseUrl(): Promise<string> {
  if (process.env['DATABASE_URL']) return process.env['DATABASE_URL'];
  if (isProduction)
    throw new Error(
      'DATABASE_URL is missing: in production Hako needs a PostgreSQL of your own. The embedded one lets in whoever reaches it.',
    );
  postgres = freePort().then((port) =>
    startEmbeddedPostgres({ dir: path.join(dataDir, 'postgres'), port }),
  );
  return (await postgres).url;
}

/** Starts programs again when a file in these folders changes. */
function follow(folders: readonly string[], followers: readonly KeptProgram[]): void {
  onChange(
    folders.map((folder) => path.join(root, folder)),
    (file) => {
      process.stdout.write(`\nĐã đổi ${path.relative(root, file)}, khởi động lại…\n`);
      for (const program of followers) program.restart();
    },
  );
}

/** Starts the simulator and gives the settings that point every connector at it. */
async function pretendWorld(): Promise<Record<string, string>> {
  const simPort = rememberedPort('simulator-port', await freePort());
  const smtpPort = rememberedPort('smtp-port', await freePort());
  const simulator = programs.keep('simulator/src/main.ts', {
    SIM_PORT: simPort,
    SIM_SMTP_PORT: smtpPort,
    SIM_DATA_DIR: path.join(dataDir, 'simulator'),
    ...pretendWorldSettings(`http://127.0.0.1:${port}`),
  });
  await simulator.ready;
  if (isDev) follow(['simulator/src'], [simulator]);
  const sim = `http://127.0.0.1:${simPort}`;
  return { SIM_URL: sim, ...pretendSettings(sim, smtpPort) };
}

/** Each process has a port of its own for operators. */
function nextMetricsPort(): Record<string, string> {
  const first = Number(process.env['HAKO_METRICS_PORT'] ?? 0);
  return first > 0 ? { HAKO_METRICS_PORT: String(first + 1) } : {};
}

/** Settings of this shell win over the defaults of a development start. */
function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] =>
        /^(HAKO_|DATABASE_URL$|NODE_)/.test(entry[0]) && Boolean(entry[1]),
    ),
  );
}

/** A secret made on the first start and kept beside the data, so that people stay signed in over a restart. */
function developmentSecret(): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** The simulator keeps its port over restarts, because stored orders and pictures name its addresses. */
function rememberedPort(name: string, fresh: number): string {
  const file = path.join(dataDir, name);
  if (!existsSync(file)) writeFileSync(file, String(fresh));
  return readFileSync(file, 'utf8').trim();
}

function announce(url: string, sim: string | undefined): void {
  const lines = [`\nHako đang chạy:  http://localhost:${port}`];
  if (sim)
    lines.push(
      `Bàn làm việc:    http://localhost:${port}/desk`,
      `Các cuộc gọi:    http://localhost:${port}/api`,
      `Thế giới giả:    ${sim}  (ngân hàng ${sim}/bank/ · tin nhắn ${sim}/sms/ · thư ${sim}/mail/ · thông báo đẩy ${sim}/push/)`,
      '',
      'Khách thử:       khach@hako.test / hako-demo-2026',
      'Nhân viên thử:   xem README (sales@, buyer@, warehouse-jp@, warehouse-vn@, accountant@, admin@hako.test)',
      '',
      'Dừng: Ctrl-C',
    );
  process.stdout.write(`${lines.join('\n')}\n`);
  void url;
}

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await programs.end(Number(process.env['HAKO_DRAIN_SECONDS'] ?? 0) * 1_000);
  const started = await postgres?.catch(() => undefined);
  await started?.stop();
  process.exit(code);
}
