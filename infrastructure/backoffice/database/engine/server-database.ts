/**
 * A PostgreSQL server over the network: a pool of connections, statements prepared by name on each, and one connection
 * apart that listens for notices and finds its way back when it is lost.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { troubleOf } from '#infrastructure/backoffice/machine/logged-error.ts';
import { type Database, DatabaseSilent, type Sql } from './database.ts';
import { readers } from './rows.ts';

export interface ServerOptions {
  /** Connections at most; 20 where absent. */
  readonly connections?: number;
  /** How long a statement may take; 15 where absent, for ever where 0. */
  readonly statementSeconds?: number;
  /** How long a connection is waited for; 10 where absent. */
  readonly waitSeconds?: number;
  /** What ends of ledgers are signed by, as `ledgerKeyOf` spells it; none are where absent. */
  readonly ledgerKey?: string;
  /** Notified of errors on connections at rest; they heal by themselves. */
  readonly onTrouble?: (error: Error) => void;
}

/** Reads values as `rows.ts` says, the rest as the driver does. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => {
    const read = format === 'binary' ? undefined : readers[type];
    return (
      read ?? (format === 'binary' ? pg.types.getTypeParser(type, 'binary') : pg.types.getTypeParser(type, 'text'))
    );
  },
};

const session = {
  types,
  keepAlive: true,
  options: '-c TimeZone=UTC -c DateStyle=ISO -c jit=off',
  application_name: 'farelane',
};

/** What answers at the address is no server for this program; the cause is the driver's error, where it is one. */
export class ServerUnusable extends Error {
  override readonly name = 'ServerUnusable';

  constructor(why: string, options?: ErrorOptions) {
    super(
      `The PostgreSQL server that DATABASE_URL names cannot be used (${why}); correct DATABASE_URL, or what it names.`,
      options,
    );
  }
}

const leastVersion = 15;

/** Opens a pool on the server that `url` names, and proves that it answers. Throws `ServerUnusable`. */
export async function openServerDatabase(url: string, options: ServerOptions = {}): Promise<Database> {
  let database: ServerDatabase | undefined;
  try {
    database = new ServerDatabase(url, options);
    await requireFit(database);
  } catch (cause) {
    await database?.close();
    if (cause instanceof ServerUnusable) throw cause;
    const said = cause instanceof DatabaseSilent ? cause.cause : cause;
    const { message, code } = troubleOf(said).trouble;
    throw new ServerUnusable(message === '' ? (code ?? 'without a reason') : message, { cause: said });
  }
  return database;
}

async function requireFit(database: Database): Promise<void> {
  const [row] = await database.query<{ version: string; encoding: string }>(
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
    [],
  );
  const version = Math.floor(Number(row?.version) / 10_000);
  if (version < leastVersion)
    throw new ServerUnusable(`it is version ${version}, and ${leastVersion} or newer is needed`);
  if (row?.encoding !== 'UTF8')
    throw new ServerUnusable(`its encoding is ${row?.encoding}, and a database in UTF8 is needed`);
}

class ServerDatabase implements Database {
  readonly kind = 'server';
  readonly aside: Sql;
  readonly #pool: pg.Pool;
  readonly #aside: pg.Pool;
  readonly #ear: Ear;
  readonly #patience: number;

