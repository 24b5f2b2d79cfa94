/**
 * The sample ring on machines that differ: with either Chromium or none, with PostgreSQL or without, idle or busy.
 *
 * Each machine is this one behind an overlay file system, in namespaces of its own: packages are removed there, a fresh clone
 * runs `npm test`, and everything is gone afterwards. It takes root on Debian.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, Sayable } from '#infrastructure/launcher/house.mjs';
import { canInstall } from './debian.mjs';

/**
 * @typedef {{ name: string, browser: 'chromium-headless-shell' | 'chromium' | 'none', postgres: boolean, load: number }} Machine
 * @typedef {{ passed: number, failed: number, reasons: string[] }} Outcome
 */

/** @type {readonly Machine[]} */
export const machines = [
  { name: 'headless shell, PostgreSQL, busy', browser: 'chromium-headless-shell', postgres: true, load: 8 },
  { name: 'full Chromium, PostgreSQL', browser: 'chromium', postgres: true, load: 0 },
  { name: 'full Chromium, no PostgreSQL, busy', browser: 'chromium', postgres: false, load: 8 },
  { name: 'no browser, no PostgreSQL', browser: 'none', postgres: false, load: 0 },
];

/** Arguments: a folder, the clone, the browser, yes or no for PostgreSQL, busy processes, the seed, words for the runner. */
const script = `
set -eu
folder=$1 clone=$2 browser=$3 postgres=$4 load=$5 seed=$6
shift 6
mount --make-rprivate /
mount -t tmpfs tmpfs "$folder"
mkdir "$folder/upper" "$folder/work" "$folder/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/upper,workdir=$folder/work" "$folder/root"
mount --rbind /dev "$folder/root/dev"
mount --rbind /sys "$folder/root/sys"
mount -t proc proc "$folder/root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$folder/root/tmp"
git clone --quiet --no-hardlinks "file://$clone" "$folder/root/farelane"
cat > "$folder/root/tmp/prepare" <<'PREPARE'
set -eu
export DEBIAN_FRONTEND=noninteractive
installed() { dpkg-query -W -f '\${Package} \${Status}\\n' | awk -v name="$1" '$1 ~ name && / installed$/ { print $1 }'; }
apt-get update -q >/dev/null
unwanted=$(installed '^chromium')
[ "$2" = yes ] || unwanted="$unwanted $(installed '^postgresql')"
[ -z "$(echo $unwanted)" ] || apt-get purge -y -q $unwanted >/dev/null
[ "$2" = yes ] || rm -f /usr/bin/postgres /usr/bin/initdb /usr/local/bin/postgres /usr/local/bin/initdb
[ "$1" = none ] || apt-get install -y -q --no-install-recommends "$1" >/dev/null
[ "$2" = no ] || apt-get install -y -q --no-install-recommends postgresql >/dev/null
PREPARE
chroot "$folder/root" sh /tmp/prepare "$browser" "$postgres"
for _ in $(seq "$load"); do (while :; do :; done) & done
unset CHROMIUM_PATH POSTGRES_BIN TEST_DATABASE_URL TEST_RING
export TEST_SEED="$seed"
exec chroot "$folder/root" sh -c 'cd /farelane && exec npm test -- "$@"' test "$@"
`;

/**
 * Runs the sample ring on each machine in turn; words choose suites or files instead.
 *
 * @param {string} seed
 * @param {readonly string[]} [words]
 * @returns {Promise<Outcome>}
 */
export async function runOnMachines(seed, words = []) {
  if (!canInstall()) throw new Sayable('Other machines need root on Debian: run the tests as root.');
  /** @type {Outcome} */
  const total = { passed: 0, failed: 0, reasons: [] };
  for (const machine of machines) {
    console.log(`\n── machine: ${machine.name}`);
    const { passed, failed } = await runOn(machine, seed, words);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) total.reasons.push(`machine: ${machine.name}: ${failed} failed (see above)`);
  }
  return total;
}

/**
 * @param {Machine} machine
 * @param {string} seed
 * @param {readonly string[]} words
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function runOn({ browser, postgres, load }, seed, words) {
  const folder = mkdtempSync(join(tmpdir(), 'farelane-machine-'));
  mkdirSync(folder, { recursive: true });
  try {
    const given = [folder, root, browser, postgres ? 'yes' : 'no', String(load), seed, ...words];
    const namespaces = ['--mount', '--pid', '--ipc', '--fork', '--kill-child', '--'];
    const said = await lines('unshare', [...namespaces, 'bash', '-c', script, 'machine', ...given]);
    const [, passed = '0', failed = '1'] = /^(\d+) passed, (\d+) failed$/m.exec(said) ?? [];
    return { passed: Number(passed), failed: Number(failed) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<string>} the end of what it printed
 */
function lines(command, args) {
  return new Promise((resolve) => {
    let said = '';
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child.on('error', (error) => resolve(error.message));
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      process.stdout.write(chunk);
      said = (said + chunk.toString('utf8')).slice(-10_000);
    });
    child.on('close', () => resolve(said));
  });
}
