import { type Chance, chanceOf } from '../../world/chance.ts';

/**
 * How people bid. `early`: once, with all they have. `riser`: the least that leads, again after being outbid, up to a private ceiling.
 * `sniper`: all they have, seconds before the end.
 */
export type Behaviour = 'early' | 'riser' | 'sniper';

export interface Rival {
  name: string;
  rating: number;
  ceiling: number;
  behaviour: Behaviour;
  /** Early and riser: when they first look, unix ms. */
  firstAt: number;
  /** Sniper: how long before the end, ms. */
  leadMs: number;
  /** Riser: how soon an outbid is answered, ms; near the end people hurry. */
  delayMs: readonly [low: number, high: number];
}

const FIRST = 'abcdefghijkmnprstuvwxyz0123456789';

/** The site shows bidders masked: `k***e`. */
export function maskedName(c: Chance): string {
  return `${c.text(1, FIRST)}***${c.text(1, FIRST)}`;
}

interface Lot {
  valueYen: number;
  startPrice: number;
  /** Rivals stay below the buy-now price. */
  capYen: number;
  startAt: number;
  endAt: number;
}

/** A third of the lots draws nobody; some draw one who will not be beaten at a sane price. */
export function drawRivals(c: Chance, lot: Lot): Rival[] {
  const count = c.pick([0, 0, 0, 1, 1, 2, 2, 3, 4, 6]);
  const rivals: Rival[] = [];
  for (let i = 0; i < count; i++) {
    const keen = c.may(0.08) ? 1.4 + c.next() : 0.35 + c.next() * 0.75;
    const ceiling = Math.min(Math.round((lot.valueYen * keen) / 10) * 10, lot.capYen - 1);
    if (ceiling < lot.startPrice) continue;
    rivals.push(
      rivalOf(
        c,
        {
          ceiling,
          behaviour: c.pick<Behaviour>(['early', 'early', 'riser', 'riser', 'riser', 'sniper']),
        },
        lot,
      ),
    );
  }
  return rivals;
}

export interface RivalWish {
  ceiling: number;
  behaviour?: Behaviour;
  name?: string;
  /** Riser: seconds until an outbid is answered. */
  reactsInSeconds?: number;
  /** Sniper: seconds before the end. */
  leadSeconds?: number;
  /** Early and riser: seconds after the start of the auction; by default at once for auctions made by hand. */
  firstInSeconds?: number;
}

export function rivalOf(
  c: Chance,
  wish: RivalWish,
  lot: { startAt: number; endAt: number },
): Rival {
  const share = wish.behaviour === 'early' ? c.next() * 0.7 : 0.05 + c.next() * 0.85;
  const reacts = wish.reactsInSeconds === undefined ? undefined : wish.reactsInSeconds * 1000;
  return {
    name: wish.name ?? maskedName(c),
    rating: c.int(0, 900),
    ceiling: wish.ceiling,
    behaviour: wish.behaviour ?? 'riser',
    firstAt: Math.floor(
      wish.firstInSeconds === undefined
        ? lot.startAt + share * (lot.endAt - lot.startAt)
        : lot.startAt + wish.firstInSeconds * 1000,
    ),
    leadMs: wish.leadSeconds === undefined ? c.int(5_000, 30_000) : wish.leadSeconds * 1000,
    delayMs: reacts === undefined ? [20_000, 480_000] : [reacts, reacts],
  };
}

/** When an outbid riser will have answered. `act` counts what this rival has done, so that every answer has its own roll. */
export function reactionAt(
  key: string,
  rival: Rival,
  act: number,
  at: number,
  endAt: number,
): number {
  const [low, high] = rival.delayMs;
  const hurried = endAt - at < 300_000 ? Math.max(low, Math.min(high, 45_000)) : high;
  return at + chanceOf(key, rival.name, act).int(Math.min(low, hurried), hurried);
}
