import type { launchBrowser } from '../../../e2e/support/browser.ts';

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type BrowserContext = Awaited<ReturnType<Browser['newContext']>>;
export type Page = Awaited<ReturnType<BrowserContext['newPage']>>;

const EVENTS = ['mouseover', 'mouseenter', 'focus', 'pointerover', 'keydown', 'input', 'toggle'];

/** Whatever words make run is remembered, in every page of the context. */
export async function listenForScripts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(globalThis, { hostileRan: ran });
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Object.defineProperty(globalThis, name, { value: () => void ran.push(name) });
  });
}

/** What ran, what would run when somebody came near, and addresses that are scripts. */
export function scriptsIn(page: Page): Promise<string[]> {
  return page.evaluate(async (events) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name } of element.attributes)
        if (/^on/i.test(name)) found.push(`${element.tagName} ${name}`);
      for (const name of ['href', 'src', 'action', 'formAction', 'data']) {
        const value = (element as unknown as Record<string, unknown>)[name];
        // React puts an address of its own in place of one that would run.
        const isBlocked = /^javascript:throw new Error\('React has blocked/.test(String(value));
        if (!isBlocked && typeof value === 'string' && /^\s*(?:javascript|vbscript):/i.test(value))
          found.push(`${element.tagName} ${name}=${value.slice(0, 60)}`);
      }
      const isForeign = element.hasAttribute('srcdoc') || element.tagName === 'BASE';
      if (isForeign) found.push(element.outerHTML.slice(0, 100));
      for (const event of found.length > 0 ? events : [])
        element.dispatchEvent(new Event(event, { bubbles: true }));
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { hostileRan } = globalThis as unknown as { hostileRan?: string[] };
    return [...(hostileRan ?? []).map((name) => `ran ${name}`), ...found];
  }, EVENTS);
}
