import type { AuctionCapability } from '../../../server/src/modules/marketplaces/index.ts';
import type { Lens } from './memory/database.ts';

/** Mistakes that are put in on purpose: each must be found, or the rig is blunt. */
export const SABOTAGES = [
  'resend on unknown',
  'release before closed',
  'list before closed',
  'missing lease fence',
  'second customer through the same account',
  'cancel after claim',
  'group without its gate',
  'second account on a lot that is ours',
  'marked snipe given back',
] as const;
export type Sabotage = (typeof SABOTAGES)[number];

/** The marketplace as a reader or sender with that mistake would use it. `hasUnknown`: a write of the lot has no answer yet. */
export function sabotaged(
  real: AuctionCapability,
  sabotage: Sabotage | undefined,
  hasUnknown: (code: string) => boolean,
): AuctionCapability {
  const { readTimeLeft, readStanding, placeBid } = real as Required<AuctionCapability>;
  if (sabotage === 'resend on unknown')
    return {
      ...real,
      placeBid: (bid, options) => placeBid(bid, options).catch(() => placeBid(bid, options)),
    };
  if (sabotage === 'release before closed')
    return {
      ...real,
      // As if nobody asked whether it is closed.
      readTimeLeft: async (code, options) => {
        const time = await readTimeLeft(code, options);
        return { ...time, isOpen: time.isOpen && !hasUnknown(code) };
      },
    };
  if (sabotage === 'list before closed') {
    const seen = new Map<string, ReturnType<typeof readStanding>>();
    return {
      ...real,
      readTimeLeft: async (code, options) => {
        const list = readStanding({ code, account: 'hako-1' });
        seen.set(code, list);
        await list;
        return readTimeLeft(code, options);
      },
      readStanding: (asked) => seen.get(asked.code) ?? readStanding(asked),
    };
  }
  return real;
}

/** What the api process is shown of the rows. */
export function lensOf(sabotage: Sabotage | undefined): Lens | undefined {
  if (sabotage === 'second customer through the same account')
    return {
      bid: (row) => (row.status === 'scheduled' || row.status === 'leading' ? undefined : row),
    };
  if (sabotage === 'second account on a lot that is ours')
    return { auction: (row) => ({ ...row, liveAccount: undefined, liveMaximum: undefined }) };
  if (sabotage === 'cancel after claim')
    return { bid: (row) => (row.status === 'firing' ? { ...row, status: 'scheduled' } : row) };
  return undefined;
}
