import type { FastifyInstance } from 'fastify';
import { plugin as control } from './control/plugin.ts';
import { plugin as pictures } from './pictures/plugin.ts';
import type { World } from './world/world.ts';
import { plugin as yahooAuctions } from './yahoo-auctions/plugin.ts';

export type Party = (app: FastifyInstance, world: World) => Promise<void>;

/** Everybody outside. Each registers its own address prefix. */
export const parties: readonly Party[] = [
  control,
  pictures,
  yahooAuctions,
];
