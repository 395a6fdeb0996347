import type { Clock } from '../world/clock.ts';
import type { Log } from '../world/log.ts';
import { ITEMS, itemOf, type MallItem, numberOf } from './item.ts';
import { madeItem, type MallEntry, type MallPatch, type MallSpec } from './made-item.ts';
import { type Offer, plainOffer, weeklyOffer, weekOf } from './offers.ts';

export type { MallEntry, MallPatch, MallSpec } from './made-item.ts';

export type Mall = ReturnType<typeof createMall>;

/** Rakuten Ichiba as a place. Offers follow from seed and week; what people did to them lies over that and goes through the log. */
export function createMall(seed: number, clock: Clock, log: Log<MallEntry>) {
  const patches = new Map<string, MallPatch>();
  const made = new Map<string, { item: MallItem; pointRate: number }>();
  let items: readonly MallItem[] = [];
  let offers: readonly Offer[] = [];
  let offersOf = Number.NaN;

  const week = () => weekOf(clock.now());
  const apply = (entry: MallEntry): void => {
    offersOf = Number.NaN;
    if (entry.t === 'patch')
      patches.set(entry.code, { ...patches.get(entry.code), ...entry.patch });
    else {
      const item = madeItem(seed, made.size + 1, entry.spec);
      made.set(item.code, { item, pointRate: entry.spec.pointRate ?? 1 });
    }
  };
  const record = (entry: MallEntry): void => {
    log.append(entry);
    apply(entry);
  };
  for (const entry of log.past) apply(entry);

  const offerOf = (item: MallItem): Offer | undefined => {
    const own = made.get(item.code);
    const base = own
      ? plainOffer(item, own.pointRate, clock.now())
      : weeklyOffer(seed, item, week());
    return patched(base, patches.get(item.code));
  };

  return {
    now: () => clock.now(),
    find(code: string): Offer | undefined {
      const n = numberOf(seed, code);
      const item = made.get(code)?.item ?? (n === undefined ? undefined : itemOf(seed, n));
      return item && offerOf(item);
    },
    /** Everything on the shelves, sold out or not, in no order. */
    offers(): readonly Offer[] {
      if (offersOf === week()) return offers;
      if (items.length === 0) items = Array.from({ length: ITEMS }, (_, n) => itemOf(seed, n));
      const byHand = [...made.values()].map(({ item }) => item);
      offers = [...byHand, ...items].flatMap((item) => offerOf(item) ?? []);
      offersOf = week();
      return offers;
    },
    make(spec: MallSpec): string {
      record({ t: 'make', spec });
      return [...made.keys()].at(-1) ?? '';
    },
    patch: (code: string, patch: MallPatch): void => record({ t: 'patch', code, patch }),
    reset(): void {
      patches.clear();
      made.clear();
      offersOf = Number.NaN;
    },
  };
}

/** The offer as people changed it; undefined when the shop took it off its shelves. */
function patched(base: Offer, patch: MallPatch = {}): Offer | undefined {
  if (patch.isStopped) return undefined;
  return {
    ...base,
    name: patch.name ?? base.name,
    price: patch.price ?? base.price,
    highest: patch.highest ?? patch.price ?? base.highest,
    isSoldOut: patch.isSoldOut ?? base.isSoldOut,
  };
}
