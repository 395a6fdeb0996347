import type { FastifyInstance } from 'fastify';
import { plugin as amazon } from './amazon/plugin.ts';
import { plugin as bank } from './bank/plugin.ts';
import { plugin as carriers } from './carriers/plugin.ts';
import { plugin as control } from './control/plugin.ts';
import { plugin as einvoice } from './einvoice/plugin.ts';
import { plugin as google } from './google/plugin.ts';
import { plugin as mail } from './mail/plugin.ts';
import { plugin as mercari } from './mercari/plugin.ts';
import { plugin as mercariPartner } from './mercari-partner/plugin.ts';
import { plugin as paypay } from './paypay/plugin.ts';
import { plugin as pictures } from './pictures/plugin.ts';
import { plugin as push } from './push/plugin.ts';
import { plugin as rakuten } from './rakuten/plugin.ts';
import { plugin as rates } from './rates/plugin.ts';
import { plugin as sms } from './sms/plugin.ts';
import { plugin as surugaya } from './suruga-ya/plugin.ts';
import { plugin as translation } from './translation/plugin.ts';
import type { World } from './world/world.ts';
import { plugin as yahooAuctions } from './yahoo-auctions/plugin.ts';
import { plugin as yahooShopping } from './yahoo-shopping/plugin.ts';

export type Party = (app: FastifyInstance, world: World) => Promise<void>;

/** Everybody outside. Each registers its own address prefix. */
export const parties: readonly Party[] = [
  control,
  pictures,
  bank,
  sms,
  mail,
  push,
  carriers,
  einvoice,
  google,
  rates,
  yahooAuctions,
  mercari,
  mercariPartner,
  translation,
  paypay,
  rakuten,
  surugaya,
  amazon,
  yahooShopping,
];
