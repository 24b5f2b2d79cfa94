/**
 * Installs a package of the system where that is allowed: on Debian and its kin, as root.
 */
import { existsSync } from 'node:fs';
import { runQuietly } from '#infrastructure/launcher/child.mjs';
import { progress, Sayable } from '#infrastructure/launcher/house.mjs';

/** Whether {@link installDebianPackage} can be tried at all. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * @param {string} name such as "chromium"
 * @param {string} what such as "a Chromium browser"
 */
export async function installDebianPackage(name, what) {
  if (!canInstall()) {
    throw new Sayable(
      `${what} is needed and not installed; run "apt-get install -y ${name}" as root, or run the tests as root.`,
    );
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await progress(`Installing ${what} (${name})`, async () => {
    await runQuietly('apt-get', ['update', '-q'], { env });
    await runQuietly('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
  });
}
