/**
 * How a test launches the browser: `chromium.launch(await chromiumLaunch())` with Playwright.
 */
import { ensureChromium } from '#tests/run/browser.mjs';

/** The program and the arguments. As root, in a container, Chromium's own sandbox cannot be had. */
export async function chromiumLaunch(): Promise<{ readonly executablePath: string; readonly args: string[] }> {
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
    ],
  };
}
