import { VIEWING_COOKIE } from '@hako/contract/desk/viewing';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildCatalogue } from './composition/catalogue.ts';
import { buildFulfilment } from './composition/fulfilment.ts';
import type { Modules, Whole } from './composition/modules.ts';
import { buildMoney } from './composition/money.ts';
import { partsOf } from './composition/parts.ts';
import { buildPeople } from './composition/people.ts';
import { buildPrices } from './composition/prices.ts';
import { buildSettings } from './composition/settings.ts';
import { buildTrade } from './composition/trade.ts';
import { buildWork } from './composition/work.ts';
import { networkOf } from './kernel/network.ts';
import { type JoinedParts, joinParts, type ModuleParts } from './module-parts.ts';
import type { Sniper } from './modules/bidding/index.ts';
import { createPrivacy, type Privacy, privacyParts } from './modules/privacy/index.ts';
import { ownCookie } from './kernel/own-cookies.ts';
import type { Audience } from './platform/http/live/live-streams.ts';
import type { Caller } from './platform/http/route.ts';
import type { Platform } from './platform/platform.ts';

/** Everything that the processes of this service need from its modules. */
export interface Composition extends JoinedParts {
  readonly authenticate: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Caller | undefined>;
  /** Starts firing snipes; only in processes with the role `sniper`. */
  readonly startSniper?: () => Promise<Sniper>;
  /** How our accounts at marketplaces stand is read now, and about each second until it is called off. */
  readonly followAccounts: () => Promise<() => void>;
  /** Pictures that were erased anywhere leave the disk of this machine until it is called off. */
  readonly followErased: () => Promise<() => void>;
  /** What open live streams are told to, and who knows whether their sessions still stand. */
  readonly audience: Audience;
  /** The use cases themselves, for the demo's story and for the rigs that call them without HTTP. */
  readonly modules: Modules & { readonly privacy: Privacy };
}

/**
 * Builds every module, floor by floor from below upwards (the map in docs/architecture.md), and
 * connects calls, jobs and news.
 * Only the files in `composition/` know all modules. A module that needs something from above it is
 * handed a function there.
 */
export function compose(platform: Platform): Composition {
  const whole: Whole = () => modules;
  const people = buildPeople(platform, whole);
  const prices = buildPrices(platform, people, whole);
  const money = buildMoney(platform, { ...people, ...prices }, whole);
  const catalogue = buildCatalogue(platform, prices, whole);
  const upToCatalogue = { ...people, ...prices, ...money, ...catalogue };
  const fulfilment = buildFulfilment(platform, upToCatalogue, whole);
  const work = {
    ...buildWork(platform, { ...upToCatalogue, ...fulfilment }),
    ...buildSettings(platform, upToCatalogue),
  };
  const trade = buildTrade(platform, { ...upToCatalogue, ...fulfilment });
  const modules: Modules = { ...upToCatalogue, ...fulfilment, ...work, ...trade };

  const parts = partsOf(platform, modules);
  const privacy = buildPrivacy(platform, modules, parts);
  const { identity, staff, bidding, files, desk } = modules;
  return {
    ...joinParts([...parts, privacyParts(privacy)]),
    async authenticate(request, reply) {
      const caller = await identity.authenticate(request, reply);
      if (caller?.kind !== 'staff') return caller;
      const viewing = ownCookie(request.cookies, VIEWING_COOKIE);
      const { userId, sessionId } = caller;
      const [scope, views] = await Promise.all([
        staff.scopeOf(userId),
        viewing ? desk.findViewing({ id: viewing, sessionId }) : undefined,
      ]);
      return { ...caller, ...scope, views };
    },
    startSniper: async () => bidding.startSniper(),
    followAccounts: () => bidding.accounts.fresh().then(() => bidding.accounts.follow()),
    followErased: () => files.followErased(),
    audience: { noteViewers: bidding.noteViewers, stillOpen: identity.stillOpen, networkOf },
    modules: { ...modules, privacy },
  };
}

/** The roof: copies what all modules know of a person, and erases it. */
function buildPrivacy(
  platform: Platform,
  modules: Modules,
  parts: readonly ModuleParts[],
): Privacy {
  const { identity, customers, files, notifications, ledger } = modules;
  return createPrivacy({
    ...platform,
    identity,
    customers,
    files,
    notifications,
    lockPurses: ledger.lockPurses,
    personalData: parts.flatMap((part) => part.personalData ?? []),
  });
}
