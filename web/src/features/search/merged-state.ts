import type {
  MergedGroup,
  MergedMessage,
  MergedPage,
  MergedSite,
} from '@hako/contract/search/merged-search';
import type { CatalogOpening } from '@hako/contract/search/search';
import type { Static } from 'typebox';

export type Group = Static<typeof MergedGroup>;
export type FoundAtSite = Static<typeof MergedSite>;
type Message = Static<typeof MergedMessage>;
type Page = Static<typeof MergedPage>;

/** One combined search as far as it is known. */
export interface Found {
  readonly opening: Static<typeof CatalogOpening> | undefined;
  readonly sites: readonly FoundAtSite[];
  /** In the order in which they are drawn. */
  readonly groups: readonly Group[];
  /** The right order, where it is another than the drawn one: somebody was looking already when it became known. */
  readonly rightOrder: readonly string[] | undefined;
  readonly total: number;
  readonly isTotalUpperBound: boolean;
  readonly cursor: string | null;
  /** No more will come by itself. */
  readonly isFinal: boolean;
  /** Better titles that arrived later: `site:code` -> Vietnamese. */
  readonly titles: Readonly<Record<string, string>>;
  readonly restart: string | null;
}

export const NOTHING_YET: Found = {
  opening: undefined,
  sites: [],
  groups: [],
  rightOrder: undefined,
  total: 0,
  isTotalUpperBound: false,
  cursor: null,
  isFinal: false,
  titles: {},
  restart: null,
};

/**
 * The search after one more message. What is drawn keeps its place and what is new goes behind it, so nothing moves under a finger; when the
 * list is final it takes the right order at once unless somebody `isLooking`.
 */
export function afterMessage(found: Found, message: Message, isLooking: boolean): Found {
  switch (message.type) {
    case 'query':
      return { ...found, opening: message, sites: message.sites.map(waiting) };
    case 'site':
      return {
        ...found,
        sites: found.sites.map((one) => (one.site === message.site ? message : one)),
      };
    case 'list': {
      const known = new Map([...found.groups, ...message.groups].map((group) => [group.id, group]));
      const right = message.order.flatMap((id) => known.get(id) ?? []);
      const drawn = new Set(found.groups.map(({ id }) => id));
      const still = new Set(message.order);
      const steady = [
        ...found.groups.flatMap(({ id }) => (still.has(id) ? (known.get(id) ?? []) : [])),
        ...right.filter(({ id }) => !drawn.has(id)),
      ];
      const takesOrder = message.is_final && !isLooking;
      const isRight = steady.every(({ id }, index) => id === message.order[index]);
      return {
        ...found,
        groups: takesOrder ? right : steady,
        rightOrder: message.is_final && !takesOrder && !isRight ? message.order : undefined,
        total: message.total,
        isTotalUpperBound: message.is_total_upper_bound,
        cursor: message.cursor,
        isFinal: message.is_final,
      };
    }
    case 'titles':
      return { ...found, titles: { ...found.titles, ...message.titles } };
    case 'done':
      return { ...found, isFinal: true };
  }
}

/** A whole first page at once. */
export function ofPage({
  query,
  groups,
  sites,
  total,
  is_total_upper_bound,
  cursor,
  restart,
}: Page): Found {
  return {
    ...NOTHING_YET,
    opening: query,
    sites,
    groups,
    total,
    isTotalUpperBound: is_total_upper_bound,
    cursor,
    isFinal: true,
    restart,
  };
}

/** With the page after the cursor behind it; nothing is shown twice. A list that was lost begins anew and says so. */
export function withNextPage(found: Found, page: Page): Found {
  if (page.restart !== null) return ofPage(page);
  const drawn = new Set(found.groups.map(({ id }) => id));
  return {
    ...found,
    groups: [...found.groups, ...page.groups.filter(({ id }) => !drawn.has(id))],
    cursor: page.cursor,
    total: page.total,
  };
}

/** In the right order, when the person asked for it. */
export function inRightOrder(found: Found): Found {
  if (!found.rightOrder) return found;
  const places = new Map(found.rightOrder.map((id, place) => [id, place]));
  const place = ({ id }: Group) => places.get(id) ?? places.size;
  return {
    ...found,
    groups: found.groups.toSorted((one, other) => place(one) - place(other)),
    rightOrder: undefined,
  };
}

function waiting({ site, name }: { readonly site: string; readonly name: string }): FoundAtSite {
  return {
    site,
    name,
    state: 'waiting',
    kind: null,
    message: null,
    age_seconds: null,
    total: null,
    is_total_upper_bound: false,
    is_partial_match: false,
    left_out: 0,
    took_ms: 0,
  };
}
