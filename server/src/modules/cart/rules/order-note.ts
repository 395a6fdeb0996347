const LONGEST = 500;

/** What whoever buys it must read: what was chosen of the goods (size, colour), then the customer's own words. Undefined when there is neither. */
export function orderNote(chosen: string, note: string | undefined): string | undefined {
  const told = [chosen, note ?? ''].map((text) => text.trim()).filter((text) => text !== '');
  return told.length === 0 ? undefined : told.join('\n').slice(0, LONGEST);
}
