import { Parser } from 'htmlparser2';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import { createHttpClient } from '../../../platform/outside/http-client.ts';

const SOURCE = 'exchange-rates';

/** One currency of the list; hundredths of a đồng for one unit. Undefined: not traded. */
export interface RateEntry {
  readonly code: string;
  readonly name: string;
  readonly buyX100: number | undefined;
  readonly transferX100: number | undefined;
  readonly sellX100: number | undefined;
}

export interface RateList {
  readonly source: 'vietcombank' | 'desk';
  readonly quotedAt: Date;
  readonly entries: readonly RateEntry[];
}

export interface RateFeed {
  /** The list as it stands now. Outages `timeout`, `unreachable`, `failing`, `blocked`, and `broken` for anything that is not such a list. */
  read(): Promise<RateList>;
  close(): Promise<void>;
}

/** A feed in the format of Vietcombank's XML (`pXML.aspx?b=10`). The bank asks for at most one request in five minutes. */
export function createRateFeed({ url, clock }: { url: string; clock: Clock }): RateFeed {
  const client = createHttpClient({
    source: SOURCE,
    baseUrl: url,
    clock,
    connections: 1,
    maxBytes: 200_000,
  });
  return {
    async read() {
      const answer = await client.send({
        path: '/Usercontrols/TVPortal.TyGia/pXML.aspx?b=10',
        timeoutMs: 8_000,
      });
      if (answer.status === 403) throw new Outage(SOURCE, 'blocked', 'HTTP 403');
      if (answer.status === 429) throw new Outage(SOURCE, 'limited', 'HTTP 429');
      if (answer.status !== 200) throw new Outage(SOURCE, 'failing', `HTTP ${answer.status}`);
      return parseRateList(answer.text());
    },
    close: () => client.close(),
  };
}

/** Reads the bank's XML. Throws Outage `broken` naming what was missing; a currency that cannot be read is left out, never guessed. */
export function parseRateList(xml: string): RateList {
  const entries: RateEntry[] = [];
  let dateTime = '';
  let isInDateTime = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        isInDateTime = name === 'datetime';
        const code = attributes['currencycode']?.trim();
        if (name !== 'exrate' || !code || !/^[A-Z]{3}$/.test(code)) return;
        const [buy, transfer, sell] = [
          attributes['buy'],
          attributes['transfer'],
          attributes['sell'],
        ].map(hundredthsOf);
        entries.push({
          code,
          name: attributes['currencyname']?.trim() ?? code,
          buyX100: buy,
          transferX100: transfer,
          sellX100: sell,
        });
      },
      ontext(text) {
        if (isInDateTime) dateTime += text;
      },
      onclosetag() {
        isInDateTime = false;
      },
    },
    { xmlMode: false, decodeEntities: true },
  );
  parser.end(xml);
  const quotedAt = timeOf(dateTime.trim());
  if (quotedAt === undefined)
    throw new Outage(SOURCE, 'broken', `"${dateTime.slice(0, 40)}"`, 'ExrateList.DateTime');
  if (entries.length === 0) throw new Outage(SOURCE, 'broken', '', 'ExrateList.Exrate');
  return { source: 'vietcombank', quotedAt, entries };
}

/** `26,050.00`, `16831.49` or `176` as hundredths; undefined for `-`, `0`, empty and everything that is no such number. */
export function hundredthsOf(text: string | undefined): number | undefined {
  const parts = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(text?.trim() ?? '');
  if (parts === null) return undefined;
  const value =
    Number((parts[1] as string).replaceAll(',', '')) * 100 +
    Number((parts[2] ?? '').padEnd(2, '0'));
  return value > 0 ? value : undefined;
}

/** `7/13/2026 10:00:00 AM`, month first, in Vietnam's time without saying so. */
export function timeOf(text: string): Date | undefined {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d{2}):(\d{2}) (AM|PM)$/.exec(text);
  if (parts === null) return undefined;
  const [month, day, year, hour, minute, second] = parts.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (
    month < 1 ||
    month > 12 ||
    day < 1 ||
    day > 31 ||
    hour < 1 ||
    hour > 12 ||
    minute > 59 ||
    second > 59
  )
    return undefined;
  const hour24 = (hour % 12) + (parts[7] === 'PM' ? 12 : 0);
  const at = new Date(Date.UTC(year, month - 1, day, hour24 - 7, minute, second));
  return new Date(at.getTime() + 7 * 3_600_000).getUTCDate() === day ? at : undefined;
}
