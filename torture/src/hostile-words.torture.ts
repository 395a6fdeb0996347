import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { pretendSettings } from '../../scripts/pretend-settings.ts';
import { printPage } from '../../server/src/modules/billing/slips/print-page.ts';
import { sanitiseHtml } from '../../server/src/modules/marketplaces/reading/sanitise.ts';
import { writeLetter } from '../../server/src/modules/notifications/channels/rules/letter.ts';
import { type RealProcess, startRealProcess } from '../../server/test-support/rigs/real-process.ts';
import { liveIn } from '../../server/test-support/rigs/swap/lived-in.ts';
import { hasShared, readSharedJson } from '../../server/test-support/world/captures.ts';
import {
  type PretendService,
  startPretendService,
} from '../../server/test-support/world/pretend-service.ts';
import {
  type Browser,
  type BrowserContext,
  listenForScripts,
  type Page,
  scriptsIn,
} from './hostile-words/look-for-scripts.ts';
import { type Place, placesIn, plant, SIGN } from './hostile-words/plant.ts';
import { visitorsOf } from './hostile-words/visitors.ts';
import { isLarge, sized, tell } from './scale.ts';

// Words that would run as scripts, in every place where somebody else's words stand, opened in
// Chromium without the policy of our pages: escaping and cleaning alone must hold.

const VECTORS = isLarge && hasShared ? wordsThatRun() : [];
/** Of the pages of somebody who has everything; the pages that are only words take all. */
const ON_PAGES = Math.min(VECTORS.length, sized({ ci: 40, gate: 400, release: 100_000 }));
const AT_ONCE = 40;
const ON_PAPER = 60;
/** So many pages of each show them at least, or nothing was tried. */
const SINKS_PROMISED = 8;

function wordsThatRun(): string[] {
  const all = readSharedJson('data/security/xss/vectors.json') as unknown[];
  return all.map(String).slice(0, sized({ ci: 60, gate: 100_000, release: 100_000 }));
}

if (!isLarge) tell('hostile words: SKIPPED at this size. npm run torture -- gate hostile-words');
else if (!hasShared) tell('hostile words: SKIPPED, the list of them is not beside the repository');

/** Pages that consist of words alone. */
const SINKS: Readonly<Record<string, (words: readonly string[]) => string>> = {
  'what sellers write': (words) => words.map((word) => `<div>${sanitiseHtml(word)}</div>`).join(''),
  'what sellers write, inside other markup': (words) =>
    words.map((word) => sanitiseHtml(`<table><tr><td><a href="${word}">${word}</a>`)).join(''),
  'a printed slip': (words) => printPage(words.map(slipOf), 'a4'),
  'a letter': (words) =>
    writeLetter({
      ...{ name: words[0] ?? '', publicUrl: 'http://hako.test', more: 0, stops: [] },
      items: words.map((word) => ({ kind: 'order', title: word, body: word, link: '/account' })),
    }).html,
};

const slipOf = (word: string): Parameters<typeof printPage>[0][number] => ({
  ...{ code: word.slice(0, 40), state: word, createdAt: new Date(0), receiver: word, phone: word },
  ...{ address: word, tracking: word, total: 0, isPaid: false, collect: 0 },
  goods: [{ code: word, name: word, quantity: 1, weightG: 1 }],
  lines: [{ label: word, amount: 1 }],
});

const chunks = (words: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(words.length / size) }, (_, n) =>
    words.slice(n * size, (n + 1) * size),
  );

describe.runIf(isLarge && hasShared)('words that would run', { timeout: 0 }, () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    context = await browser.newContext({ bypassCSP: true, locale: 'vi-VN' });
    await listenForScripts(context);
    page = await context.newPage();
  });
  afterAll(() => browser?.close());

  /** The words of which something ran or would run, as they stand on a page of their own. */
  async function dangersOf(draw: (words: readonly string[]) => string): Promise<string[]> {
    const dangers: string[] = [];
    for (const words of chunks(VECTORS, ON_PAPER)) {
      await page.goto('about:blank');
      await page.setContent(draw(words), { waitUntil: 'domcontentloaded' });
      for (const said of await scriptsIn(page)) dangers.push(`${said}: one of ${words[0]} …`);
    }
    return dangers;
  }

  it.each(Object.keys(SINKS))('do nothing as %s', async (name) => {
    const dangers = await dangersOf(SINKS[name] as (words: readonly string[]) => string);
    tell(`hostile words: ${VECTORS.length} as ${name}, ${dangers.length} ran or would run`);
    expect(dangers.slice(0, 5)).toEqual([]);
  });

  it('do nothing on the pages of somebody who has everything, nor at the desk', async () => {
    const life = await openLife();
    try {
      const visitors = await visitorsOf(browser, life.api.url, life.service.platform.pool);
      const dangers: string[] = [];
      const showing = new Map(visitors.map(({ name }) => [name, new Set<string>()]));
      let planted: Place[] = [];
      for (const words of chunks(VECTORS.slice(0, ON_PAGES), AT_ONCE)) {
        planted = await plant(life.service.platform.pool, life.places, words);
        for (const visitor of visitors)
          for (const path of visitor.paths) {
            const { said, isShown } = await lookAt(visitor.page, life.api.url + path);
            dangers.push(...said.map((one) => `${visitor.name} at ${path}: ${one}`));
            if (isShown) showing.get(visitor.name)?.add(path);
          }
      }
      for (const { name, paths } of visitors) {
        const seen = showing.get(name) as Set<string>;
        tell(`hostile words: ${name} saw them on ${seen.size} of ${paths.length} pages`);
        expect(seen.size, name).toBeGreaterThanOrEqual(SINKS_PROMISED);
      }
      tell(
        `hostile words: ${ON_PAGES} in ${planted.length} columns, ${dangers.length} ran or would run`,
      );
      expect(planted.length).toBeGreaterThan(20);
      expect(dangers.slice(0, 5)).toEqual([]);
    } finally {
      await life.close();
    }
  });

  it('are noticed where nobody cleans them', async () => {
    const raw = (words: readonly string[]) => words.map((word) => `<div>${word}</div>`).join('');
    expect((await dangersOf(raw)).length).toBeGreaterThan(100);
  });
});

interface Life {
  readonly service: PretendService;
  readonly api: RealProcess;
  readonly places: readonly Place[];
  close(): Promise<void>;
}

async function openLife(): Promise<Life> {
  const service = await startPretendService(60_000_000);
  await liveIn(service);
  const api = await startRealProcess(service.platform, 'api', {
    ...pretendSettings(service.sim.url),
    ...{ HAKO_ENV: 'test', HAKO_SECRET: service.platform.config.secret },
  });
  return {
    service,
    api,
    places: await placesIn(service.platform.pool),
    async close() {
      await api.end();
      // What was planted keeps no promise of the rows.
      await service.close().catch(() => undefined);
    },
  };
}

async function lookAt(page: Page, address: string): Promise<{ said: string[]; isShown: boolean }> {
  await page.goto(address, { waitUntil: 'load' });
  return { said: await scriptsIn(page), isShown: (await page.content()).includes(SIGN) };
}
