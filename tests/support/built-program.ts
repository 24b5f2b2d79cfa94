/**
 * Programs of tests that must be processes of their own, to be killed: built as the back office itself is, because plain
 * Node reads neither its types nor its texts.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createRsbuild, loadConfig } from '@rsbuild/core';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Builds `entry`, a path from the root; answers the file for `node`. Gone again when this process ends. */
export async function buildProgram(name: string, entry: string): Promise<string> {
  const { content } = await loadConfig({ cwd: root, path: join(root, 'rsbuild.config.ts') });
  const backoffice = content.environments?.['backoffice'];
  if (backoffice === undefined) throw new Error('rsbuild.config.ts has no environment "backoffice"');
  const folder = join(root, 'dist/tests', `${name}-${process.pid}`);
  const builder = await createRsbuild({
    cwd: root,
    config: {
      root,
      mode: 'production',
      logLevel: 'error',
      environments: {
        [name]: {
          ...backoffice,
          source: { ...backoffice.source, entry: { [name]: entry } },
          output: { ...backoffice.output, distPath: { root: folder, js: '' } },
        },
      },
    },
  });
  await builder.build();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, `${name}.mjs`);
}

export interface RunningProgram {
  readonly process: ChildProcess;
  /** Every line it has said so far, whole lines only. */
  readonly said: readonly string[];
  /** Resolves when it says a line that begins so; rejects when it ends before. */
  readonly says: (beginning: string) => Promise<string>;
  /** Its exit code, null where a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly errors: () => string;
}

/**
 * Runs a built program; its standard output is read by lines. It is started for a quick start, not for speed: WebAssembly
 * is compiled once over, and what an error's lines were before the build is not looked up, which costs a second.
 */
export function runProgram(file: string, env: Readonly<Record<string, string>>): RunningProgram {
  const child = spawn(process.execPath, ['--liftoff-only', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  let complaint = '';
  const waiting = new Set<() => void>();
  const wake = (): void => {
    // Each may take itself off the set.
    for (const look of Array.from(waiting)) look();
  };
  let over = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line);
    wake();
  });
  child.stderr.on('data', (data: Buffer) => {
    complaint += data.toString();
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      over = true;
      wake();
      resolve(code);
    });
  });
  const says = (beginning: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const line = said.find((each) => each.startsWith(beginning));
        if (line === undefined && !over) return;
        waiting.delete(look);
        if (line === undefined)
          reject(
            new Error(`The program ended without saying "${beginning}": ${said.slice(-3).join(' | ')} ${complaint}`),
          );
        else resolve(line);
      };
      waiting.add(look);
      look();
    });
  return { process: child, said, says, ended, errors: () => complaint };
}
