import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import { createLinkFollower, type FollowerSettings, isShort } from './follow-link.ts';
import { addressesIn, type Link, linkOf } from './link.ts';
import { upTo } from '../../../kernel/up-to.ts';

export interface ShortLinks {
  /** Like `linkOf`; a short link of a site is followed first. Undefined where it leads to nothing that we can show, or does not answer. */
  resolve(pasted: string): Promise<Link | undefined>;
  close(): Promise<void>;
}

export interface ShortLinkSettings extends FollowerSettings {
  readonly clock: Clock;
}

const KEPT_FOR_MS = 24 * 3_600_000;
const NOTHING_KEPT_FOR_MS = 5 * 60_000;

/**
 * Reads what somebody pasted; where a short link leads is kept, and asked once for all who paste it
 * at the same time.
 */
export function createShortLinks({ clock, ...settings }: ShortLinkSettings): ShortLinks {
  const follower = createLinkFollower(settings);
  const kept = new LRUCache<string, { readonly link: Link | undefined; readonly untilMs: number }>(
    upTo(5_000),
  );
  const underWay = new Map<string, Promise<Link | undefined>>();
  return {
    async resolve(pasted) {
      const direct = linkOf(pasted);
      if (direct) return direct;
      const short = addressesIn(pasted).find(isShort);
      if (!short) return undefined;
      const key = `${short.hostname}${short.pathname}${short.search}`;
      const known = kept.get(key);
      if (known && clock.monotonicMs() < known.untilMs) return known.link;
      const running =
        underWay.get(key) ?? follower.follow(short).finally(() => underWay.delete(key));
      underWay.set(key, running);
      const link = await running;
      kept.set(key, {
        link,
        untilMs: clock.monotonicMs() + (link ? KEPT_FOR_MS : NOTHING_KEPT_FOR_MS),
      });
      return link;
    },
    close: follower.close,
  };
}
