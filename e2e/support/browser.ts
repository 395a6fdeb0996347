import { existsSync } from 'node:fs';
import { type Browser, chromium as playwright } from 'playwright-core';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * A headless Chromium: the machine's own where there is one, else the one from npm, which brings its
 * libraries. `more` are flags besides those of every test.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const args = [...FLAGS, ...more];
  if (existsSync(SYSTEM_CHROMIUM))
    return playwright.launch({ executablePath: SYSTEM_CHROMIUM, args });
  return playwright.launch({
    executablePath: await unpacked(),
    args,
    env: { ...process.env } as Record<string, string>,
  });
}

/**
 * Where the package's own list of fonts looks for them, whatever TMPDIR says. Without any font
 * Chromium dies.
 */
const FONTS_ARE_UNDER = '/tmp';

/** The path of the npm package's Chromium, unpacked at first use. */
async function unpacked(): Promise<string> {
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = FONTS_ARE_UNDER;
  try {
    // Set before the package is loaded: it then unpacks the shared libraries that a bare system lacks.
    process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
}
