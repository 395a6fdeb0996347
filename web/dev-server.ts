import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';

/**
 * The web straight from its sources, inside the server that serves the calls. Open pages are told
 * of changes over `server`, so that
 * one address is enough.
 */
export async function openDevServer(server: Server) {
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    /** What renders a page now. */
    readBuild: () =>
      vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    /** Answers addresses of files; calls `next` for any other. */
    answer: (request: IncomingMessage, reply: ServerResponse, next: () => void) =>
      vite.middlewares(request, reply, next),
    close: () => vite.close(),
  };
}
