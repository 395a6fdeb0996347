import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { builtServer } from '../../../scripts/built-server.ts';
import { surroundings } from '../../../scripts/surroundings.ts';

/** A server process that banks talk to, and that can be cut at any moment. */
export interface Door {
  readonly url: string;
  /** `kill -9`; resolves when it is gone. */
  kill(): Promise<void>;
}

export type OpenDoor = (databaseUrl: string) => Promise<Door>;

/** The service as it is started in production, with the role `api`. */
export const openDoor: OpenDoor = async (databaseUrl) =>
  start(await builtServer(), databaseUrl, []);

export async function start(
  program: string,
  databaseUrl: string,
  args: readonly string[],
): Promise<Door> {
  const child = fork(program, args, {
    env: {
      ...surroundings(),
      HAKO_ENV: 'test',
      HAKO_ROLES: 'api',
      HAKO_SECRET: 'a secret that only tests know, 32+ characters',
      HAKO_PORT: '0',
      HAKO_PUBLIC_URL: 'http://hako.test',
      DATABASE_URL: databaseUrl,
      HAKO_SEPAY_SECRET: 'sepay-secret-of-the-tests',
      HAKO_CASSO_KEY: 'casso-key-of-the-tests',
      HAKO_BANK_ACCOUNTS: '970436:1017588888:CONG TY HAKO',
      HAKO_PAYOS_URL: 'http://127.0.0.1:9',
      HAKO_PAYOS_CLIENT_ID: 'client',
      HAKO_PAYOS_API_KEY: 'key',
      HAKO_PAYOS_CHECKSUM_KEY: 'pretend-payos-checksum-key',
    },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = await Promise.race([
    ready(child),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`the server ended with ${code}`)),
    ),
  ]);
  return {
    url,
    async kill() {
      const gone =
        child.exitCode === null && child.signalCode === null
          ? once(child, 'exit')
          : Promise.resolve();
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function ready(child: ChildProcess): Promise<string> {
  const [message] = (await once(child, 'message')) as [{ url: string }];
  return message.url;
}
