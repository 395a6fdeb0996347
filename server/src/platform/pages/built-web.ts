import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { ServerBuild } from 'react-router';
import type { Web } from './web.ts';

const BUILD_DIR = path.resolve(import.meta.dirname, '../../../../web/build');
const YEAR_SECONDS = 31_536_000;

/** The web as `react-router build` made it; undefined where it was not built. */
export async function builtWeb(): Promise<Web | undefined> {
  const buildFile = path.join(BUILD_DIR, 'server/index.js');
  if (!existsSync(buildFile)) return undefined;
  const build = (await import(pathToFileURL(buildFile).href)) as ServerBuild;
  return {
    build,
    allowances: [],
    async serveFiles(pages) {
      await pages.register(fastifyStatic, {
        root: path.join(BUILD_DIR, 'client'),
        wildcard: false,
        index: false,
        // The build packed them as tightly as it goes.
        preCompressed: true,
        setHeaders: (reply, file) => {
          if (file.includes(`${path.sep}assets${path.sep}`))
            reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
        },
      });
    },
  };
}
