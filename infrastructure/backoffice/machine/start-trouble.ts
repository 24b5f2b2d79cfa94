/**
 * What keeps a server from starting and whoever starts it can put right: said in one sentence that names the setting.
 * The system and the database tell such troubles by code; how their errors are built is read here only.
 */

/** What the sentences name. */
export interface StartSettings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
}

/** Codes of the system for a server that does not answer. */
const unanswered = new Set(['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET']);
/** Codes of the system for a folder that does not take what is written. */
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'ENOENT']);
/** Classes of PostgreSQL's codes: refused login, no such database, too many connections, not allowed. */
const refusals = ['28', '3D', '53', '42501'];

/** The sentence, or nothing for an error of another kind. */
export function startTrouble(error: unknown, settings: StartSettings): string | undefined {
  const { code = '', syscall, path, hostname, message } = factsOf(error);
  if (syscall === 'listen') {
    const { host, port } = settings;
    if (code === 'EADDRINUSE') return `Port ${port} is in use by another program; set PORT to a free one.`;
    if (code === 'EACCES') return `Port ${port} is not open to this user; set PORT to one above 1023.`;
    if (code === 'EADDRNOTAVAIL') return `HOST names ${host}, which is no address of this machine.`;
  }
  if (syscall === 'getaddrinfo') {
    return hostname === settings.host
      ? `HOST names ${hostname}, which cannot be found (${code}).`
      : `DATABASE_URL names ${hostname ?? 'a server'}, which cannot be found (${code}).`;
  }
  if (unanswered.has(code)) return `The PostgreSQL server that DATABASE_URL names does not answer (${code}).`;
  if (path !== undefined && unwritable.has(code)) {
    return `DATA_DIR is ${settings.dataDir}, and ${path} in it cannot be written (${code}).`;
  }
  return refusals.some((each) => code.startsWith(each)) && code.length === 5
    ? `The PostgreSQL server that DATABASE_URL names refuses: ${message ?? code}.`
    : undefined;
}

const facts = ['code', 'syscall', 'path', 'hostname', 'message'] as const;

function factsOf(error: unknown): Readonly<Partial<Record<(typeof facts)[number], string>>> {
  if (typeof error !== 'object' || error === null) return {};
  const told = new Map<string, unknown>(facts.map((fact) => [fact, Reflect.get(error, fact)]));
  const said = (fact: string): Record<string, string> => {
    const value = told.get(fact);
    return typeof value === 'string' ? { [fact]: value } : {};
  };
  return Object.assign({}, ...facts.map(said));
}
