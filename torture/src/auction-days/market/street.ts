import { Outage } from '../../../../server/src/kernel/outage.ts';
import type { AccountShutOut } from '../../../../server/src/modules/marketplaces/index.ts';
import type { Chance } from '../../chance.ts';
import type { ShutOuts } from '../accounts.ts';
import { dateAt } from '../process.ts';
import type { VirtualTime } from '../virtual-time.ts';
import type { applyBid, Lot } from './lot.ts';

/** How bad the world is at the moment; all shares of one. Nothing goes wrong any more when it is healed. */
export interface Weather {
  loss: number;
  late: number;
  duplicate: number;
  isHealed: boolean;
}

export interface MarketHooks {
  /** A write left one of our processes; throws when it may not. Gives back what to call when it was applied. */
  left(asked: {
    code: string;
    account: string;
    maximum: number;
    hasMeasured: boolean;
  }): (result: ReturnType<typeof applyBid>) => void;
  /** A reading met a shut door; a write tells of it itself. */
  shutOut(failure: AccountShutOut): void;
  /** Something changed at the marketplace. */
  changed(code: string): void;
}

export interface Street {
  readonly time: VirtualTime;
  readonly chance: Chance;
  readonly weather: Weather;
  readonly lots: ReadonlyMap<string, Lot>;
  /** Marketplace time minus virtual time. */
  readonly offsetMs: number;
  readonly hooks: MarketHooks;
  /** Accounts of ours that the marketplace wants to see a person of. */
  readonly shutOuts: ShutOuts;
}

/** How long one way takes. */
export const travelMs = ({ chance }: Pick<Street, 'chance'>): number =>
  chance.happens(0.03) ? chance.below(700) : 5 + chance.below(90);

/** On the marketplace's clock. */
export const endOf = ({ offsetMs }: Pick<Street, 'offsetMs'>, lot: Lot): Date =>
  dateAt(lot.endMs + offsetMs);

export const outage = (
  kind: 'timeout' | 'unreachable' | 'broken',
  isMaybeApplied = false,
): Outage => new Outage('virtual', kind, '', undefined, isMaybeApplied);
