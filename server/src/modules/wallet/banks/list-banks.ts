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
