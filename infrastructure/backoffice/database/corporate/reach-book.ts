/** Who has to do with what is kept, in the database. */
import { Effect } from 'effect';
import type { Whose } from '#domain/corporate/reach.ts';
import type { ReachBook } from '#application/backoffice/ports/corporate/reach-book.ts';
import type { Database } from '../engine/database.ts';

interface Row {
  readonly actor_user_id: string;
  readonly on_behalf_of: string | null;
  readonly made_for: string | null;
  readonly approvals: NonNullable<Whose['approvals']> | null;
}

export class StoredReachBook implements ReachBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly decidesFor: ReachBook['decidesFor'] = (agencyId, userId, day) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<{ user_id: string }>(
        `select user_id from approval_delegation
         where agency_id = $1 and delegate_id = $2 and $3::date between first_day and last_day`,
        [agencyId, userId, day],
      );
      return rows.map(({ user_id }) => user_id);
    });

  readonly companyOf: ReachBook['companyOf'] = (agencyId, userId) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<{ company_id: string }>(
        'select company_id from company_employee where agency_id = $1 and user_id = $2',
        [agencyId, userId],
      );
      return row?.company_id;
    });

  readonly ofBooking: ReachBook['ofBooking'] = (agencyId, transactionId) =>
    this.#booking('$2', agencyId, transactionId);

  readonly ofAmendmentQuote: ReachBook['ofAmendmentQuote'] = (agencyId, quoteId) =>
    this.#booking(
      '(select q.transaction_id from amendment_quote q where q.agency_id = $1 and q.quote_id = $2)',
      agencyId,
      quoteId,
    );

  readonly ofRequest: ReachBook['ofRequest'] = (agencyId, number) =>
    Effect.promise(async () => {
      if (number.includes('\0')) return undefined;
      const [row] = await this.#database.query<
        Omit<Row, 'actor_user_id'> & {
          readonly corporate_user_id: string | null;
          readonly actor_user_id: string | null;
        }
      >(
        `select r.corporate_user_id, b.actor_user_id, b.on_behalf_of, b.made_for, ${approvalsOf} as approvals
         from service_request r left join booking b on b.agency_id = r.agency_id and b.transaction_id = r.transaction_id
         where r.agency_id = $1 and r.number = $2`,
        [agencyId, number],
      );
      if (row === undefined) return undefined;
      const { corporate_user_id, actor_user_id } = row;
      return {
        ...(corporate_user_id !== null && { madeBy: corporate_user_id }),
        ...(actor_user_id !== null && { about: whoseOf({ ...row, actor_user_id }) }),
      };
    });

  #booking(which: string, agencyId: string, id: string): Effect.Effect<Whose | undefined> {
    return Effect.promise(async () => {
      if (id.includes('\0')) return undefined;
      const [row] = await this.#database.query<Row>(
        `select b.actor_user_id, b.on_behalf_of, b.made_for, ${approvalsOf} as approvals
         from booking b where b.agency_id = $1 and b.transaction_id = ${which}`,
        [agencyId, id],
      );
      return row && whoseOf(row);
    });
  }
}

/** Of the booking `b`, that of which others are only notified too: one request made both. */
const approvalsOf = `(
  select json_agg(json_build_object('requester', a.requester_id, 'asked', array(
    select s.user_id from approval_asked s where s.agency_id = a.agency_id and s.approval_id = a.approval_id)))
  from approval a where a.agency_id = b.agency_id
    and (a.booking_id = b.transaction_id or (a.request_id = b.request_id and a.state = 'notified')))`;

function whoseOf({ actor_user_id, on_behalf_of, made_for, approvals }: Row): Whose {
  return {
    madeBy: actor_user_id,
    ...(on_behalf_of !== null && { onBehalfOf: on_behalf_of }),
    ...(made_for !== null && { madeFor: made_for }),
    ...(approvals !== null && { approvals }),
  };
}
