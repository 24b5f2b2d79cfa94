/**
 * Whether a pasted booking is one: every supplier is asked for its record, and every booking here is looked at. Nobody is
 * reported of a record whose travellers their display does not name, nor of another agency's booking.
 */
import type { AirlineRecord } from '#domain/flight/booking/claims.ts';
import { Effect } from 'effect';
import type { UnconfirmedReason } from '#domain/flight/request/request.ts';
import { chargeOf, differencesOf, type PnrRecord, surnamesAgree } from '#domain/flight/pnr/record.ts';
import type { PnrReading } from '#domain/flight/pnr/reading.ts';
import type { PnrConfirmation } from '#application/desk/pnr.ts';
import type { DocumentHolder, ImportBook } from '#application/backoffice/ports/flight/import-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { FoundRecord, SupplierRecords } from '#application/backoffice/ports/flight/flight-supplier.ts';

export interface ConfirmPnrPorts {
  readonly records: readonly SupplierRecords[];
  readonly imports: Pick<ImportBook, 'holder' | 'agencyOf'>;
  readonly clock: Clock;
  readonly businessZone: string;
}

/** Anyone who is slower is silent. */
const patienceMilliseconds = 15_000;

type Asked =
  | (FoundRecord & { readonly supplier: string })
  | { readonly kind: 'silent' | 'unknown'; readonly supplier: string };

export function confirmPnr(
  ports: ConfirmPnrPorts,
  agencyId: string,
  reading: PnrReading,
  locator: string,
): Effect.Effect<PnrConfirmation> {
  const { records, imports, clock, businessZone } = ports;
  return Effect.gen(function* () {
    const asked = yield* Effect.forEach(records, (each) => ask(each, locator, clock), { concurrency: 'unbounded' });
    const sold = asked.find((each) => each.kind === 'sold-here');
    if (sold !== undefined) {
      const owner = yield* imports.agencyOf(sold.orderKey);
      return takenBy({ transactionId: sold.orderKey, agencyId: owner ?? '' }, agencyId);
    }
    const found = asked.filter((each) => each.kind === 'record');
    const confirmed = found.find(({ record }) => surnamesAgree(reading, record));
    const holder = yield* imports.holder(
      confirmed === undefined ? displayed(reading, locator) : documentsOf(confirmed.record),
    );
    if (holder !== undefined) return takenBy(holder, agencyId);
    if (confirmed === undefined) return { state: 'unconfirmed', reason: reasonOf(asked) };
    const { supplier, record } = confirmed;
    return {
      state: 'confirmed',
      supplier,
      record,
      differences: differencesOf(reading, record, businessZone),
      charge: chargeOf(record),
    };
  });
}

function ask(records: SupplierRecords, locator: string, clock: Clock): Effect.Effect<Asked> {
  const supplier = records.code;
  return Effect.suspend(() => records.retrieve(locator, clock.now())).pipe(
    Effect.map((found): Asked => (found === undefined ? { kind: 'unknown', supplier } : { ...found, supplier })),
    Effect.catchTag('SupplierSilent', () => Effect.succeed<Asked>({ kind: 'silent', supplier })),
    Effect.timeoutOrElse({
      duration: patienceMilliseconds,
      orElse: () => Effect.succeed<Asked>({ kind: 'silent', supplier }),
    }),
  );
}

/** A record under other names says more than silence does. */
function reasonOf(asked: readonly Asked[]): UnconfirmedReason {
  if (asked.some(({ kind }) => kind === 'record')) return 'surname';
  return asked.some(({ kind }) => kind === 'silent') ? 'silent' : 'unknown';
}

/** Which booking it is, only its own agency is shown. */
export function takenBy({ transactionId, agencyId: owner }: DocumentHolder, agencyId: string): PnrConfirmation {
  return { state: 'taken', ...(owner === agencyId && { transactionId }) };
}

function documentsOf({ pnr, itineraries, tickets }: PnrRecord): AirlineRecord {
  return { carrier: itineraries[0].segments[0].carrier, pnr, tickets };
}

function displayed({ segments, tickets }: PnrReading, locator: string): AirlineRecord {
  const [first] = segments.filter((segment) => segment.kind === 'air');
  return {
    carrier: first?.carrier ?? '',
    pnr: locator,
    tickets: tickets.flatMap(({ number, further }) =>
      [number, ...further].map((each) => ({ traveller: 0, number: each })),
    ),
  };
}
