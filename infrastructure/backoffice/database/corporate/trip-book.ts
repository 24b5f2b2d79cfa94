/** The trips of companies' travellers in the database: bookings, approvals and requests of one person, or of everybody who is employed. */
import { Effect } from 'effect';
import { endedStatuses, refusedApprovals, standingStatuses, waitingApprovals } from '#domain/corporate/trip-queue.ts';
import { requestStates, isAtEnd } from '#domain/booking/request/request.ts';
import type { KeptTrip, TripBook, TripsOf } from '#application/backoffice/ports/corporate/trip-book.ts';
import { listedColumns, listedOf, type ListedRow } from '../booking/booking-rows.ts';
import { keptOf as requestOf, type RequestRow } from '../booking/request-rows.ts';
import { requestColumns } from '../booking/request-book.ts';
import type { Database } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';
import { approvalColumns, approvalOf, type ApprovalRow } from './approval-book.ts';
import { bookingsOf } from './own-bookings.ts';

interface TripRow extends ListedRow {
  readonly decided_by: string | null;
  readonly answer_by: string | null;
}

const columns = `${listedColumns},
  (select e.params ->> 'until' from booking_event e
   where e.agency_id = b.agency_id and e.transaction_id = b.transaction_id and e.code = 'on-request' order by e.version desc limit 1) as decided_by,
  (select s.answer_by::text from schedule_change s
   where s.agency_id = b.agency_id and s.transaction_id = b.transaction_id and s.answer is null) as answer_by`;

/** `$1` the agency, `$2` the people. */
const theirs = `b.agency_id = $1 and b.transaction_id in (${bookingsOf('= any ($2::text[])')})`;

/** As `isPastTrip`; `$3` the day, `$4` and `$5` the states. */
const past = `(b.status = any ($4::text[]) or (b.status = any ($5::text[]) and coalesce(b.ends_on, b.starts_on) < $3::date))`;

const ended = requestStates.filter(isAtEnd);

export class StoredTripBook implements TripBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly open: TripBook['open'] = (of, today, most) =>
    Effect.promise(async () => {
      const people = await this.#people(of);
      const [bookings, approvals, requests] = await Promise.all([
        this.#database.query<TripRow>(
          `select ${columns} from booking b where ${theirs} and not ${past} order by b.starts_on, b.transaction_id limit $6`,
          [of.agencyId, people, today, endedStatuses, standingStatuses, most],
        ),
        this.#database.query<ApprovalRow & { readonly held_as: string | null }>(
          `select ${approvalColumns}, h.transaction_id as held_as from approval a
           left join booking h on h.agency_id = a.agency_id and h.request_id = a.terms #>> '{keys,hold}'
           where a.agency_id = $1 and a.requester_id = any ($2::text[])
             and (a.state = any ($4::text[]) or (a.state = any ($5::text[]) and (a.terms #>> '{trip,startsOn}')::date >= $3::date))
           order by a.asked_at desc, a.approval_id limit $6`,
          [of.agencyId, people, today, waitingApprovals, refusedApprovals, most],
        ),
        this.#database.query<RequestRow>(
          `select ${requestColumns} from service_request r join agency a using (agency_id)
           where r.agency_id = $1 and r.corporate_user_id = any ($2::text[]) and r.state <> all ($3::text[])
           order by r.asked_at, r.number limit $4`,
          [of.agencyId, people, ended, most],
        ),
      ]);
      return {
        bookings: bookings.map(tripOf),
        approvals: approvals.map(({ held_as, ...row }) => ({
          ...approvalOf(row),
          ...(held_as !== null && { heldAs: held_as }),
        })),
        requests: requests.map(requestOf),
      };
    });

  readonly past: TripBook['past'] = (of, today, page, pageSize) =>
    Effect.promise(async () => {
      const given = [of.agencyId, await this.#people(of), today, endedStatuses, standingStatuses];
      const [rows, [counted]] = await Promise.all([
        this.#database.query<TripRow>(
          `select ${columns} from booking b where ${theirs} and ${past}
           order by b.starts_on desc, b.transaction_id desc limit $6 offset $7`,
          [...given, pageSize, (page - 1) * pageSize],
        ),
        this.#database.query<{ total: string }>(
          `select count(*) as total from booking b where ${theirs} and ${past}`,
          given,
        ),
      ]);
      return { bookings: rows.map(tripOf), total: Number(counted?.total ?? 0) };
    });

  async #people({ agencyId, userId }: TripsOf): Promise<readonly string[]> {
    if (userId !== undefined) return [userId];
    const rows = await this.#database.query<{ user_id: string }>(
      'select user_id from company_employee where agency_id = $1',
      [agencyId],
    );
    return rows.map(({ user_id }) => user_id);
  }
}

function tripOf({ decided_by, answer_by, ...row }: TripRow): KeptTrip {
  return {
    ...listedOf(row),
    ...(decided_by !== null && { decidedBy: instantFromRow(decided_by) }),
    ...(answer_by !== null && { answerBy: instantFromRow(answer_by) }),
  };
}
