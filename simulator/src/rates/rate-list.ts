/** A bank's list of exchange rates, invented, in the format that Vietcombank publishes. All in hundredths of a đồng for one unit. */
interface Quote {
  readonly code: string;
  /** The bank pads its names with spaces now and then. */
  readonly name: string;
  readonly sellX100: number;
  /** The bank does not buy every currency in cash. */
  readonly isCashTraded: boolean;
}

const CURRENCIES: readonly Quote[] = [
  { code: 'AUD', name: 'AUSTRALIAN DOLLAR', sellX100: 1_759_012, isCashTraded: true },
  { code: 'CNY', name: 'YUAN RENMINBI       ', sellX100: 372_541, isCashTraded: true },
  { code: 'DKK', name: 'DANISH KRONE', sellX100: 413_807, isCashTraded: false },
  { code: 'EUR', name: 'EURO                ', sellX100: 3_061_655, isCashTraded: true },
  { code: 'JPY', name: 'YEN                 ', sellX100: 17_635, isCashTraded: true },
  { code: 'USD', name: 'US DOLLAR           ', sellX100: 2_646_000, isCashTraded: true },
];

export interface ListOptions {
  /** đồng for 100 yen, instead of the day's own. */
  readonly yenX100?: number | undefined;
  /** As in older years: no thousands separators and 0 for what is not traded; otherwise commas and `-`. */
  readonly isPlain?: boolean;
  /** Yen are not traded at all. */
  readonly isYenMissing?: boolean;
}

/** The list as published at the last full half hour before `nowMs`. */
export function rateList(
  nowMs: number,
  { yenX100, isPlain = false, isYenMissing = false }: ListOptions = {},
): string {
  const publishedMs = nowMs - (nowMs % 1_800_000);
  const none = isPlain ? '0' : '-';
  const rows = CURRENCIES.map(({ code, name, sellX100, isCashTraded }) => {
    const moved =
      code === 'JPY' && yenX100 !== undefined ? yenX100 : sellX100 + driftOf(publishedMs, sellX100);
    const isGone = code === 'JPY' && isYenMissing;
    const write = (x100: number): string => (isGone ? none : decimals(x100, isPlain));
    const buy = isCashTraded ? write(Math.round(moved * 0.975)) : none;
    return `  <Exrate CurrencyCode="${code}" CurrencyName="${name}" Buy="${buy}" Transfer="${write(Math.round(moved * 0.985))}" Sell="${write(moved)}" />`;
  });
  return `<!--For reference only. Only one request every 5 minutes!-->\n<ExrateList>\n  <DateTime>${dateTime(publishedMs)}</DateTime>\n${rows.join('\n')}\n  <Source>Hako pretend bank</Source>\n</ExrateList>\n`;
}

/** Up to half a percent up or down, the same for everybody who asks about that half hour. */
function driftOf(publishedMs: number, sellX100: number): number {
  const step = Math.floor(publishedMs / 1_800_000) % 97;
  return Math.round((sellX100 * (step - 48)) / 9_600);
}

function decimals(x100: number, isPlain: boolean): string {
  const units = String(Math.floor(x100 / 100));
  const cents = String(x100 % 100).padStart(2, '0');
  return `${isPlain ? units : units.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** `7/13/2026 10:00:00 AM`, Vietnam's time without saying so. */
function dateTime(atMs: number): string {
  const at = new Date(atMs + 7 * 3_600_000);
  const hour = at.getUTCHours();
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = `${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()}`;
  return `${day} ${hour % 12 === 0 ? 12 : hour % 12}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} ${hour < 12 ? 'AM' : 'PM'}`;
}
