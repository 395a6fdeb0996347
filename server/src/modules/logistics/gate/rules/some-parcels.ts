/** So many parcels are named in a sentence. */
const MOST_NAMED = 5;

/** `KJ1, KJ2`, and of very many the first ones and how many more: a notice stays short. */
export function someParcels(codes: readonly string[]): string {
  const named = codes.slice(0, MOST_NAMED).join(', ');
  const more = codes.length - MOST_NAMED;
  return more > 0 ? `${named} và ${more} kiện khác` : named;
}
