import { Banks } from 'vietnam-qr-pay';

const ACTIVE_BANKS = Banks.filter((bank) => !bank.deprecated);

/** One page of the banks that take transfers, in the words of the specification. */
export const listBanks = (page: number, size: number) => ({
  rows: ACTIVE_BANKS.slice((page - 1) * size, page * size).map(
    ({ bin, shortName, name, code }) => ({
      atm_bin: bin,
      short_name: shortName,
      vn_name: name,
      code,
    }),
  ),
  total: ACTIVE_BANKS.length,
});

/** The names of a bank; one that nobody knows is called by its BIN. */
export function bankNames(bin: string): { readonly long: string; readonly short: string } {
  const bank = ACTIVE_BANKS.find((one) => one.bin === bin);
  return { long: bank?.name ?? bin, short: bank?.shortName ?? bin };
}
