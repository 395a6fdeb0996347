import type { Page } from 'playwright-core';
import { oneTimePassword } from '../../support/one-time-password.ts';
import { awake, useBrowser, visit } from '../../support/story.ts';
import { addresses, begin, nowMs } from '../company/company-calls.ts';
import { notes } from '../notes.ts';
import { COLLEAGUES, type Colleague } from './colleagues.ts';

const DESK = { width: 1366, height: 768 };
export const PASSWORD = 'mot mat khau that dai 2026';

/** The rooms of the company: each colleague sits at a browser of their own until the evening. */
export interface Office {
  /** A browser in which nobody is signed in. */
  anybody(viewport?: { width: number; height: number }): Promise<Page>;
  /**
   * A colleague at the desk: signed in with both factors in the morning, and from then on there.
   */
  at(colleague: Colleague): Promise<Page>;
  /** Somebody who just took the account sits down where they are. */
  sitsDown(colleague: Colleague, page: Page): void;
  /** A new morning; whoever was there has gone home. */
  begin(at: Date): Promise<void>;
}

/** Every browser shows the company's time. */
export function useOffice(): Office {
  const { person } = useBrowser({ baseURL: addresses.publicUrl, ignoreHTTPSErrors: true });
  const desks = new Map<Colleague, Page>();
  const anybody = async (viewport = DESK): Promise<Page> => {
    const page = await person(viewport);
    await page.context().addInitScript(setAhead, notes.aheadMs);
    return page;
  };
  return {
    anybody,
    async at(colleague) {
      const taken = desks.get(colleague);
      if (taken) return taken;
      const page = await anybody();
      await signIn(page, colleague);
      desks.set(colleague, page);
      return page;
    },
    sitsDown: (colleague, page) => void desks.set(colleague, page),
    async begin(at) {
      for (const page of desks.values()) await page.context().close();
      desks.clear();
      await begin(at);
    },
  };
}

const CODE_LASTS_MS = 30_000;

/** A code opens the door once; the app may be half a minute ahead and show the next one. */
async function signIn(page: Page, colleague: Colleague): Promise<void> {
  const { email } = COLLEAGUES[colleague];
  const secret = notes.secrets[colleague] as string;
  await visit(page, '/desk/login');
  await page.getByLabel('Email công việc').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Mã xác thực').fill(oneTimePassword(secret, nowMs() + CODE_LASTS_MS));
  await page.getByRole('button', { name: 'Vào bàn làm việc' }).click();
  await page.waitForURL((at) => at.pathname === '/desk/work');
  await awake(page);
}

/** Runs in the page before anything else: its clock is the company's. */
function setAhead(aheadMs: number): void {
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length > 0 ? given : [Real.now() + aheadMs], asked),
    get: (target, name, receiver) =>
      name === 'now' ? () => Real.now() + aheadMs : Reflect.get(target, name, receiver),
  });
}
