import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Web } from './web.ts';

const BUILD_DIR = path.resolve(import.meta.dirname, '../../../../web/build');
const CLIENT_DIR = path.join(BUILD_DIR, 'client');
const YEAR_SECONDS = 31_536_000;

/** The web as `react-router build` made it; undefined where it was not built. */
export async function builtWeb(): Promise<Web | undefined> {
  const buildFile = path.join(BUILD_DIR, 'server/index.js');
  if (!existsSync(buildFile)) return undefined;
  const build = (await import(pathToFileURL(buildFile).href)) as ServerBuild;
  return {
    build,
    allowances: [],
    serveFiles,
  };
}

/**
 * A page that was let in while the process is busy gets its scripts and styles, too: without them it
 * is dead.
 */
const ALWAYS = { config: { rank: 'never' } } as const;

/** By their names: a route for each of a thousand files costs a tenth of a start. */
async function serveFiles(pages: FastifyInstance): Promise<void> {
  await pages.register(fastifyStatic, {
    root: CLIENT_DIR,
    serve: false,
    // The build packed them as tightly as it goes.
    preCompressed: true,
    setHeaders: (reply, file) => {
      if (file.includes(`${path.sep}assets${path.sep}`))
        reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
    },
  });
  const assets = new Set(readdirSync(path.join(CLIENT_DIR, 'assets')));
  pages.get<{ Params: { name: string } }>('/assets/:name', ALWAYS, ({ params: { name } }, reply) =>
    assets.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound(),
  );
  for (const file of readdirSync(CLIENT_DIR, { withFileTypes: true }))
    if (file.isFile()) pages.get(`/${file.name}`, ALWAYS, (_, reply) => reply.sendFile(file.name));
}
