/** Changed schedules in the database, and the rounds in which suppliers are asked. */
import { Effect } from 'effect';
import { amendmentTable } from '#domain/booking/amendment.ts';
import type { ChangeSeverity } from '#domain/booking/booking.ts';
import type { Reach } from '#domain/corporate/reach.ts';
import { type IsoDate, isoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { ScheduleChangeRow } from '#application/desk/booking.ts';
import type { Lease } from '#application/backoffice/ports/booking/booking-book.ts';
import type { FlightBookingTerms } from '#application/backoffice/ports/flight/flight-books.ts';
import type {
  FlyingBooking,
  FlyingPlace,
  LearnedChange,
  RestoredSchedule,
  ScheduleBook,
} from '#application/backoffice/ports/flight/schedule-book.ts';
import { withinReach } from '../corporate/own-bookings.ts';
import type { Database } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';

/** What is sold is flown. */
const flown = amendmentTable['schedule-change'].from;

export class StoredScheduleBook implements ScheduleBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  beginRound(supplier: string, { owner, seconds }: Lease, everySeconds: number): Effect.Effect<boolean> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{ begun: boolean }>(
        'select claim_schedule_round($1, $2, $3, $4) as begun',
        [supplier, owner, seconds, everySeconds],
      );
      return row?.begun === true;
    });
  }

  endRound(supplier: string, owner: string): Effect.Effect<void> {
    return Effect.promise(async () => {
      await this.#database.query(
        `update schedule_round set owner = null, lease_until = clock_timestamp(), ended_at = clock_timestamp()
         where supplier = $1 and owner = $2`,
        [supplier, owner],
      );
    });
  }

  flying(
    supplier: string,
    from: IsoDate,
    after: FlyingPlace | undefined,
    most: number,
  ): Effect.Effect<readonly FlyingBooking[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<{
        agency_id: string;
        transaction_id: string;
        version: number;
        starts_on: string;
        reference: string;
        itineraries: FlightBookingTerms['itineraries'];
        open: { changeId: string; learnedAt: string; itineraries: readonly number[] } | null;
      }>(
        `select b.agency_id, b.transaction_id, b.version, b.starts_on, b.reference, b.document -> 'itineraries' as itineraries,
                (select json_build_object('changeId', s.change_id, 'learnedAt', s.learned_at::text, 'itineraries',
                   (select json_agg((c ->> 'itinerary')::integer) from json_array_elements(s.changes) c))
                 from schedule_change s
                 where s.transaction_id = b.transaction_id and s.agency_id = b.agency_id and s.answer is null) as open
         from booking b
         where b.agency_id >= $3 and (b.agency_id, b.starts_on, b.transaction_id) > ($3, $4::date, $5)
           and b.product = 'flight' and b.supplier = $1 and b.status = any ($7) and b.reference is not null
           and b.document ->> 'elsewhere' is null
           and (b.starts_on >= $2::date or exists (
             select from booking_later_start d
             where d.agency_id = b.agency_id and d.transaction_id = b.transaction_id and d.day >= $2::date))
         order by b.agency_id, b.starts_on, b.transaction_id limit $6`,
        [
          supplier,
          from,
          after?.agencyId ?? '',
          after?.travelDate ?? '0001-01-01',
          after?.transactionId ?? '',
          most,
          flown,
        ],
      );
      return rows.map((row) => ({
        agencyId: row.agency_id,
        transactionId: row.transaction_id,
        version: row.version,
        travelDate: isoDate(row.starts_on),
        pnr: row.reference,
        itineraries: row.itineraries,
        ...(row.open && { open: { ...row.open, learnedAt: instantFromRow(row.open.learnedAt) } }),
      }));
    });
  }

  learn({
    agencyId,
    transactionId,
    version,
    changeId,
    learnedAt,
    answerBy,
    ...rest
  }: LearnedChange): Effect.Effect<boolean> {
    return Effect.promise(async () => {
      const { severity, changes, params, outbox } = rest;
      const [row] = await this.#database.query<{ learned: boolean }>(
        'select learn_schedule_change($1::jsonb) as learned',
        [
          JSON.stringify({
            agency_id: agencyId,
            transaction_id: transactionId,
            version,
            change_id: changeId,
            learned_at: learnedAt,
            answer_by: answerBy,
            severity,
            changes,
            params,
            outbox,
          }),
        ],
      );
      return row?.learned === true;
    });
  }

  restore({ agencyId, transactionId, version, changeId, outbox }: RestoredSchedule): Effect.Effect<boolean> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{ restored: boolean }>(
        'select restore_schedule($1, $2, $3, $4, $5::jsonb) as restored',
        [agencyId, transactionId, version, changeId, JSON.stringify(outbox)],
      );
      return row?.restored === true;
    });
  }

  open(agencyId: string, most: number, reach?: Reach): Effect.Effect<readonly ScheduleChangeRow[]> {
    return Effect.promise(async () => {
      const own = withinReach('s.transaction_id', reach, 3);
      const rows = await this.#database.query<{
        transaction_id: string;
        reference: string;
        mark: string;
        title: string;
        starts_on: string;
        lead_traveller: string;
        severity: ChangeSeverity;
        learned_at: string;
        answer_by: string;
      }>(
        `select s.transaction_id, b.reference, b.mark, b.title, b.starts_on, b.lead_traveller, s.severity,
                s.learned_at, s.answer_by
         from schedule_change s join booking b using (agency_id, transaction_id)
         where s.agency_id = $1 and s.answer is null ${own.also} order by s.answer_by, s.transaction_id limit $2`,
        [agencyId, most, ...own.given],
      );
      return rows.map((row) => ({
        transactionId: row.transaction_id,
        reference: row.reference,
        mark: row.mark,
        title: row.title,
        startsOn: isoDate(row.starts_on),
        leadTraveller: row.lead_traveller,
        severity: row.severity,
        learnedAt: instantFromRow(row.learned_at),
        answerBy: instantFromRow(row.answer_by),
      }));
    });
  }

  expired(by: Instant, most: number): ReturnType<ScheduleBook['expired']> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<{ agency_id: string; transaction_id: string }>(
        `select s.agency_id, s.transaction_id from schedule_change s join booking b using (agency_id, transaction_id)
         where s.answer is null and s.severity = 'minor' and s.answer_by <= $1 and b.status = any ($3)
         order by s.answer_by limit $2`,
        [by, most, flown],
      );
      return rows.map((row) => ({ agencyId: row.agency_id, transactionId: row.transaction_id }));
    });
  }
}
