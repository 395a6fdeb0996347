import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from '../../../scripts/free-port.ts';
import { until } from '../../../server/test-support/until.ts';

/** Debian's Redis, when it is installed. */
export const hasRedis: boolean = spawnSync('redis-server', ['--version']).status === 0;

const PASSWORD = 'a-password-of-the-rig';

export interface RedisServer {
  readonly url: string;
  /** It takes connections and says nothing any more. */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
  /** At the same address, with nothing in it. */
  startAgain(): Promise<void>;
}

/** A Redis of its own that keeps nothing on the disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess = await start(port);
  return {
    url: `redis://:${PASSWORD}@127.0.0.1:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async startAgain() {
      child = await start(port);
    },
  };
}

async function start(port: number): Promise<ChildProcess> {
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    requirepass: PASSWORD,
    save: '',
    appendonly: 'no',
    maxmemory: '64mb',
    'maxmemory-policy': 'allkeys-lru',
  };
  const child = spawn(
    'redis-server',
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: 'ignore' },
  );
  await until(() => answers(port));
  return child;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
