/** Whether work ends in so many seconds. Where it does not, it goes on unwatched; where it fails in time, so does this. */
export async function within(seconds: number, work: Promise<unknown>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    late = setTimeout(() => resolve(false), seconds * 1000);
  });
  return Promise.race([work.then(() => true), tooLate]).finally(() => clearTimeout(late));
}
