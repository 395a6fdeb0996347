import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { ownProduct } from './own-product.ts';
import { launchBrowser } from './browser.ts';

const ARTEFACTS = path.resolve(import.meta.dirname, '../artefacts');

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** What Chromium says when a page is left while its data still streams. */
const LEFT_WHILE_READING = 'BodyStreamBuffer was aborted';

/**
 * One browser for all files of a worker: to start one costs as much as a short story. It ends with
 * the worker.
 */
let browserOfWorker: Promise<Browser> | undefined;
async function sharedBrowser(): Promise<Browser> {
  if (!(await browserOfWorker)?.isConnected()) browserOfWorker = launchBrowser();
  return browserOfWorker as Promise<Browser>;
}

/**
 * A browser for the stories of one file; each person gets a context (cookies, keys) of their own.
 * Who came within a test leaves with it, unless `untilEndOf` is the file, and who came before the
 * tests stays to the last one. `settings` are for a product that is reached in another way.
 */
export function useBrowser(
  settings: BrowserContextOptions = {},
  untilEndOf: 'test' | 'file' = 'test',
): {
  person(viewport?: { width: number; height: number }): Promise<Page>;
} {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const close = async (some: BrowserContext[]): Promise<void> => {
    for (const context of some) await context.close();
  };
  let staying = 0;
  beforeAll(async () => {
    browser = await sharedBrowser();
    mkdirSync(ARTEFACTS, { recursive: true });
  });
  beforeEach(() => {
    staying = contexts.length;
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await takePictures();
    if (untilEndOf === 'test') await close(contexts.splice(staying));
  });
  async function takePictures(): Promise<void> {
    const pages = contexts.flatMap((context) => context.pages());
    for (const [index, page] of pages.entries())
      await page
        .screenshot({
          path: path.join(ARTEFACTS, `failed-${process.env['VITEST_POOL_ID']}-${index}.png`),
        })
        .catch(() => undefined);
  }
  afterAll(() => close(contexts));
  return {
    async person(viewport = PHONE) {
      const context = await browser.newContext({
        viewport,
        baseURL: ownProduct.url,
        locale: 'vi-VN',
        timezoneId: 'Asia/Ho_Chi_Minh',
        permissions: ['clipboard-read', 'clipboard-write'],
        hasTouch: viewport.width < 600,
        ...settings,
      });
      contexts.push(context);
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => {
        if (message !== LEFT_WHILE_READING) problemsOf(page).push(message);
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && !/40[0-9]|50[0-9]/.test(message.text()))
          problemsOf(page).push(message.text());
      });
      return page;
    },
  };
}

const problems = new WeakMap<Page, string[]>();

function problemsOf(page: Page): string[] {
  const known = problems.get(page) ?? [];
  problems.set(page, known);
  return known;
}

/** Opens an address of ours and waits until the page answers to fingers, so that nothing is pressed before its script is there. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await awake(page);
}

/** Waits until the script of the page has taken over (`web/src/entry.client.tsx`). */
export async function awake(page: Page): Promise<void> {
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}

/**
 * Takes a picture for people to look at, and requires that nothing broke on the page and that axe finds nothing. Waits for fonts and for the
 * pictures in sight, never for a quiet network: the live stream of who is signed in stays open.
 */
export async function look(page: Page, name: string): Promise<void> {
  // A font is asked for when its first letter is drawn, so not before the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.waitForFunction(isDrawn, undefined, { timeout: 5_000 }).catch(() => undefined);
  await page.screenshot({ path: path.join(ARTEFACTS, `${name}.png`) });
  const { violations } = await new AxeBuilder({ page })
    // Without a second page to finish in and without what is right: a third of the time. Our pages have no frames.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
    `axe on ${name}`,
  ).toEqual([]);
  expect(problemsOf(page), `errors on ${name}`).toEqual([]);
}

/** Runs in the page: fonts are there, and every picture that is in sight. */
function isDrawn(): boolean {
  const isInSight = (picture: HTMLImageElement): boolean => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  return (
    document.fonts.status === 'loaded' &&
    [...document.images].every((picture) => picture.complete || !isInSight(picture))
  );
}

/** A JSON call to the pretend world's own API, e.g. `pretend('GET', '/sms/messages?to=…')`. */
export async function pretend<Answer>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  address: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(`${ownProduct.simulatorUrl}${address}`, {
    method,
    headers: body ? { 'content-type': 'application/json' } : {},
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
