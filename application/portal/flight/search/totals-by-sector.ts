/**
 * How many flights each direction has, of an answer that sends at most so many a direction and says only how many all of
 * them have together. A direction that was sent so many has what is missing; undefined for each where several were.
 */
export function totalsBySector(sent: readonly number[], total: number, most: number): readonly (number | undefined)[] {
  const missing = total - sent.reduce((sum, count) => sum + count, 0);
  const full = sent.filter((count) => count >= most).length;
  return sent.map((count) => {
    if (missing <= 0 || count < most) return count;
    return full === 1 ? count + missing : undefined;
  });
}
