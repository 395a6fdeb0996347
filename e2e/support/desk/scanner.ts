import type { Page } from 'playwright-core';

const SCANNER_GAP_MS = 10;

/**
 * As a barcode scanner types: a character each 10 ms, then Enter. Each stroke carries its own time,
 * as from a real keyboard, so that a busy machine does not make a slow typist of the scanner.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const startedAtMs = Date.now() - code.length * SCANNER_GAP_MS;
  for (const [index, key] of [...code, 'Enter'].entries()) {
    const timestamp = (startedAtMs + index * SCANNER_GAP_MS) / 1000;
    const text = key === 'Enter' ? '\r' : key;
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp });
  }
  await keyboard.detach();
}
