/**
 * Builds the domain as a package that others install: plain ESM and types, its data files, and a generated
 * manifest.
 *
 *     node infrastructure/packaging/pack-domain.mjs [folder]     (dist/domain where no folder is named)
 *     npm pack ./dist/domain
 *
 * The compiler sees the domain as Node itself would, with no DOM and no Node types: what would need them, or
 * an import that only a bundler understands, stops the build.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const domain = join(root, 'domain');

const packageName = 'farelane-domain';

const usage = `node infrastructure/packaging/pack-domain.mjs [folder]
Builds ${packageName} in the folder (dist/domain where none is named), to be packed with npm pack.`;

/** What the domain may be built on: nothing else is handed on to those who install it. */
const foundations = ['temporal-polyfill', 'ts-pattern'];

/**
 * Compiles, copies and describes the domain into a folder. What an earlier build left there goes first; a folder
 * that holds anything else is refused.
 *
 * @param {string} folder
 */
export function packDomain(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0 && nameIn(folder) !== packageName) {
    throw new Error(`${folder} holds something other than an earlier build, and is left as it is`);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  compile(folder);
  for (const file of dataFiles()) {
    cpSync(join(domain, file), join(folder, file));
  }
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(domain, 'README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);
}

/**
 * The name in a folder's manifest, if it has one.
 *
 * @param {string} folder
 */
function nameIn(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).name : undefined;
}

/** @param {string} folder */
function compile(folder) {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const own = mkdtempSync(join(cache, 'pack-domain-'));
  try {
    const config = join(own, 'tsconfig.json');
    writeFileSync(config, JSON.stringify(compilerConfig(folder)));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' });
    if (status !== 0) {
      throw new Error(`The domain does not compile as a package:\n${stdout}${stderr}`);
    }
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function compilerConfig(folder) {
  return {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      lib: ['ES2023'],
      types: [],
      module: 'nodenext',
      moduleResolution: 'nodenext',
      rewriteRelativeImportExtensions: true,
      declaration: true,
      noEmit: false,
      rootDir: domain,
      outDir: folder,
    },
    include: [join(domain, '**/*.ts')],
  };
}

/** Data files of the domain, as paths inside it. */
function dataFiles() {
  return readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
}

function manifest() {
  const house = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    name: packageName,
    version: house.version,
    description: 'The rules of the Farelane travel portal: money, time, people, fares, bookings, ledger, validation.',
    license: house.license,
    type: 'module',
    sideEffects: false,
    engines: house.engines,
    exports: {
      './*.json': './*.json',
      './*': { types: './*.d.ts', default: './*.js' },
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(foundations.map((name) => [name, versionOf(house, name)])),
  };
}

/**
 * @param {{ dependencies: Record<string, string> }} house
 * @param {string} name
 */
function versionOf(house, name) {
  const version = house.dependencies[name];
  if (version === undefined) {
    throw new Error(`package.json names no version of ${name}`);
  }
  return version;
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [named, ...more] = process.argv.slice(2);
  if (named === '--help' || named === '-h') {
    console.log(usage);
  } else if (named?.startsWith('-') || more.length > 0) {
    console.error(usage);
    process.exitCode = 2;
  } else {
    const folder = resolve(named ?? join(root, 'dist/domain'));
    packDomain(folder);
    console.log(`Built ${packageName} in ${folder}; pack it with: npm pack ${folder}`);
  }
}
