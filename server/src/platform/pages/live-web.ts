import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Web } from './web.ts';

const DEV_SERVER = path.resolve(import.meta.dirname, '../../../../web/dev-server.ts');

/** What `web/dev-server.ts` opens. */
interface DevServer {
  readonly readBuild: () => Promise<ServerBuild>;
  readonly answer: (request: IncomingMessage, reply: ServerResponse, next: () => void) => void;
  readonly close: () => Promise<void>;
}

/**
 * The web straight from its sources, for `npm run dev`: each page is what the files say now, and
 * open pages follow them.
 */
export async function liveWeb(app: FastifyInstance): Promise<Web> {
  const { openDevServer } = (await import(pathToFileURL(DEV_SERVER).href)) as {
    openDevServer(server: Server): Promise<DevServer>;
  };
  const { readBuild, answer, close } = await openDevServer(app.server);
  app.addHook('onClose', close);
  return {
    build: readBuild,
    // While the server begins anew, a worker of the page waits for it; styles are put in by
    // scripts.
    allowances: ["worker-src 'self' blob:", "style-src 'self' 'unsafe-inline'"],
    serveFiles(pages) {
      // What it answers goes no further; everything else is a page.
      pages.addHook('onRequest', (request, reply, next) => answer(request.raw, reply.raw, next));
      return Promise.resolve();
    },
  };
}
