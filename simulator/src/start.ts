import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig, type SimulatorConfig } from './config.ts';
import { parties } from './parties.ts';
import { installFaults } from './world/fault-hooks.ts';
import { createWorld, type World } from './world/world.ts';

export interface StartOptions extends Partial<SimulatorConfig> {
  /** Unix ms at which a fresh world begins; by default now. */
  startMs?: number;
  host?: string;
}

export interface Simulator {
  url: string;
  world: World;
  app: FastifyInstance;
  stop(): Promise<void>;
}

/** Starts the pretend world on one HTTP server. Options win over the environment's defaults, which tests do not read. */
export async function startSimulator({
  startMs,
  host = '127.0.0.1',
  ...given
}: StartOptions = {}): Promise<Simulator> {
  const config: SimulatorConfig = { ...readConfig({}), ...given };
  const world = createWorld(config, startMs);
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    bodyLimit: 2_000_000,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
  });
  installFaults(app, world);
  for (const party of parties) await app.register(async (scope) => party(scope, world));
  await app.listen({ port: config.port, host });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${host}:${port}`;
  world.setPublicUrl(url);
  return {
    url,
    world,
    app,
    stop: async () => {
      await world.stop();
      await app.close();
    },
  };
}
