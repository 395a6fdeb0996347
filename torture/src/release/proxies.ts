import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/free-port.ts';

const run = promisify(execFile);
const OPS = path.resolve(import.meta.dirname, '../../../ops');

const isHere = (program: string, args: readonly string[]): Promise<boolean> =>
  run(program, [...args]).then(
    () => true,
    () => false,
  );
export const hasNginx: boolean = await isHere('/usr/sbin/nginx', ['-v']);
export const hasCaddy: boolean = await isHere('caddy', ['version']);

/** A proxy with our own file, on a port of this machine and with a certificate of its own. */
export interface RunningProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts nginx with `ops/nginx/hako.conf` before the api at this port. */
export async function startNginx(apiPort: number): Promise<RunningProxy> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const folder = await mkdtemp(path.join(tmpdir(), 'hako-nginx-'));
  await makeCertificate(folder);
  const site = (await readFile(path.join(OPS, 'nginx/hako.conf'), 'utf8'))
    .replaceAll(/127\.0\.0\.1:808[01]/g, `127.0.0.1:${apiPort}`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('/etc/letsencrypt/live/hako.example', folder);
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr error; events {}
http { ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}\n${site}}`,
  );
  const child = spawn('/usr/sbin/nginx', ['-c', `${folder}/nginx.conf`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return proxyOf(child, `https://127.0.0.1:${port}`, folder);
}

/**
 * Starts Caddy with `ops/caddy/Caddyfile` before the api at this port; without TLS, for which it
 * would ask the world for a certificate.
 */
export async function startCaddy(apiPort: number): Promise<RunningProxy> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'hako-caddy-'));
  const site = (await readFile(path.join(OPS, 'caddy/Caddyfile'), 'utf8'))
    .replace('127.0.0.1:8080 127.0.0.1:8081', `127.0.0.1:${apiPort}`)
    .replace(/\nhttp:\/\/hako\.example \{[\s\S]*?\n\}/, '')
    .replace('hako.example {', `${url} {`);
  await writeFile(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
  const child = spawn('caddy', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: 'ignore',
  });
  return proxyOf(child, url, folder);
}

function proxyOf(child: ChildProcess, url: string, folder: string): RunningProxy {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeCertificate(folder: string): Promise<void> {
  const subject = ['-subj', '/CN=hako.example', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...subject,
    ...files,
  ]);
}
