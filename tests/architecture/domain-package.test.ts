/**
 * The domain as others get it: packed, installed in an empty project from its tarball, and used from plain Node and by a
 * plain TypeScript compiler, with nothing of this repository in reach.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const house: { readonly version: string; readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

const place = mkdtempSync(join(tmpdir(), 'farelane-domain-'));
const project = join(place, 'node_modules/farelane-domain');

/** What `npm test` adds to the environment would tell the inner npm that it works on this repository. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(npm_(lifecycle|package|command|config_local_prefix)|INIT_CWD|NODE_)/.test(name),
  ),
);

function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, {
    cwd: place,
    encoding: 'utf8',
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a module of plain JavaScript in the empty project; answers what it printed, as JSON. */
function inPlainNode(code: string): unknown {
  const file = join(place, 'program.mjs');
  writeFileSync(file, code);
  return JSON.parse(run(process.execPath, file));
}

beforeAll(() => {
  const built = join(place, 'built');
  run(process.execPath, join(root, 'infrastructure/packaging/pack-domain.mjs'), built);
  const [packed]: readonly { readonly filename: string }[] = JSON.parse(run('npm', 'pack', built, '--json'));
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  rmSync(built, { recursive: true });
  run('npm', 'install', `./${packed?.filename}`, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the packed domain', () => {
  test('is not built into a folder named as an option', () => {
    const program = join(root, 'infrastructure/packaging/pack-domain.mjs');
    expect(run(process.execPath, program, '--help')).toContain('[folder]');
    expect(() => run(process.execPath, program, '--out')).toThrow('[folder]');
    expect(readdirSync(place).filter((name) => name.startsWith('-'))).toEqual([]);
  });

  test('names itself, its licence and its two dependencies at the versions of the house', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: 'farelane-domain',
      version: house.version,
      license: 'Apache-2.0',
      type: 'module',
    });
    expect(manifest).toHaveProperty('dependencies', {
      'temporal-polyfill': house.dependencies['temporal-polyfill'],
      'ts-pattern': house.dependencies['ts-pattern'],
    });
  });

  test('has a module and its types for every source, every data file, and no source', () => {
    const endsIn = (folder: string, ending: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .sort();
    const sources = endsIn(join(root, 'domain'), '.ts').map((name) => name.slice(0, -3));
    expect(sources.length).toBeGreaterThan(30);
    expect(endsIn(project, '.js').map((name) => name.slice(0, -3))).toStrictEqual(sources);
    expect(endsIn(project, '.d.ts').map((name) => name.slice(0, -5))).toStrictEqual(sources);
    expect(endsIn(project, '.ts')).toStrictEqual(endsIn(project, '.d.ts'));
    expect(endsIn(project, '.json').filter((name) => name !== 'package.json')).toStrictEqual(
      endsIn(join(root, 'domain'), '.json'),
    );
    expect(readdirSync(project)).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
  });

  test('splits money and judges an age in plain Node', () => {
    const answer = inPlainNode(`
      import { allocate, money } from 'farelane-domain/money/money';
      import { formatMoney } from 'farelane-domain/money/format';
      import { checkTraveller } from 'farelane-domain/people/traveller';
      import { isoDate } from 'farelane-domain/time/calendar-date';
      const travelDates = { first: isoDate('2026-11-24'), last: isoDate('2026-11-27') };
      const child = { type: 'child', title: 'Mstr', firstName: 'Rohan', lastName: 'Iyer', gender: 'male', dateOfBirth: '2014-11-27' };
      console.log(JSON.stringify({
        parts: allocate(money(10000, 'INR'), [1, 1, 1]).map((part) => part.minor),
        shown: formatMoney(money(123456700, 'INR')),
        violations: checkTraveller(child, { index: 0, travelDates, international: false }),
      }));
    `);
    expect(answer).toStrictEqual({
      parts: [3334, 3333, 3333],
      shown: '₹\u00a012,34,567',
      violations: [
        { code: 'age-band', path: 'travellers[0].dateOfBirth', params: { type: 'adult', age: 12, on: '2026-11-27' } },
      ],
    });
  });

  test('loads every one of its modules in plain Node', () => {
    const names = readdirSync(project, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => `farelane-domain/${name.slice(0, -3)}`);
    const loaded = inPlainNode(`
      const names = ${JSON.stringify(names)};
      await Promise.all(names.map((name) => import(name)));
      console.log(names.length);
    `);
    expect(loaded).toBe(names.length);
  });

  describe('in a strict TypeScript project of its own', () => {
    const compile = (code: string) => {
      writeFileSync(join(place, 'program.ts'), code);
      const options = [
        '--noEmit',
        '--strict',
        '--module',
        'nodenext',
        '--target',
        'es2022',
        '--types',
        '',
        '--ignoreConfig',
      ];
      return run(process.execPath, join(root, 'node_modules/typescript/bin/tsc'), ...options, 'program.ts');
    };

    test('type-checks', () => {
      const printed = compile(`
        import { add, type Money, money } from 'farelane-domain/money/money';
        import { type IsoDate, isoDate } from 'farelane-domain/time/calendar-date';
        export const total: Money = add(money(1, 'INR'), money(2, 'INR'));
        export const date: IsoDate = isoDate('2026-11-24');
      `);
      expect(printed).toBe('');
    });

    test.each([
      [
        'a text that was not read as a date',
        "import type { IsoDate } from 'farelane-domain/time/calendar-date'; export const date: IsoDate = '2026-11-24';",
        'TS2322',
      ],
      [
        'a currency that there is not',
        "import { money } from 'farelane-domain/money/money'; money(1, 'XXX');",
        'TS2345',
      ],
    ])('refuses %s', (_, code, error) => {
      expect(() => compile(code)).toThrow(expect.objectContaining({ stdout: expect.stringContaining(error) }));
    });
  });
});
