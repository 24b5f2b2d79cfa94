/**
 * The Chromium that the browser suites drive: the system's, else installed with the system's packages, else Playwright's.
 * The shell without windows comes first: the same engine, for about three fifths of the processor time.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '#infrastructure/launcher/child.mjs';
import { progress, root, Sayable } from '#infrastructure/launcher/house.mjs';
import { canInstall, installDebianPackage } from './debian.mjs';

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const packages = ['chromium-headless-shell', 'chromium'];

/** @returns {Promise<string | undefined>} the path of its program */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) return named;
  const system = places.find((path) => existsSync(path));
  if (system !== undefined) return system;
  const { chromium } = await import('playwright');
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : undefined;
}

/** Finds a Chromium, or installs one; fails with every reason where neither way works. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== undefined) return found;
  /** @type {string[]} */
  const reasons = [];
  const ways = [
    ...(canInstall() ? packages.map((name) => () => installDebianPackage(name, 'a Chromium browser')) : []),
    () => progress('Downloading a Chromium browser', downloadWithPlaywright),
  ];
  for (const way of ways) {
    try {
      await way();
      const installed = await findChromium();
      if (installed !== undefined) return installed;
      reasons.push('the installation brought no browser');
    } catch (failure) {
      reasons.push(failure instanceof Error ? failure.message : String(failure));
    }
  }
  throw new Sayable(`No Chromium browser was found, and none could be installed:\n${reasons.join('\n')}`);
}

async function downloadWithPlaywright() {
  const tool = join(root, 'node_modules/playwright/cli.js');
  await runQuietly(process.execPath, [tool, 'install', 'chromium']);
}
