import type { Identity } from './product-identity.ts';

/** What grouping looks at. */
export interface Groupable {
  readonly key: string;
  readonly identity: Identity;
  /** Price in yen that is asked for; undefined for an auction, whose price says little before its end, or where there is none. */
  readonly fixedPrice: number | undefined;
}

export interface ProductGroup<Member> {
  readonly basis: 'bar-code' | 'model' | 'alone';
  /** Of the group: the identity, or the key of the only member. */
  readonly id: string;
  /** In the order given; the first one gives the group its place. */
  readonly members: readonly Member[];
}

/** More of one product begin another group, so that nothing is hidden behind a number. */
export const MOST_MEMBERS = 12;
/** Under a quarter of the middle price it is something else than it says. */
const OUTLIER = 4;

/**
 * Groups listings of the same product; they come in the order of the list and the groups stand where their first member stood. A listing without a
 * bar code joins the bar code of its model only when there is one such code: two codes are two models.
 */
export function groupListings<Member extends Groupable>(
  inOrder: readonly Member[],
): ProductGroup<Member>[] {
  const codesOfModel = new Map<string, Set<string>>();
  for (const { identity } of inOrder)
    if (identity.code !== undefined && identity.model !== undefined)
      codesOfModel.set(
        identity.model,
        (codesOfModel.get(identity.model) ?? new Set()).add(identity.code),
      );
  const groups: { basis: ProductGroup<Member>['basis']; id: string; members: Member[] }[] = [];
  const open = new Map<string, (typeof groups)[number]>();
  const unlikely = outliersOf(inOrder);
  for (const member of inOrder) {
    const id = unlikely.has(member) ? undefined : productOf(member.identity, codesOfModel);
    if (id === undefined) {
      groups.push({ basis: 'alone', id: member.key, members: [member] });
      continue;
    }
    const group = open.get(id);
    if (group && group.members.length < MOST_MEMBERS) {
      group.members.push(member);
      continue;
    }
    // The first member names the group: it keeps the name when others join it, and a second group of the product has another.
    const begun = {
      basis: id.startsWith('code ') ? ('bar-code' as const) : ('model' as const),
      id: member.key,
      members: [member],
    };
    groups.push(begun);
    open.set(id, begun);
  }
  return groups.map((group) =>
    group.members.length === 1 ? { ...group, basis: 'alone' as const } : group,
  );
}

function productOf(
  { code, model }: Identity,
  codesOfModel: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  if (code !== undefined) return `code ${code}`;
  if (model === undefined) return undefined;
  const codes = codesOfModel.get(model);
  return codes?.size === 1 ? `code ${codes.values().next().value}` : `model ${model}`;
}

/** Listings of a model that cost so little beside the others that they are no such thing: a box, a copy, a part. */
function outliersOf<Member extends Groupable>(listings: readonly Member[]): ReadonlySet<Member> {
  const outliers = new Set<Member>();
  for (const [model, members] of Map.groupBy(listings, ({ identity }) => identity.model)) {
    const priced = members.filter(({ fixedPrice }) => fixedPrice !== undefined);
    if (model === undefined || priced.length < 2) continue;
    const prices = priced.map(({ fixedPrice }) => fixedPrice as number).sort((a, b) => a - b);
    const middle = prices[Math.floor(prices.length / 2)] as number;
    for (const member of priced)
      if ((member.fixedPrice as number) * OUTLIER < middle) outliers.add(member);
  }
  return outliers;
}
