/**
 * Errors as the log shows them: what happened and where. Whatever else a driver hangs on its errors (a connection with its
 * settings, the values of a row that was refused) stays out.
 */

export interface Trouble {
  readonly message: string;
  /** The system's or the database's own: 'ECONNREFUSED', '57P01'. */
  readonly code?: string;
}

/** An error in two words, for what happens now and then and heals by itself. */
export function troubleOf(error: unknown): { readonly trouble: Trouble } {
  const message = error instanceof Error ? error.message : String(error);
  const code = textIn(error, 'code');
  return { trouble: code === undefined ? { message } : { message, code } };
}

/** An error with its kind, its stack, and what it came from. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name: type, stack, cause } = error;
  return {
    type,
    ...troubleOf(error).trouble,
    stack,
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  };
}

function textIn(value: unknown, field: 'code'): string | undefined {
  return typeof value === 'object' && value !== null && field in value && typeof value[field] === 'string'
    ? value[field]
    : undefined;
}
