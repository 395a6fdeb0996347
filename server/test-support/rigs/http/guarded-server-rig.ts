import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { openOutbox, type Outbox } from '../../world/outbox.ts';
import { onlyProcess } from '../../only-process.ts';
import { createTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { compose } from '../../../src/composition.ts';
import { seedDemoPeople } from '../../../src/demo-people.ts';
import { startWorker } from '../../../src/platform/jobs/worker.ts';
import { createLog } from '../../../src/platform/log.ts';
import { createIdempotency } from '../../../src/platform/http/idempotency.ts';
import { servePages } from '../../../src/platform/pages/serve-pages.ts';
import { createHttpServer } from '../../../src/platform/http/server.ts';

/** Letters that only Vietnamese has. */
export const VIETNAMESE = /[ạảãàáâậầấẩẫăắằặẳẵóòọõỏôộổỗồốơờớợởỡéèẻẹẽêếềệểễúùụủũưựữửừứíìịỉĩýỳỷỵỹđ]/i;

/** Whether the web was built, so that pages are served. */
export const hasPages = existsSync(
  path.resolve(import.meta.dirname, '../../../../web/build/server/index.js'),
);
/** The lines of the log. */
export const logged: string[] = [];
export let outbox: Outbox;
export let platform: TestPlatform;
export let app: FastifyInstance;
let port: number;
let worker: { stop(): Promise<void> };

/** Everything the server says to these bytes until it closes the connection, or has answered. */
export function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => {
      answer += part.toString('latin1');
      if (/^HTTP\/1\.1 413/.test(answer)) socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(answer) : reject(error),
    );
    socket.on('close', () => resolve(answer));
  });
}

/** Registers what the tests of a file need before and after them. */
export function setUpGuardedServerRig(): void {
  beforeAll(async () => {
    outbox = await openOutbox();
    platform = await createTestPlatform({
      settings: { ...outbox.settings, HAKO_GUEST_PAGE_SECONDS: '3600' },
      log: createLog('debug', { write: (line) => void logged.push(line) }),
    });
    await seedDemoPeople(platform);
    const parts = compose(platform);
    app = await createHttpServer(platform.config, platform.log, parts.routes, {
      authenticate: parts.authenticate,
      idempotency: createIdempotency(platform.db, onlyProcess, platform.log),
      now: () => platform.clock.now(),
      isStrict: true,
    });
    await servePages(app, platform.config, platform);
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
    worker = await startWorker({ ...platform, presence: onlyProcess }, parts.jobs, []);
  });
  afterAll(async () => {
    await worker.stop();
    await app.close();
    await platform.close();
    await outbox.close();
  });
}
