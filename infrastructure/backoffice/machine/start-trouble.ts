/**
 * What keeps a server from starting and the person who starts it can put right: said in one sentence that names the setting and
 * what to do. The system and the database tell such troubles by code; how their errors are built is read here only.
 */
import { resolve } from 'node:path';

/** What the sentences name. */
export interface StartSettings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Where a PostgreSQL server is named; else the database is in the folder. */
  readonly database: { readonly url: string | undefined };
}

/** Codes of the system for a server that does not answer. */
const unanswered = new Set(['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', 'EPIPE']);
/** Classes of PostgreSQL's codes: refused login, no such database, no room, not allowed, read only, starting or stopping. */
const refusals = ['28', '3D', '53', '42501', '25006', '57'];
/** Classes of PostgreSQL's codes for files that are not as it left them: no room, missing or unreadable, damaged. */
const damages = ['53', '58', 'XX'];

/** The sentence, or nothing for an error of another kind. */
export function startTrouble(error: unknown, settings: StartSettings): string | undefined {
  const { code = '', syscall, path, hostname, message } = factsOf(error);
  if (syscall === 'listen') {
    const { host, port } = settings;
    if (code === 'EADDRINUSE') return `Port ${port} is in use by another program; set PORT to a free one.`;
    if (code === 'EACCES') return `Port ${port} is not open to this user; set PORT to one above 1023.`;
    if (code === 'EADDRNOTAVAIL')
      return `HOST names ${host}, which is no address of this machine; set it to one, or leave it out for all.`;
  }
  if (syscall === 'getaddrinfo') {
    return hostname === settings.host
      ? `HOST names ${hostname}, which cannot be found (${code}); set it to an address of this machine.`
      : `DATABASE_URL names ${hostname ?? 'a server'}, which cannot be found (${code}); correct its name.`;
  }
  if (unanswered.has(code) || syscall === 'connect')
    return `The PostgreSQL server that DATABASE_URL names does not answer (${code}); start it, or correct its address.`;
  if (path !== undefined && isAbout(settings.dataDir, path))
    return `DATA_DIR is ${settings.dataDir}, and ${path} in it cannot be used (${code}); put that right, or set DATA_DIR to another folder.`;
  if (settings.database.url === undefined)
    return isOf(damages, code)
      ? `The database in ${settings.dataDir} cannot be used (${message ?? code}); make room if its disk is full, else put it back from a backup.`
      : undefined;
  return isOf(refusals, code)
    ? `The PostgreSQL server that DATABASE_URL names refuses: ${message ?? code}; put that right there, or correct DATABASE_URL.`
    : undefined;
}

function isOf(classes: readonly string[], code: string): boolean {
  return code.length === 5 && classes.some((each) => code.startsWith(each));
}

/** In the folder, or on the way to it. */
function isAbout(folder: string, path: string): boolean {
  const [whole, part] = [`${resolve(folder)}/`, `${resolve(path)}/`];
  return whole.startsWith(part) || part.startsWith(whole);
}

const facts = ['code', 'syscall', 'path', 'hostname', 'message'] as const;

function factsOf(error: unknown): Readonly<Partial<Record<(typeof facts)[number], string>>> {
  if (typeof error !== 'object' || error === null) return {};
  const shown = new Map<string, unknown>(facts.map((fact) => [fact, Reflect.get(error, fact)]));
  const said = (fact: string): Record<string, string> => {
    const value = shown.get(fact);
    return typeof value === 'string' ? { [fact]: value } : {};
  };
  return Object.assign({}, ...facts.map(said));
}
