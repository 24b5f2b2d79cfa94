/**
 * First JavaScript: every script that a real browser asks for before login accepts input, and before found flights are
 * shown, against a bare React and router page built by the same tool with the same settings. When a page accepts input is
 * seen in the page itself, at the moment its first field stands in it, so that a busy machine does not count what is
 * fetched afterwards. Sizes are of the scripts compressed by gzip at level 9, however the server sends them.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { chromium } from 'playwright';
import { root } from '#infrastructure/launcher/house.mjs';
import { ensureChromium } from '../run/browser.mjs';
import { dayAhead } from './client.mjs';
import { password, startBackOffice } from './servers.mjs';

/**
 * @param {string} buildFolder
 * @returns {Promise<import('./measure.ts').Line[]>}
 */
export async function benchJavaScript(buildFolder) {
  const bareFolder = await buildBarePage(join(buildFolder, 'bare-page'));
  const bareServer = await serveFolder(bareFolder);
  const data = mkdtempSync(join(tmpdir(), 'farelane-bench-'));
  const office = await startBackOffice({ DATA_DIR: data });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const bare = await scriptsUntilInput(browser, `http://127.0.0.1:${bareServer.port}/login`);
    const portal = `http://127.0.0.1:${office.port}`;
    const login = await scriptsUntilInput(browser, `${portal}/login`);
    const results = await scriptsOfResults(browser, portal);
    return [
      { what: 'first JavaScript of a bare React + router page', value: bare / 1000, unit: 'kB', note: 'gzip' },
      { what: 'first JavaScript of login', value: login / 1000, unit: 'kB', note: 'gzip, until it accepts input' },
      { what: 'login ÷ bare', value: login / bare, unit: '×', note: 'asked: 1.7 or less' },
      {
        what: 'JavaScript of results',
        value: results / 1000,
        unit: 'kB',
        note: 'gzip, from nothing until flights are shown',
      },
      { what: 'results ÷ bare', value: results / bare, unit: '×' },
    ];
  } finally {
    await browser.close();
    await office.stop();
    bareServer.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * Bytes, compressed, of the scripts that an empty browser asks for from opening an address until a field is there.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
async function scriptsUntilInput(browser, address) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(noteFirstInput);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('textbox').first().fill('ready');
    const ready = await page.evaluate(() => /** @type {number} */ (Reflect.get(window, 'firstInputAt')));
    return await sizeOf(await page.evaluate(scriptsBefore, ready));
  } finally {
    await context.close();
  }
}

/** In the page: keeps when the first field was put into it, in `window.firstInputAt`. */
function noteFirstInput() {
  const watcher = new MutationObserver(() => {
    if (document.querySelector('input') === null) return;
    watcher.disconnect();
    Object.assign(window, { firstInputAt: performance.now() });
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/**
 * In the page: the addresses of the scripts asked for before a moment, each once.
 *
 * @param {number} moment milliseconds since the page was opened
 */
function scriptsBefore(moment) {
  const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= moment);
  return [...new Set(asked.map(({ name }) => name).filter((name) => /\.m?js(\?|$)/.test(name)))];
}

/**
 * Bytes of all scripts together, compressed one by one.
 *
 * @param {readonly string[]} addresses
 */
async function sizeOf(addresses) {
  if (addresses.length === 0) throw new Error('No script was seen');
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
      return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length;
    }),
  );
  return sizes.reduce((before, size) => before + size, 0);
}

/**
 * Logs in, then opens a search's own address in the same browser with an empty cache.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} portal
 */
async function scriptsOfResults(browser, portal) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${portal}/login`);
    await page.getByRole('textbox').first().fill('agent@demo.test');
    await page.locator('input[type=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
    const client = await context.newCDPSession(page);
    await client.send('Network.clearBrowserCache');
    const fresh = await context.newPage();
    await (await context.newCDPSession(fresh)).send('Network.setCacheDisabled', { cacheDisabled: true });
    await fresh.goto(`${portal}${resultsAddress()}`, { waitUntil: 'commit' });
    await fresh.getByRole('listitem').getByRole('radio').first().waitFor();
    await fresh.waitForLoadState('networkidle');
    return await sizeOf(await fresh.evaluate(scriptsBefore, Number.POSITIVE_INFINITY));
  } finally {
    await context.close();
  }
}

function resultsAddress() {
  return `/flight/owresults?trip=DEL-BOM-${dayAhead(30)}`;
}

/** @param {string} folder */
async function buildBarePage(folder) {
  const { content } = await loadConfig({ cwd: root, path: join(root, 'rsbuild.config.ts') });
  const portal = content.environments?.['portal'];
  if (portal === undefined) throw new Error('rsbuild.config.ts has no environment "portal"');
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      root,
      mode: 'production',
      logLevel: 'error',
      performance: { printFileSize: false },
      environments: {
        bare: {
          ...portal,
          source: { entry: { index: './tests/bench/bare-page/main.tsx' } },
          output: { ...portal.output, distPath: { root: folder } },
        },
      },
    },
  });
  await rsbuild.build();
  return folder;
}

const types = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css' };

/**
 * Serves a built page: its files, and the page itself for every other address.
 *
 * @param {string} folder
 * @returns {Promise<{ port: number, close: () => void }>}
 */
function serveFolder(folder) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path);
    const known = path !== '/' && !path.includes('..') && existsSync(file);
    const ending = Object.entries(types).find(([each]) => file.endsWith(each))?.[1] ?? 'text/html';
    response.writeHead(200, { 'content-type': known ? ending : 'text/html' });
    response.end(readFileSync(known ? file : join(folder, 'index.html')));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      resolve({ port, close: () => server.close() });
    });
  });
}
