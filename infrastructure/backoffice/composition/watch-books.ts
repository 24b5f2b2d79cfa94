/** The books held against each other, at every start and once a day, beside all other work; what is found goes to operators. */
import { Effect } from 'effect';
import type { Logger } from 'pino';
import { checkAllBooks } from '#application/backoffice/account/check-books.ts';
import type { BookCheck } from '#application/backoffice/ports/account/book-check.ts';
import type { Gauges } from '../http/gauges.ts';
import { troubleOf } from '../machine/logged-error.ts';
import { Rounds } from './rounds.ts';

const dayMilliseconds = 24 * 3_600_000;
/** Findings in a line of the log; CHECKBOOKS lists them all. */
const mostNamed = 20;

/** Begins with its first round. */
export function watchBooks(bookCheck: BookCheck, gauges: Gauges, log: Logger): { readonly stop: () => Promise<void> } {
  let found = 0;
  let isStopping = false;
  const look = Effect.map(
    checkAllBooks(bookCheck, mostNamed, () => !isStopping),
    ({ agencies, total, findings }) => {
      if (isStopping) return 0;
      found = total;
      if (total === 0) log.info({ agencies }, 'the books agree');
      else
        log.error(
          { agencies, total, findings },
          'the books do not agree: see OP001/CHECKBOOKS and OP001/RESTOREBOOKING, or restore from a backup',
        );
      return 0;
    },
  );
  gauges.watch('farelane_book_findings', 'What the last look through the books found that does not agree', () => found);
  const rounds = new Rounds(
    () => look,
    dayMilliseconds,
    (cause) => log.warn(troubleOf(cause), 'looking through the books'),
  );
  rounds.wake();
  return {
    stop: () => {
      isStopping = true;
      return rounds.stop();
    },
  };
}
