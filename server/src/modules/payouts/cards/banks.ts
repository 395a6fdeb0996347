import { Banks } from 'vietnam-qr-pay';

const ACTIVE = Banks.filter(({ deprecated }) => !deprecated);

export const isBank = (bin: string): boolean => ACTIVE.some((bank) => bank.bin === bin);

/** A bank in the words of the specification; one that is gone since keeps its number. */
export function bankRow(bin: string): { atm_bin: string; short_name: string; vn_name: string } {
  const bank = Banks.find((one) => one.bin === bin);
  return { atm_bin: bin, short_name: bank?.shortName ?? bin, vn_name: bank?.name ?? bin };
}
