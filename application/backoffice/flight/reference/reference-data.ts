/** Airports and airlines for integrators. They change only with the program, so the same question gets the same object again. */
import { Effect } from 'effect';
import { airlines, searchAirlines } from '#domain/flight/reference/airlines.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { checkFinding, type Paged } from '#domain/rules/paged.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { ReferenceAsked, ReferenceDesk } from '#application/desk/reference-data.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import { RecentlyUsed } from '#application/backoffice/recently-used.ts';

const pageSize = 100;
/** Of each list. */
const mostAnswers = 200;

interface Listed {
  readonly code: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}

interface Rows<Row> extends Paged {
  readonly rows: readonly Row[];
}

/** One for the whole program. */
export class ReferenceData {
  readonly #airports: (caller: Caller, asked: ReferenceAsked) => ReturnType<ReferenceDesk['airports']>;
  readonly #airlines: (caller: Caller, asked: ReferenceAsked) => ReturnType<ReferenceDesk['airlines']>;

  constructor({ all, search }: AirportDirectory) {
    this.#airports = listOf({ all, search: (text) => search(text, all.length) }, ({ rows, ...page }) => ({
      airports: rows,
      ...page,
    }));
    this.#airlines = listOf(
      { all: airlines.toSorted((one, other) => (one.code < other.code ? -1 : 1)), search: searchAirlines },
      ({ rows, ...page }) => ({ airlines: rows, ...page }),
    );
  }

  deskOf(caller: Caller): ReferenceDesk {
    return {
      airports: (asked) => this.#airports(caller, asked),
      airlines: (asked) => this.#airlines(caller, asked),
    };
  }
}

interface Source<Row> {
  /** By code. */
  readonly all: readonly Row[];
  readonly search: (text: string) => readonly Row[];
}

function listOf<Row extends Listed, Page>(
  { all, search }: Source<Row>,
  pageOf: (rows: Rows<Row & { readonly countryName: string }>) => Page,
) {
  const known = new RecentlyUsed<string, Page>(mostAnswers);
  return (caller: Caller, { text, codes, page }: ReferenceAsked) =>
    Effect.gen(function* () {
      const { language } = yield* signedIn(caller);
      const violations = checkFinding({ text, page });
      if (violations.length > 0) return yield* new Invalid({ violations });
      const key = JSON.stringify([language, text, codes, page]);
      const before = known.get(key);
      if (before !== undefined) return before;
      const names = new Intl.DisplayNames([language], { type: 'region' });
      const among = text === undefined ? all : search(text);
      const found = codes === undefined ? among : among.filter(({ code }) => codes.includes(code));
      const rows = found
        .slice((page - 1) * pageSize, page * pageSize)
        .map((row) => ({ ...row, countryName: names.of(row.country) ?? row.country }));
      const made = pageOf({ rows, total: found.length, page, pageSize });
      known.set(key, made);
      return made;
    });
}
