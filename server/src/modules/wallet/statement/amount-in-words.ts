import readNumber, { ReadingConfig } from 'read-vietnamese-number';
import type { Dong } from '../../../kernel/money.ts';

/** The northern convention: linh, nghìn, tỷ (facts 4.6). */
const NORTHERN = new ReadingConfig();
NORTHERN.unit = ['đồng'];
NORTHERN.units = [[], ['nghìn'], ['triệu'], ['tỷ']];
NORTHERN.oddText = 'linh';

/** `hai triệu năm trăm nghìn đồng`. */
export const amountInWords = (amount: Dong): string => readNumber(String(amount), NORTHERN);
