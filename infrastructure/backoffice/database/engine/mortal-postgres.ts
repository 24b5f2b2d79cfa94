/**
 * PGlite that can die. As it comes, whatever breaks off inside PostgreSQL (a panic, a trap of the WebAssembly, a file
 * system that throws) is passed over: the statement under way is answered as if it were done, and the next never ends.
 * Here the first such thing is the last: it is reported at once, and no statement answers after it.
 */
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { DurableFolder } from './durable-folder.ts';

/** The database can no longer keep what it is given. Whatever was not answered before is not promised. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost';
}

/** The database in a folder does not start. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';

  constructor(home: string, why: string, options?: ErrorOptions) {
    const advice = /no space left|ENOSPC/i.test(why)
      ? 'make room on its disk and start again'
      : 'put the folder back from a backup, or set DATA_DIR to another folder to begin with an empty database';
    super(`The database in ${home} cannot be opened (${why}): ${advice}.`, options);
  }
}

/** Where PostgreSQL runs; each throws what breaks off in it. */
const entrances = [
  '_PostgresMainLoopOnce',
  '_PostgresMainLongJmp',
  '_PostgresSendReadyForQueryIfNecessary',
  '_pgl_pq_flush',
] as const;

/** The parts of Emscripten's module that matter here; its type leaves most of them out. */
type Doors = { [Name in (typeof entrances)[number] | 'onRuntimeInitialized']: () => void };

/** With this status PostgreSQL leaves a statement that failed, to go on with the next. */
const failedStatement = 100;

/** Lines of PostgreSQL's own that say why it ends. */
const lastWords = /^.*?(?:PANIC|FATAL):\s*/;

export interface MortalOptions extends Omit<PGliteOptions, 'fs' | 'onStderr'> {
  /** The folder of the database. */
  readonly home: string;
  /** Called once, at the very moment, from inside the statement that is under way. */
  readonly onLost: (lost: DatabaseLost) => void;
}

/** What has become of one database. PGlite's constructor already starts it, so this is made before. */
class Life {
  lost: DatabaseLost | undefined;
  lastWords = '';
  /** Undefined until it is open: before, its end is why it cannot be opened. */
  onLost: ((lost: DatabaseLost) => void) | undefined;

  end(error: unknown): void {
    if (this.lost !== undefined) return;
    this.lost = new DatabaseLost(
      `The embedded database cannot go on (${this.why(error)}): what was not answered is not promised, what was answered is kept.`,
    );
    this.onLost?.(this.lost);
  }

  goesOn(): void {
    if (this.lost !== undefined) throw this.lost;
  }

  why(error: unknown): string {
    return this.lastWords === '' ? String(error instanceof Error ? error.message : error) : this.lastWords;
  }
}

export class MortalPostgres extends PGlite {
  readonly #life: Life;

  /** Throws `CannotOpen`. */
  static async open({ home, onLost, ...options }: MortalOptions): Promise<MortalPostgres> {
    const life = new Life();
    const postgres = new MortalPostgres(life, {
      ...options,
      fs: new GuardedFolder(home, life),
      onStderr: (line) => {
        if (lastWords.test(line)) life.lastWords = line.replace(lastWords, '').trim();
        return false;
      },
    });
    try {
      await postgres.waitReady;
      life.goesOn();
    } catch (error) {
      throw new CannotOpen(home, life.why(error), { cause: error });
    }
    life.onLost = onLost;
    return postgres;
  }

  private constructor(life: Life, options: PGliteOptions) {
    super(options);
    this.#life = life;
  }

  get lost(): DatabaseLost | undefined {
    return this.#life.lost;
  }

  /** All statements go through here. */
  override execProtocolRawSync(message: Uint8Array): ReturnType<PGlite['execProtocolRawSync']> {
    this.#life.goesOn();
    const answer = super.execProtocolRawSync(message);
    this.#life.goesOn();
    return answer;
  }
}

type StartOptions = Parameters<DurableFolder['init']>[1];

/** The folder of a database whose end is reported: by a failed sync, an abort, or what is thrown out of it. */
class GuardedFolder extends DurableFolder {
  readonly #life: Life;

  constructor(home: string, life: Life) {
    super(home, (error) => life.end(error));
    this.#life = life;
  }

  override async init(postgres: PGlite, options: StartOptions): Promise<{ emscriptenOpts: StartOptions }> {
    const { emscriptenOpts } = await super.init(postgres, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: (why: unknown) => this.#life.end(why),
        preRun: [...(emscriptenOpts.preRun ?? []), (module: unknown) => this.#guard(module as Doors)],
      },
    };
  }

  /** After PGlite's own preparations, when the module has what PostgreSQL gives it. */
  #guard(module: Doors): void {
    const initialized = module.onRuntimeInitialized;
    module.onRuntimeInitialized = () => {
      initialized();
      for (const door of entrances) {
        const enter = module[door];
        module[door] = () => {
          try {
            enter();
          } catch (error) {
            if (statusOf(error) !== failedStatement) this.#life.end(error);
            throw error;
          }
        };
      }
    };
  }
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
