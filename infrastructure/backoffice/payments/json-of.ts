/** An object of a gateway's, whose fields are looked at one by one; empty where it is none. */
export function jsonOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The object that some bytes say; empty where they say none. */
export function jsonIn(body: Buffer): Readonly<Record<string, unknown>> {
  try {
    return jsonOf(JSON.parse(body.toString('utf8')));
  } catch {
    return {};
  }
}
