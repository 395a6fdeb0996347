/** A line that nothing covers yet. */
export interface OpenLine {
  readonly id: string;
  readonly day: string;
  readonly amountJpy: number;
  readonly reference: string;
  readonly words: string;
}

/** What one line may cover: the movements of one order together, or a single movement. */
export interface Unit {
  readonly key: string;
  readonly day: string;
  readonly amountJpy: number;
  /** By what a statement may call it: code of the order, of the listing, number of the site. */
  readonly names: readonly string[];
}

const DAY_MS = 86_400_000;
/** A card tells a purchase some days later; a bank may tell it the evening before in Vietnam. */
const EARLIEST_DAYS = -2;
const LATEST_DAYS = 10;
/** Shorter names stand in other words by chance. */
const SHORTEST_NAME = 6;
const MOST_CANDIDATES = 5;

/**
 * Which unit each line covers: first by a name that the line says, then by the amount, where within
 * some days exactly one unit and one line have it. The sums are equal in any case; what is not sure
 * is left to a person.
 */
export function matchLines(
  lines: readonly OpenLine[],
  units: readonly Unit[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const take = (line: OpenLine, unit: Unit) => {
    found.set(line.id, unit.key);
    taken.add(unit.key);
  };
  for (const line of lines) {
    const named = units.filter(
      (unit) => !taken.has(unit.key) && unit.amountJpy === line.amountJpy && says(line, unit),
    );
    const [first] = named;
    if (first && named.length === 1) take(line, first);
  }
  const byAmount = Map.groupBy(
    units.filter(({ key }) => !taken.has(key)),
    ({ amountJpy }) => amountJpy,
  );
  const open = lines.filter(({ id }) => !found.has(id));
  const possible = new Map(
    open.map((line) => [
      line.id,
      (byAmount.get(line.amountJpy) ?? []).filter((unit) => isNear(line, unit)),
    ]),
  );
  const asked = Map.groupBy([...possible.values()].flat(), ({ key }) => key);
  for (const line of open) {
    const [only, ...more] = possible.get(line.id) ?? [];
    if (only && more.length === 0 && asked.get(only.key)?.length === 1) take(line, only);
  }
  return found;
}

/** What a line may be, the likeliest first: named by it, or of its amount. */
export function candidatesOf(line: OpenLine, units: readonly Unit[]): Unit[] {
  const rank = (unit: Unit) =>
    (says(line, unit) ? 0 : 2) + (unit.amountJpy === line.amountJpy ? 0 : 1);
  return units
    .filter((unit) => rank(unit) < 3)
    .toSorted(
      (one, other) => rank(one) - rank(other) || distance(line, one) - distance(line, other),
    )
    .slice(0, MOST_CANDIDATES);
}

function says({ reference, words }: OpenLine, { names }: Unit): boolean {
  const said = plain(`${reference} ${words}`);
  return names.some((name) => {
    const looked = plain(name);
    return looked.length >= SHORTEST_NAME && said.includes(looked);
  });
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const daysAfter = (line: OpenLine, unit: Unit): number =>
  (Date.parse(line.day) - Date.parse(unit.day)) / DAY_MS;

function isNear(line: OpenLine, unit: Unit): boolean {
  const days = daysAfter(line, unit);
  return days >= EARLIEST_DAYS && days <= LATEST_DAYS;
}

const distance = (line: OpenLine, unit: Unit): number => Math.abs(daysAfter(line, unit));
