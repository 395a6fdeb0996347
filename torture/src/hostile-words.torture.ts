import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { pretendSettings } from '../../scripts/pretend-settings.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../server/src/demo-people.ts';
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
import { isLarge, sized, tell } from './scale.ts';

// Words that would run as scripts, in every place where somebody else's words stand, opened in
// Chromium without the policy of our pages: escaping and cleaning alone must hold.

const VECTORS = isLarge && hasShared ? wordsThatRun() : [];
/** Of the pages of somebody who has everything; the pages that are only words take all. */
const ON_PAGES = Math.min(VECTORS.length, sized({ ci: 40, gate: 400, release: 100_000 }));
const AT_ONCE = 40;
const ON_PAPER = 60;
/** So many pages show them at least, or nothing was tried. */
const SINKS_PROMISED = 8;
const PAGES = [
  ...['/', '/tin-tuc', '/account/dashboard', '/account/profile', '/account/favorites'],
  ...['/account/saved-searches', '/account/viewed', '/account/addresses', '/account/bids'],
  ...['/account/vip', '/account/vouchers', '/account/negotiations', '/account/messages'],
  ...['/account/complaints', '/account/cart', '/account/quotes', '/account/parcels'],
  ...['/account/invoices', '/account/wallet', '/account/wallet/withdraw'],
  '/account/user/notification-mgmt',
];

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

  it(`do nothing on ${PAGES.length} pages of somebody who has everything`, async () => {
    const life = await openLife();
    try {
      await signIn(page, life.api.url);
      const dangers: string[] = [];
      const showing = new Set<string>();
      let planted: Place[] = [];
      for (const words of chunks(VECTORS.slice(0, ON_PAGES), AT_ONCE)) {
        planted = await plant(life.service.platform.pool, life.places, words);
        for (const path of PAGES) {
          await page.goto(life.api.url + path, { waitUntil: 'load' });
          for (const said of await scriptsIn(page)) dangers.push(`${path}: ${said}`);
          if ((await page.content()).includes(SIGN)) showing.add(path);
        }
      }
      tell(
        `hostile words: ${ON_PAGES} in ${planted.length} columns, seen on ${showing.size} of ` +
          `${PAGES.length} pages, ${dangers.length} ran or would run`,
      );
      expect(showing.size).toBeGreaterThanOrEqual(SINKS_PROMISED);
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

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/account/login`, { waitUntil: 'load' });
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  await page
    .getByLabel(/Email|Số điện thoại/)
    .first()
    .fill(DEMO_CUSTOMER.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL(/\/account\/(?!login)/);
}
