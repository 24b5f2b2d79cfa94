/**
 * Makes copies of the tree to break things in, each with a database server and a folder for temporary files.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { runQuietly } from '#infrastructure/launcher/child.mjs';
import { startCluster } from '../postgres.mjs';

/**
 * @typedef {object} Copy
 * @property {string} root
 * @property {string} config of vitest, from the root
 * @property {NodeJS.ProcessEnv} environment
 * @property {() => Promise<void>} build builds both programs, as far as they are stale; fails where one does not build
 * @property {() => Promise<void>} tidy removes what a broken program made: files, databases, programs
 * @property {() => Promise<void>} stop
 */

/** At the root: everything but the source. */
const leftOut = new Set(['node_modules', '.git', '.cache', 'dist', 'data', 'coverage']);

/** @param {string} source @param {string} target */
function copyTree(source, target) {
  cpSync(source, target, {
    recursive: true,
    filter: (path) => !leftOut.has(relative(source, path).split(sep)[0] ?? ''),
  });
  symlinkSync(realpathSync(join(source, 'node_modules')), join(target, 'node_modules'));
}

const buildScript = "import { buildPrograms } from './infrastructure/launcher/programs.mjs'; await buildPrograms();";

/** Builds without a look at the libraries: those are the source's own, and nothing is installed over them. @param {string} root */
const buildIn = (root) => runQuietly(process.execPath, ['--input-type=module', '--eval', buildScript], { cwd: root });

/**
 * Builds the programs of the unbroken tree, once, when they are needed first: a break makes only one of them stale.
 *
 * @param {string} source
 * @param {string} home
 * @returns {() => Promise<string>} answers the folder of what was built
 */
export function unbrokenPrograms(source, home) {
  /** @type {Promise<string> | undefined} */
  let built;
  const make = async () => {
    const root = join(home, 'unbroken');
    copyTree(source, root);
    await buildIn(root);
    return join(root, 'dist');
  };
  return () => (built ??= make());
}

const config = 'dist/mutants.config.mjs';

/**
 * @param {{ source: string, home: string, number: number, chromium: string, programs: () => Promise<string> }} asked
 *   `home`: a folder that every user may pass, because the database server has a user of its own
 * @returns {Promise<Copy>}
 */
export async function makeCopy({ source, home, number, chromium, programs }) {
  const root = join(home, `copy-${number}`);
  const temporary = join(home, `tmp-${number}`);
  copyTree(source, root);
  const dist = join(root, 'dist');
  const begin = () => {
    for (const folder of [temporary, dist]) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
    }
    chmodSync(temporary, 0o777);
    writeFileSync(join(root, config), configOf());
  };
  begin();
  const cluster = await startCluster({ synced: false });
  return {
    root,
    config,
    environment: {
      ...process.env,
      NO_COLOR: '1',
      TMPDIR: temporary,
      CHROMIUM_PATH: chromium,
      POSTGRES_BIN: cluster.bin,
      TEST_DATABASE_URL: cluster.url,
    },
    build: async () => {
      if (!existsSync(join(dist, 'backoffice'))) cpSync(await programs(), dist, { recursive: true });
      await buildIn(root);
    },
    tidy: async () => {
      begin();
      await dropDatabases(cluster.url);
    },
    stop: () => cluster.stop(),
  };
}

/** The suites' own settings, with files in the order given and every event told. */
function configOf() {
  const nearby = (/** @type {string} */ name) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
  return `import settings from '../tests/vitest.config.ts';
import { GivenOrder } from ${nearby('./given-order.mjs')};
import { ReportEvents } from ${nearby('./report-events.mjs')};
const own = { maxWorkers: 1, reporters: [new ReportEvents()], sequence: { sequencer: GivenOrder } };
export default { ...settings, test: { ...settings.test, ...own } };
`;
}

/** Drops every database but the server's own: a broken schema must not serve the next break. @param {string} url */
async function dropDatabases(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('update pg_database set datistemplate = false where datname like $1', ['farelane_%']);
    const { rows } = await client.query("select datname from pg_database where datname ~ '^(test|farelane)_'");
    for (const { datname } of rows)
      await client.query(`drop database ${client.escapeIdentifier(datname)} with (force)`);
  } finally {
    await client.end();
  }
}
