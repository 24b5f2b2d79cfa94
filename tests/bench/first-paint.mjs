/**
 * How soon the built portal shows a screen to somebody far away on a slow machine: the largest paint and the layout shift
 * of each screen, opened by its address with nothing kept by the browser. Network and processor are slowed by the browser.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../run/browser.mjs';
import { dayAhead } from './client.mjs';
import { password, startBackOffice } from './servers.mjs';

const slowDown = 4;
const bytesPerSecond = 1_600_000 / 8;
const latency = 150;
const rounds = 3;

/** Milliseconds that are asked for. */
const asked = { login: 1800, other: 2200 };

const screens = [
  { name: 'login', path: '/login', out: true },
  { name: 'landing', path: '/search' },
  { name: 'flight search', path: '/flight' },
  { name: 'results', path: `/flight/owresults?trip=DEL-BOM-${dayAhead(30)}` },
  { name: 'my bookings', path: '/my-bookings' },
  { name: 'holds', path: '/flight/hold-queues' },
  { name: 'ledger', path: '/profile/ledger' },
  { name: 'import a PNR', path: '/import-pnr' },
];

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('./measure.ts').Line} Line
 */

/** @returns {Promise<Line[]>} */
export async function benchFirstPaint() {
  const data = mkdtempSync(join(tmpdir(), 'farelane-bench-'));
  const office = await startBackOffice({ DATA_DIR: data });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const portal = `http://127.0.0.1:${office.port}`;
    const context = await browser.newContext();
    const kept = await logIn(await context.newPage(), portal);
    await context.close();
    /** @type {Line[]} */
    const lines = [];
    for (const { name, path, out = false } of screens) {
      /** @type {Awaited<ReturnType<typeof paintOf>>[]} */
      const paints = [];
      for (let round = 0; round < rounds; round += 1)
        paints.push(await paintOf(browser, portal + path, out ? undefined : kept));
      const middle = paints.toSorted((one, other) => one.largest - other.largest)[Math.floor(rounds / 2)];
      if (middle === undefined) continue;
      const limit = out ? asked.login : asked.other;
      const { largest, shift, bytes, element } = middle;
      lines.push({
        what: `largest paint of ${name}`,
        value: largest / 1000,
        unit: 's',
        note: `asked: ${limit / 1000} s; ${Math.round(bytes / 1000)} kB until then; ${element}; layout shift ${shift.toFixed(3)}`,
      });
    }
    return lines;
  } finally {
    await browser.close();
    await office.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * What the portal keeps of a session, to be put into another browser.
 *
 * @param {Page} page
 * @param {string} portal
 */
async function logIn(page, portal) {
  await page.goto(`${portal}/login`);
  await page.getByRole('textbox').first().fill('agent@demo.test');
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {string | undefined} kept
 */
async function paintOf(browser, address, kept) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  try {
    if (kept !== undefined)
      await context.addInitScript((entries) => {
        for (const [key, value] of JSON.parse(entries)) localStorage.setItem(key, value);
      }, kept);
    const page = await context.newPage();
    await page.addInitScript(measurePaints);
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    /** @type {{ at: number, bytes: number }[]} */
    const loaded = [];
    client.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) =>
      loaded.push({ at: timestamp, bytes: encodedDataLength }),
    );
    let from = 0;
    client.on('Network.requestWillBeSent', ({ timestamp }) => (from ||= timestamp));
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    const { largest, shift, element } = await page.evaluate(
      () => /** @type {{ largest: number, shift: number, element: string }} */ (Reflect.get(window, 'paints')),
    );
    const bytes = loaded
      .filter(({ at }) => (at - from) * 1000 <= largest)
      .reduce((sum, { bytes: each }) => sum + each, 0);
    return { largest, shift, bytes, element };
  } finally {
    await context.close();
  }
}

/** In the page: the largest paint so far and the sum of layout shifts, in `window.paints`. */
function measurePaints() {
  const paints = { largest: 0, shift: 0, element: '' };
  Object.assign(window, { paints });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      paints.largest = entry.startTime;
      /** @type {Element | undefined} */
      const element = Reflect.get(entry, 'element');
      paints.element = `${element?.tagName.toLowerCase() ?? ''} ${(element?.textContent ?? '').trim().slice(0, 30)}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paints.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}