  constructor(
    url: string,
    { connections = 20, statementSeconds = 15, waitSeconds = 10, ledgerKey, onTrouble = () => {} }: ServerOptions,
  ) {
    const milliseconds = statementSeconds * 1000;
    // The server ends what takes long; one that says nothing at all is given up a little later.
    this.#patience = milliseconds === 0 ? 0 : milliseconds + graceMilliseconds;
    const options: pg.PoolConfig = {
      ...session,
      options: `${session.options} -c statement_timeout=${milliseconds}${ledgerKey === undefined ? '' : ` -c farelane.ledger_key=${ledgerKey}`}`,
      connectionString: url,
      connectionTimeoutMillis: waitSeconds * 1000,
    };
    this.#pool = new pg.Pool({ ...options, max: connections });
    this.#aside = new pg.Pool({ ...options, max: 1 });
    for (const pool of [this.#pool, this.#aside]) pool.on('error', onTrouble);
    this.aside = { query: (text, parameters) => run(this.#aside, this.#patience, text, parameters) };
    this.#ear = new Ear(url, onTrouble);
  }

  query<Row extends object>(text: string, parameters?: readonly unknown[]): Promise<Row[]> {
    return run<Row>(this.#pool, this.#patience, text, parameters);
  }

  async transaction<A>(work: (tx: Sql) => Promise<A>): Promise<A> {
    const client = await this.#pool.connect().catch(silenceOf);
    // A connection lost between two statements must not end the process; the next statement on it fails.
    const ignore = (): void => {};
    client.on('error', ignore);
    let broken: Error | undefined;
    const turns = new Turns();
    try {
      await run(client, this.#patience, 'begin');
      const answer = await work({
        query: (text, parameters) => turns.take(() => run(client, this.#patience, text, parameters)),
      });
      await turns.take(() => run(client, this.#patience, 'commit'));
      return answer;
    } catch (error) {
      // One that says nothing would be waited for again; without its connection it rolls back by itself.
      if (error instanceof DatabaseSilent) broken = error;
      else
        await turns
          .take(() => run(client, this.#patience, 'rollback'))
          .catch((cause: unknown) => {
            broken = cause instanceof Error ? cause : new Error(String(cause));
          });
      throw error;
    } finally {
      client.off('error', ignore);
      client.release(broken);
    }
  }

  listen(channel: string, onNotice: (payload: string) => void): Promise<() => Promise<void>> {
    return this.#ear.listen(channel, onNotice);
  }

  async close(): Promise<void> {
    await this.#ear.close();
    await Promise.all([this.#pool.end(), this.#aside.end()]);
  }
}

/** Statement names by text. Texts are the program's own and few; one made at run time beyond the limit goes unprepared. */
const names = new Map<string, string>();
const mostNames = 1000;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `s${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}

async function run<Row extends object>(
  on: pg.Pool | pg.PoolClient,
  patience: number,
  text: string,
  parameters?: readonly unknown[],
): Promise<Row[]> {
  // The driver reads its time-out from here; its type does not show that.
  const asked = { text, query_timeout: patience };
  if (parameters === undefined) {
    // Several statements answer several results, which the driver's type does not say either.
    const answered: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await on.query<Row>(asked).catch(silenceOf);
    return Array.isArray(answered) ? (answered.at(-1)?.rows ?? []) : answered.rows;
  }
  const name = nameOf(text);
  const { rows } = await on
    .query<Row>({ ...asked, values: [...parameters], ...(name === undefined ? {} : { name }) })
    .catch(silenceOf);
  return rows;
}

/** Beyond a statement's time, until its connection is given up. */
const graceMilliseconds = 1000;

/** What the driver says where nobody answers in time, or a connection is lost under a statement. */
const silences = new Set([
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
]);

/**
 * Codes of what is over by itself: a statement cancelled for its time, a server that stops, starts, is full, has no
 * connection left or only reads just now, statements that stood in each other's way; and nobody there.
 */
const silentCodes =
  /^(57014|57P0[1-5]|08...|53[1-4]00|58030|25006|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

function silenceOf(cause: unknown): never {
  const { message, code = '' } = troubleOf(cause).trouble;
  if (silences.has(message) || silentCodes.test(code))
    throw new DatabaseSilent(`The database does not answer: ${message === '' ? code : message}`, { cause });
  throw cause;
}

/** One after another: a connection takes its next statement when the last has ended, however it ended. */
class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<A>(work: () => Promise<A>): Promise<A> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => {});
    return mine;
  }
}

/** The listening connection: made when first needed, proved alive every half minute, made again when lost. */
class Ear {
  readonly #url: string;
  readonly #onTrouble: (error: Error) => void;
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  /** Of the present connection. */
  #turns = new Turns();
  #client: Promise<pg.Client> | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, onTrouble: (error: Error) => void) {
    this.#url = url;
    this.#onTrouble = onTrouble;
  }

  async listen(channel: string, onNotice: (payload: string) => void): Promise<() => Promise<void>> {
    const known = this.#listeners.get(channel);
    const here = known ?? new Set();
    here.add(onNotice);
    this.#listeners.set(channel, here);
    const had = this.#client !== undefined;
    this.#client ??= this.#connect();
    const client = await this.#client;
    // A new connection listens to every channel known when it was made.
    if (known === undefined && had)
      await this.#turns.take(() => client.query(`listen ${pg.escapeIdentifier(channel)}`));
    return async () => {
      here.delete(onNotice);
      if (here.size > 0 || this.#listeners.get(channel) !== here) return;
      this.#listeners.delete(channel);
      const current = await this.#client?.catch(() => undefined);
      await this.#turns.take(async () => current?.query(`unlisten ${pg.escapeIdentifier(channel)}`)).catch(() => {});
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => undefined);
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...session, connectionString: this.#url, connectionTimeoutMillis: 10_000 });
    // Before it is made, its loss is the failure of `connect`, reported there.
    let isMade = false;
    const onLost = (error: Error): void => {
      if (!isMade || this.#closed) return;
      isMade = false;
      clearInterval(this.#heartbeat);
      this.#onTrouble(error);
      client.end().catch(() => {});
      this.#client = undefined;
      this.#turns = new Turns();
      this.#comeBack();
    };
    client.on('error', onLost);
    client.on('end', () => onLost(new Error('The listening connection ended')));
    client.on('notification', ({ channel, payload }) => {
      for (const tell of this.#listeners.get(channel) ?? []) tell(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of this.#listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    isMade = true;
    this.#heartbeat = setInterval(() => {
      const late = setTimeout(() => onLost(new Error('The listening connection does not answer')), 10_000);
      this.#turns
        .take(() => client.query('select 1'))
        .then(
          () => clearTimeout(late),
          () => clearTimeout(late),
        );
    }, 30_000);
    this.#heartbeat.unref();
    return client;
  }

  #comeBack(pause = 200): void {
    if (this.#closed) return;
    this.#retry = setTimeout(() => {
      const client = (this.#client ??= this.#connect());
      client.then(
        () => {
          // Notices may have been missed meanwhile.
          for (const listeners of this.#listeners.values()) for (const tell of listeners) tell('');
        },
        (error: unknown) => {
          this.#client = undefined;
          this.#onTrouble(error instanceof Error ? error : new Error(String(error)));
          this.#comeBack(Math.min(pause * 2, 10_000));
        },
      );
    }, pause);
    this.#retry.unref();
  }
}
