/**
 * The browser of this process: one serves every file that runs in it, each page in a context of its own, and it goes when
 * the process does.
 */
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { ensureChromium } from '#tests/run/browser.mjs';

/** How many times slower than here every page is made to run: what holds on a fast machine only is found so. */
export const everySlowdown = Math.max(1, Number(process.env['TEST_SLOWDOWN'] ?? '1'));

/** How long anything on a page may take on a busy machine, milliseconds. */
export const patience = 60_000 * everySlowdown;

/** Makes a page run so many times slower. */
export async function slowDown(page: Page, times = everySlowdown): Promise<void> {
  if (times === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

let running: Promise<Browser> | undefined;

export async function openChromium(): Promise<Browser> {
  if (running !== undefined && !(await running).isConnected()) running = undefined;
  running ??= chromiumLaunch().then((how) => chromium.launch(how));
  return running;
}

/** Ends every page that a file may have left. */
export async function closePages(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/**
 * The program and the arguments. As root, in a container, Chromium's own sandbox cannot be had. Pages live for seconds, so
 * their scripts are compiled quickly, and not a second time for the hours in which that would pay.
 */
async function chromiumLaunch(): Promise<{ readonly executablePath: string; readonly args: string[] }> {
  const asRoot = process.getuid?.() === 0;
  return {
    executablePath: await ensureChromium(),
    args: [
      ...(asRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--js-flags=--no-opt',
    ],
  };
}
