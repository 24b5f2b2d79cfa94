/**
 * How soon the built portal answers a hand, in a real Chromium slowed down four times: a click on a filter of 5,000 offers,
 * as cards and as time bars, and a key in the airport box. Each from the event to the end of the frame that shows what
 * it did. The back office is real; only the answer of the search is made.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { ensureChromium } from '../run/browser.mjs';
import { buildForNode } from './build.mjs';
import { dayAhead } from './client.mjs';
import { password, startBackOffice } from './servers.mjs';

const offers = 5000;
const slowDown = 4;
const frame = 1000 / 60;
const rounds = 1;
const warmUp = 4;
/** Milliseconds that a hand rests between two presses, and that it holds the button down. */
const rest = 150;
const held = 80;
/** What is typed into the airport box, each into an empty one. */
const typed = ['mumbai', 'lond', 'del', 'new york', 'xq'];

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('./measure.ts').Line} Line
 */

/**
 * @param {string} buildFolder
 * @returns {Promise<Line[]>}
 */
export async function benchPainting(buildFolder) {
  const answer = await madeAnswer(buildFolder);
  const data = mkdtempSync(join(tmpdir(), 'farelane-bench-'));
  const office = await startBackOffice({ DATA_DIR: data });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const portal = `http://127.0.0.1:${office.port}`;
    const page = await signedIn(browser, portal);
    const least = await slowed(page, () => emptyTimes(page));
    await page.route('**/v2dispatch.jsp', (route) =>
      (route.request().postData() ?? '').includes('FLIGHTSEARCH')
        ? route.fulfill({ contentType: 'application/json', body: answer })
        : route.continue(),
    );
    await page.goto(`${portal}/flight`);
    const keys = await slowed(page, () => typingTimes(page));
    await page.goto(`${portal}/flight/owresults?trip=DEL-LHR-${dayAhead(30)}`);
    const filters = page.getByRole('region', { name: 'Filters' });
    await filters.waitFor();
    const cards = await slowed(page, () => clickTimes(page));
    await page.getByRole('radio', { name: 'Time bars' }).check();
    const bars = await slowed(page, () => clickTimes(page));
    return [
      {
        what: 'a click that changes one word of an empty page, to paint',
        value: median(least) / frame,
        unit: 'frames',
        note: 'what the machine takes at the least',
      },
      ...framesOf(`a click on a filter of ${offers} cards, to paint`, cards),
      ...framesOf(`a click on a filter of ${offers} time bars, to paint`, bars),
      {
        what: 'a key in the airport box, to paint',
        value: median(keys),
        unit: 'ms',
        note: `${slowDown} × slow-down; asked: 32 or less`,
      },
      { what: 'the slowest key of them', value: Math.max(...keys), unit: 'ms', note: `of ${keys.length}` },
    ];
  } finally {
    await browser.close();
    await office.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * @param {string} what
 * @param {readonly number[]} times milliseconds
 * @returns {Line[]}
 */
function framesOf(what, times) {
  return [
    { what, value: median(times) / frame, unit: 'frames', note: `${slowDown} × slow-down; asked: 3 or less` },
    {
      what: 'the slowest click of them',
      value: Math.max(...times) / frame,
      unit: 'frames',
      note: `of ${times.length}`,
    },
  ];
}

/** @param {readonly number[]} values */
function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @param {string} buildFolder */
export async function madeAnswer(buildFolder) {
  const file = await buildForNode('made-answer', 'tests/bench/made-answer.ts', buildFolder);
  /** @type {{ madeSearchAnswer: (count: number) => string }} */
  const { madeSearchAnswer } = await import(pathToFileURL(file).href);
  return madeSearchAnswer(offers);
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} portal
 */
async function signedIn(browser, portal) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  await page.addInitScript(measurePainting);
  await page.goto(`${portal}/login`);
  await page.getByRole('textbox').first().fill('agent@demo.test');
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

/** In the page: how long each click and each key took until the frame after it was drawn, in `window.paintings`. */
function measurePainting() {
  /** @type {number[]} */
  const paintings = [];
  Object.assign(window, { paintings });
  for (const kind of ['click', 'input']) {
    document.addEventListener(
      kind,
      ({ timeStamp, isTrusted }) => {
        if (!isTrusted) return;
        requestAnimationFrame(() => {
          // Its message comes once the frame that is being made is handed over.
          const drawn = new MessageChannel();
          drawn.port1.addEventListener('message', () => paintings.push(performance.now() - timeStamp), { once: true });
          drawn.port1.start();
          drawn.port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
  }
}

/**
 * @template T
 * @param {Page} page
 * @param {() => Promise<T>} work
 */
async function slowed(page, work) {
  const client = await page.context().newCDPSession(page);
  await page.waitForLoadState('networkidle');
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  try {
    return await work();
  } finally {
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await client.detach();
  }
}

/**
 * Takes the times that were measured since it was last asked.
 *
 * @param {Page} page
 */
function taken(page) {
  return page.evaluate(() => /** @type {number[]} */ (Reflect.get(window, 'paintings').splice(0)));
}

/**
 * Every box and every tile of the filters on and off again, a first few for nothing.
 *
 * @param {Page} page
 */
async function clickTimes(page) {
  const boxes = page
    .getByRole('region', { name: 'Filters' })
    .locator('input[type=checkbox]:enabled, button[aria-pressed]:enabled');
  const count = await boxes.count();
  const order = [...Array(warmUp).keys(), ...Array.from({ length: rounds }, () => [...Array(count).keys()]).flat()];
  /** @type {number[]} */
  const times = [];
  for (const at of order) {
    const box = boxes.nth(at);
    times.push(await clickTime(page, box), await clickTime(page, box));
  }
  return times.slice(2 * warmUp);
}

/**
 * @param {Page} page
 * @param {import('playwright').Locator} box
 */
async function clickTime(page, box) {
  await box.scrollIntoViewIfNeeded();
  const place = await box.boundingBox();
  if (place === null) throw new Error('A filter is gone');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.waitForTimeout(rest);
  await taken(page);
  await page.mouse.down();
  await page.waitForTimeout(held);
  await page.mouse.up();
  return nextTime(page);
}

/** @param {Page} page */
async function nextTime(page) {
  await page.waitForFunction(() => Reflect.get(window, 'paintings').length > 0);
  const [time = Number.NaN] = await taken(page);
  return time;
}

/**
 * The same click where there is next to nothing to draw: how busy the machine is with other things.
 *
 * @param {Page} page
 */
async function emptyTimes(page) {
  await page.goto('about:blank');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = '0';
    button.addEventListener('click', () => (button.textContent = String(Number(button.textContent) + 1)));
    document.body.append(button);
  });
  /** @type {number[]} */
  const times = [];
  for (let at = 0; at < 20; at += 1) times.push(await clickTime(page, page.getByRole('button')));
  return times;
}

/** @param {Page} page */
async function typingTimes(page) {
  const box = page.getByRole('combobox', { name: 'From' });
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const text of typed) {
      await box.click();
      await box.fill('');
      await page.waitForTimeout(rest);
      await taken(page);
      for (const letter of text) {
        await page.keyboard.press(letter);
        times.push(await nextTime(page));
        await page.waitForTimeout(rest);
      }
    }
  }
  return times;
}
