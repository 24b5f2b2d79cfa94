/** The records, written as at another time than now: see the routine `moment_of_record`. */
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';

export function databaseAt(database: Database, clock: Clock): Database {
  const transaction: Database['transaction'] = (work) =>
    database.transaction(async (tx) => {
      await tx.query("select set_config('farelane.moment', $1, true)", [clock.now()]);
      return work(tx);
    });
  return {
    kind: database.kind,
    aside: database.aside,
    transaction,
    query: (text, parameters) => transaction((tx) => tx.query(text, parameters)),
    listen: (channel, onNotice) => database.listen(channel, onNotice),
    close: () => database.close(),
  };
}
