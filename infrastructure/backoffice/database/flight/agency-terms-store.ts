/** Commercial terms in the database, remembered until a notice says that they changed: every search asks for them. */
import { Effect } from 'effect';
import { houseId } from '#application/backoffice/session/invite-operator.ts';
import type { AgencyTermsStore, TermsChanges } from '#application/backoffice/ports/flight/agency-terms-store.ts';
import { rowsFor } from '#domain/price/buyer.ts';
import { startingCommissions } from '#domain/flight/terms/standard-terms.ts';
import { noTerms, type FlightTerms } from '#domain/flight/terms/terms.ts';
import { changeTerms, readTermLists, termsChannel, writeTermLists } from '../agency/term-lists.ts';
import type { Database, Sql } from '../engine/database.ts';

const keepMilliseconds = 30_000;

const lists = [
  'markups',
  'commissions',
  'convenienceFees',
  'charges',
  'gstOnFees',
  'tdsOnCommission',
  'asks',
  'roundings',
  'holds',
] as const satisfies readonly (keyof FlightTerms)[];

interface Kept {
  readonly terms: FlightTerms;
  readonly until: number;
}

export class DatabaseAgencyTermsStore implements AgencyTermsStore, TermsChanges {
  readonly #database: Database;
  readonly #kept = new Map<string, Kept>();
  #generation = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Follows changes made by other processes; answers how to stop. */
  readonly follow = (): Promise<() => Promise<void>> =>
    this.#database.listen(termsChannel, (agencyId) => this.#forget(agencyId));

  readonly termsOf: AgencyTermsStore['termsOf'] = (agencyId, buyer) =>
    Effect.map(Effect.all([this.#all(agencyId), this.#all(houseId)]), ([own, house]) => {
      const terms = agencyId === houseId ? own : orHouse(own, house);
      const markups = rowsFor(terms.markups, buyer);
      return markups === terms.markups ? terms : { ...terms, markups };
    });

  readonly #all = (agencyId: string): Effect.Effect<FlightTerms> => {
    const kept = this.#kept.get(agencyId);
    if (kept !== undefined && kept.until > performance.now()) return Effect.succeed(kept.terms);
    return Effect.promise(async () => {
      const readAt = this.#generation;
      const terms = await read(this.#database, agencyId);
      if (readAt === this.#generation) this.#kept.set(agencyId, { terms, until: performance.now() + keepMilliseconds });
      return terms;
    });
  };

  readonly set = (agencyId: string, terms: FlightTerms): Effect.Effect<void> =>
    Effect.promise(async () => {
      await this.#database.transaction((tx) => writeTerms(tx, agencyId, terms));
      this.#forget(agencyId);
    });

  readonly change: TermsChanges['change'] = (agencyId, how) =>
    Effect.promise(async () => {
      const stored = {
        read: (sql: Sql) => read(sql, agencyId),
        write: (sql: Sql, terms: FlightTerms) => writeTerms(sql, agencyId, terms),
      };
      const kept = await changeTerms(this.#database, agencyId, stored, how);
      this.#forget(agencyId);
      return kept;
    });

  #forget(agencyId: string): void {
    this.#generation += 1;
    if (agencyId === '') this.#kept.clear();
    else this.#kept.delete(agencyId);
  }
}

/** What is agreed with the agency stands before the house's own tariff. */
function orHouse(own: FlightTerms, { commissions, convenienceFees, charges }: FlightTerms): FlightTerms {
  return {
    ...own,
    commissions: [...own.commissions, ...startingCommissions(commissions)],
    convenienceFees: [...own.convenienceFees, ...convenienceFees],
    charges: [...own.charges, ...charges],
  };
}

async function read(sql: Sql, agencyId: string): Promise<FlightTerms> {
  return { ...noTerms, ...(await readTermLists<FlightTerms>(sql, agencyId, lists)) };
}

export function writeTerms(sql: Sql, agencyId: string, terms: FlightTerms): Promise<void> {
  return writeTermLists(sql, agencyId, lists, terms);
}
