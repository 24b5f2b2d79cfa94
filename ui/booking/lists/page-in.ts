/** Which page of a list an address names: the first where it names none that can be. */
export function pageIn(query: URLSearchParams, name = 'page'): number {
  const page = Number(query.get(name) ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
