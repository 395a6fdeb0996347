import { Check } from 'typebox/value';
import { expect } from 'vitest';
import { MergedPage } from '@hako/contract/search/merged-search';
import { pretendSettings } from '../../../scripts/pretend-settings.ts';
import { startSimulator } from '../../../simulator/src/start.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import type {
  MergedGroupRow,
  MergedMessageRow,
  MergedPageRow,
} from '../../src/modules/search/merged/merged-view.ts';
import { startTestService, type TestService } from '../test-service.ts';

/** The party of the pretend world behind each site. */
const PARTY: Readonly<Record<string, string>> = {
  auction: 'yahoo-auctions',
  mercari: 'mercari',
  shopping: 'yahoo-shopping',
  rakuten: 'rakuten',
  paypay: 'paypay',
  surugaya: 'suruga-ya',
  amazon: 'amazon',
};

export type MergedRig = Awaited<ReturnType<typeof startMergedRig>>;

/** The whole server over every pretend site, on a clock that runs and can be set ahead. */
export async function startMergedRig() {
  const simulator = await startSimulator();
  let aheadMs = 0;
  const clock = {
    now: () => new Date(systemClock.now().getTime() + aheadMs),
    monotonicMs: () => systemClock.monotonicMs() + aheadMs,
  };
  const service = await startTestService({ clock, settings: pretendSettings(simulator.url) });

  const readers = pageReaders(service);

  return {
    simulator,
    service,
    clock,
    sites: (await readers.page('q=nikon')).sites.map(({ site }) => site),
    ...readers,
    /** Something is wrong with a site until `heal`. */
    hurt: (site: string, kind: 'timeout' | 'reset' | 'slow', delayMs?: number) =>
      simulator.world.faults.add({
        party: PARTY[site] as string,
        kind,
        ...(delayMs !== undefined && { delayMs }),
      }),
    heal: () => void simulator.world.faults.remove({}),
    passMs(ms: number): void {
      aheadMs += ms;
    },
    async close(): Promise<void> {
      await service.close();
      await simulator.stop();
    },
  };
}

/** What a browser reads of a merged search: page by page, or as one stream. */
function pageReaders({ app }: Pick<TestService, 'app'>) {
  async function page(query: string): Promise<MergedPageRow> {
    const answer = await app.inject({ url: `/api/catalog/merged-page?${query}` });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    const body = answer.json();
    expect(Check(MergedPage, body), answer.body.slice(0, 500)).toBe(true);
    return body;
  }
  return {
    page,
    /** Every page from the first to the last. */
    async allPages(
      query: string,
      between: (page: number) => Promise<void> | void = () => undefined,
    ): Promise<MergedPageRow[]> {
      const pages = [await page(query)];
      for (
        let cursor = pages[0]?.cursor;
        cursor && pages.length < 60;
        cursor = pages.at(-1)?.cursor
      ) {
        await between(pages.length);
        pages.push(await page(`${query}&cursor=${cursor}`));
      }
      return pages;
    },
    async stream(query: string): Promise<MergedMessageRow[]> {
      const answer = await app.inject({ url: `/api/catalog/merged?${query}` });
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
      return answer.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    },
  };
}

export const cardsOf = (groups: readonly MergedGroupRow[]) =>
  groups.flatMap(({ members }) => members);
export const keysOf = (groups: readonly MergedGroupRow[]): string[] =>
  cardsOf(groups).map(({ site, code }) => `${site}:${code}`);
export const kw = (keyword: string): string => `q=${encodeURIComponent(keyword)}`;
