/** A caller of the back office as any script would be: forms out, JSON in. */

/**
 * @param {number} port
 * @param {Readonly<Record<string, string | number | boolean>>} fields
 */
export async function ask(port, fields) {
  const response = await fetch(`http://127.0.0.1:${port}/v2dispatch.jsp`, { method: 'POST', body: formOf(fields) });
  const { ApiStatus, TransactionStatus } = await response.json();
  if (ApiStatus?.StatusCode !== 0) throw new Error(`${fields['opid']}: ${JSON.stringify(ApiStatus).slice(0, 500)}`);
  return { result: ApiStatus.Result, token: TransactionStatus };
}

/** @param {Readonly<Record<string, string | number | boolean>>} fields */
export function formOf(fields) {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

/**
 * @param {number} port
 * @param {string} userid
 * @param {string} password
 * @returns {Promise<string>} the session's token
 */
export async function logIn(port, userid, password) {
  const { token } = await ask(port, { opid: 'LOGINV2', userid, password });
  return token;
}

/**
 * Does so many pieces of work, a few at a time.
 *
 * @template In, Out
 * @param {readonly In[]} list
 * @param {number} width
 * @param {(item: In) => Promise<Out>} work
 * @returns {Promise<Out[]>}
 */
export async function inParallel(list, width, work) {
  /** @type {Out[]} */
  const done = [];
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const at = next;
      next += 1;
      const item = list[at];
      if (item !== undefined) done[at] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return done;
}

/**
 * A day so many days from today, in Delhi.
 *
 * @param {number} days
 */
export function dayAhead(days) {
  return new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}
