/** Groups the digits of a whole number; the minus is a real minus so that figures stay aligned. */
function grouped(amount: number, separator: string): string {
  const digits = Math.abs(amount)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, separator);
  return amount < 0 ? `\u2212${digits}` : digits;
}

/** Whole đồng as people in Vietnam write it: `1.234.567 ₫`. */
export function formatDong(amount: number): string {
  return `${grouped(amount, '.')}\u00a0₫`;
}

/** Whole yen: `¥12,800`. */
export function formatYen(amount: number): string {
  return amount < 0 ? `\u2212¥${grouped(-amount, ',')}` : `¥${grouped(amount, ',')}`;
}

/** What a yen costs, in at most two decimals: `¥1 = 176,57 ₫`. */
export function formatRate(dongPerYen: number): string {
  const cents = Math.round(dongPerYen * 100);
  const rest = String(cents % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const whole = grouped(Math.floor(cents / 100), '.');
  return `¥1 = ${rest === '' ? whole : `${whole},${rest}`}\u00a0₫`;
}

/** A change of the wallet with its sign: `+500.000 ₫`, `−120.000 ₫`. */
export function formatDongChange(amount: number): string {
  return amount > 0 ? `+${formatDong(amount)}` : formatDong(amount);
}

/** A plain count: `1.234`. */
export function formatCount(count: number): string {
  return grouped(count, '.');
}

/** From low to high, as one line; one figure when both are the same. */
export function formatDongRange(low: number, high: number): string {
  return low === high ? formatDong(low) : `${grouped(low, '.')}\u2013${formatDong(high)}`;
}

const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** A range that is an estimate, as people say it: `1,62–3,19 triệu ₫`, `640–880 nghìn ₫`; more digits would pretend to know. */
export function formatDongRough(low: number, high: number): string {
  const [unit, name, places] =
    high >= MILLION ? [MILLION, 'triệu', high < 10 * MILLION ? 100 : 10] : [THOUSAND, 'nghìn', 1];
  const told = (amount: number) =>
    String(Math.round((amount * places) / unit) / places).replace('.', ',');
  const [from, to] = [told(low), told(high)];
  return `${from === to ? from : `${from}–${to}`} ${name}\u00a0₫`;
}

/** The same where there is no room: `1,6–3,2 tr`, `640–880 k`. */
export function formatDongShort(low: number, high: number): string {
  const [unit, name, places] =
    high >= MILLION ? [MILLION, 'tr', high < 10 * MILLION ? 10 : 1] : [THOUSAND, 'k', 1];
  const told = (amount: number) =>
    String(Math.round((amount * places) / unit) / places).replace('.', ',');
  const [from, to] = [told(low), told(high)];
  return `${from === to ? from : `${from}–${to}`}\u00a0${name}`;
}

/** An estimate in three figures: 2.231.656 becomes 2.230.000. Whole đồng. */
export function nearDong(amount: number): number {
  const step = 10 ** Math.max(0, String(Math.abs(amount)).length - 3);
  return Math.round(amount / step) * step;
}

/**
 * What stands behind the whole of a pasted amount, as in 1,240,000.00 or 1240000,5. Grouped digits
 * that lose one by a key, as 1.240 does, have no such end.
 */
const PARTS = /(?<=\d\.\d{3}),\d{1,2}\D*$|(?<=\d,\d{3}|\d{4})\.\d{1,2}\D*$|(?<=\d{4}),\d{1,2}\D*$/;

/**
 * Reads what a person typed into a money field: whole, whatever the separators; undefined when there
 * is none.
 */
export function readMoney(typed: string): number | undefined {
  const digits = typed.replace(PARTS, '').replace(/\D/g, '').slice(0, 13);
  return digits === '' ? undefined : Number(digits);
}

/** Digits grouped while they are typed. */
export function formatTyped(amount: number | undefined, currency: 'VND' | 'JPY'): string {
  return amount === undefined ? '' : grouped(amount, currency === 'VND' ? '.' : ',');
}

/** Tenths of a percent without floating point surprises: `10%`, `8,5%`. */
export function formatPercent(percent: number): string {
  return `${String(Math.round(percent * 10) / 10).replace('.', ',')}%`;
}

/** A part of a whole that is not empty, never more than it is: 9.996 of 10.000 is `99,9%`. */
export function formatShare(part: number, whole: number): string {
  return formatPercent(Math.floor((1_000 * part) / whole) / 10);
}

/** Grams as a shop would say it: `850 g`, `1,25 kg`. */
export function formatWeight(grams: number): string {
  if (grams < 1000) return `${grams}\u00a0g`;
  return `${String(Math.round(grams / 10) / 100).replace('.', ',')}\u00a0kg`;
}

/** Grams to the last one: `850 g`, `1,254 kg`. */
export function formatExactWeight(grams: number): string {
  return grams < 1000 ? `${grams}\u00a0g` : `${String(grams / 1000).replace('.', ',')}\u00a0kg`;
}
