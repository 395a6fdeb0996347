import type { Page } from 'playwright-core';
import { signInWithApp } from '../../support/desk/account.ts';
import { useBrowser } from '../../support/story.ts';
import { addresses, begin, nowMs } from '../company/company-calls.ts';
import { notes } from '../notes.ts';
import { COLLEAGUES, type Colleague } from './colleagues.ts';

const DESK = { width: 1366, height: 768 };

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
  const reached = { baseURL: addresses.publicUrl, ignoreHTTPSErrors: true };
  const { person } = useBrowser(reached, 'file');
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
      const secret = notes.secrets[colleague] as string;
      const { email } = COLLEAGUES[colleague];
      await signInWithApp(page, '/desk/login', { email, secret }, nowMs());
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
