/** Payments in the database. What has arrived is credited as a deposit in the transaction that says so. */
import { Effect } from 'effect';
import type { GatewayCode, PaymentMethod, PaymentState } from '#domain/account/online-payment.ts';
import type { LinkPurpose } from '#domain/account/payment/payment-link.ts';
import { add, money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import type { OutboxItem } from '#application/backoffice/ports/booking/outbox.ts';
import type {
  KeptLink,
  KeptPayment,
  NewPayment,
  PaymentBegun,
  PaymentBook,
  PaymentSettled,
} from '#application/backoffice/ports/account/payment-book.ts';
import { digestOf } from '../booking/booking-commits.ts';
import { putOutbox, writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow, minorFromRow } from '../engine/rows.ts';
import { creditDeposit } from './deposit-book.ts';
import { currencyOf } from './ledger-book.ts';

interface Row {
  readonly agency_id: string;
  readonly payment_id: string;
  readonly company_name: string;
  readonly method: PaymentMethod;
  readonly currency: string;
  readonly amount: string;
  readonly charge: string;
  readonly gst: string;
  readonly gateway: GatewayCode;
  readonly reference: string | null;
  readonly url: string | null;
  readonly begun_by: string;
  readonly begun_by_user_id: string;
  readonly language: Language;
  readonly started_at: string;
  readonly ends_at: string;
  readonly state: PaymentState;
  readonly deposit_id: string | null;
  readonly token: string | null;
  readonly purpose: LinkPurpose;
  readonly transaction_id: string | null;
  readonly note: string;
  readonly payer_name: string;
  readonly payer_email: string;
  readonly payer_phone: string;
  readonly payer_language: Language;
}

const rows = `select p.agency_id, p.payment_id, a.company_name, p.method, p.currency, p.amount, p.charge, p.gst, p.gateway, p.reference, p.url,
    p.begun_by, p.begun_by_user_id, p.language, p.started_at, p.ends_at, p.state, p.deposit_id,
    l.token, l.purpose, l.transaction_id, l.note, l.payer_name, l.payer_email, l.payer_phone, l.payer_language
  from payment p join agency a using (agency_id) left join payment_link l using (agency_id, payment_id)`;

export class StoredPaymentBook implements PaymentBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  begin(payment: NewPayment): Effect.Effect<PaymentBegun> {
    return Effect.promise(() => this.#database.transaction((tx) => beginIn(tx, payment)));
  }

  opened(
    { agencyId, paymentId }: Pick<KeptPayment, 'agencyId' | 'paymentId'>,
    { reference, url }: { readonly reference: string; readonly url: string },
  ): Effect.Effect<void> {
    return Effect.promise(async () => {
      await this.#database.query(
        'update payment set reference = $3, url = $4 where agency_id = $1 and payment_id = $2 and reference is null',
        [agencyId, paymentId, reference, url],
      );
    });
  }

  find(agencyId: string, paymentId: string): Effect.Effect<KeptPayment | undefined> {
    return this.#first('p.agency_id = $1 and p.payment_id = $2', [agencyId, paymentId]);
  }

  byReference(gateway: GatewayCode, reference: string): Effect.Effect<KeptPayment | undefined> {
    return this.#first('p.gateway = $1 and p.reference = $2', [gateway, reference]);
  }

  byToken(token: string): Effect.Effect<KeptPayment | undefined> {
    return this.#first('l.token = $1 and p.url is not null', [token]);
  }

  links(
    agencyId: string,
    { page, pageSize }: { readonly page: number; readonly pageSize: number },
  ): ReturnType<PaymentBook['links']> {
    return Effect.promise(async () => {
      const [found, [counted]] = await Promise.all([
        this.#database.query<Row>(
          `${rows} where l.agency_id = $1 and p.url is not null order by l.made_at desc, l.payment_id limit $2 offset $3`,
          [agencyId, pageSize, (page - 1) * pageSize],
        ),
        this.#database.query<{ total: string }>(
          `select count(*) as total from payment_link l join payment p using (agency_id, payment_id)
           where l.agency_id = $1 and p.url is not null`,
          [agencyId],
        ),
      ]);
      return { links: found.map(keptOf), total: Number(counted?.total ?? 0) };
    });
  }

  due(now: Instant, most: number): Effect.Effect<readonly KeptPayment[]> {
    return Effect.promise(async () => {
      const found = await this.#database.query<Row>(
        `${rows} where p.state = 'open' and p.look_at <= $1 order by p.look_at limit $2`,
        [now, most],
      );
      return found.map(keptOf);
    });
  }

  looked({ agencyId, paymentId }: Pick<KeptPayment, 'agencyId' | 'paymentId'>, next: Instant): Effect.Effect<void> {
    return Effect.promise(async () => {
      await this.#database.query(
        `update payment set look_at = $3 where agency_id = $1 and payment_id = $2 and state = 'open'`,
        [agencyId, paymentId, next],
      );
    });
  }

  mailLink(record: AuditRow, { kind, payload }: Pick<OutboxItem, 'kind' | 'payload'>): Effect.Effect<void> {
    return Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        await writeAudit(tx, record);
        await putOutbox(tx, kind, payload);
      }),
    );
  }

  isHeard(gateway: GatewayCode, event: string): Effect.Effect<boolean> {
    return Effect.promise(async () => {
      const found = await this.#database.query('select from gateway_event where gateway = $1 and event_id = $2', [
        gateway,
        event,
      ]);
      return found.length > 0;
    });
  }

  heard(gateway: GatewayCode, event: string, at: Instant, forgetBefore: Instant): Effect.Effect<void> {
    return Effect.promise(async () => {
      await this.#database.query(
        `with forgotten as (
           delete from gateway_event where (gateway, event_id) in (
             select gateway, event_id from gateway_event where heard_at < $4 order by heard_at limit 20))
         insert into gateway_event (gateway, event_id, heard_at) values ($1, $2, $3) on conflict do nothing`,
        [gateway, event, at, forgetBefore],
      );
    });
  }

  settle(settled: PaymentSettled): Effect.Effect<boolean> {
    return Effect.promise(() => this.#database.transaction((tx) => settleIn(tx, settled)));
  }

  #first(where: string, given: readonly string[]): Effect.Effect<KeptPayment | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<Row>(`${rows} where ${where}`, [...given]);
      return row && keptOf(row);
    });
  }
}

async function beginIn(tx: Sql, payment: NewPayment): Promise<PaymentBegun> {
  const { agencyId, requestId, content, method, amount, charge, gst, gateway, by, language, at, endsAt } = payment;
  const { lookAt, link, record } = payment;
  // A second at the same moment waits here for the first to commit.
  const [added] = await tx.query<{ payment_id: string }>(
    `insert into payment (agency_id, payment_id, request_id, digest, method, currency, amount, charge, gst, gateway, begun_by,
       begun_by_user_id, language, started_at, ends_at, look_at)
     values ($1, 'PY' || nextval('payment_number'), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (agency_id, request_id) do nothing returning payment_id`,
    [
      agencyId,
      requestId,
      digestOf(content),
      method,
      amount.currency,
      amount.minor,
      charge.minor,
      gst.minor,
      gateway,
      by.name,
      by.userId,
      language,
      at,
      endsAt,
      lookAt,
    ],
  );
  if (added !== undefined && link !== undefined) await addLink(tx, agencyId, added.payment_id, link, at);
  const [row] = await tx.query<Row & { digest: string }>(
    `${rows.replace('select ', 'select p.digest, ')} where p.agency_id = $1 and p.request_id = $2`,
    [agencyId, requestId],
  );
  if (row?.digest !== digestOf(content)) return { kind: 'reused' };
  if (added === undefined) return { kind: 'repeated', payment: keptOf(row) };
  await writeAudit(tx, { ...record, reference: added.payment_id });
  return { kind: 'begun', payment: keptOf(row) };
}

async function addLink(tx: Sql, agencyId: string, paymentId: string, link: KeptLink, at: Instant): Promise<void> {
  const { token, purpose, transactionId, note, payer, payerLanguage } = link;
  await tx.query(
    `insert into payment_link (agency_id, payment_id, token, made_at, purpose, transaction_id, note, payer_name, payer_email,
       payer_phone, payer_language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      agencyId,
      paymentId,
      token,
      at,
      purpose,
      transactionId ?? null,
      note,
      payer.name,
      payer.email,
      payer.phone,
      payerLanguage,
    ],
  );
}

async function settleIn(tx: Sql, settled: PaymentSettled): Promise<boolean> {
  const { agencyId, paymentId, from, to, at, gatewayPayment, credited, record } = settled;
  // Of two at once the second waits here, and finds another state.
  const waiting = await tx.query(
    'select from payment where agency_id = $1 and payment_id = $2 and state = $3 for update',
    [agencyId, paymentId, from],
  );
  if (waiting.length === 0) return false;
  const depositId = credited && (await creditDeposit(tx, { ...credited, agencyId, requestId: paymentId, at }));
  await tx.query(
    `update payment set state = $3, settled_at = $4, gateway_payment = $5, deposit_id = $6 where agency_id = $1 and payment_id = $2`,
    [agencyId, paymentId, to, at, gatewayPayment ?? null, depositId ?? null],
  );
  await writeAudit(tx, record);
  if (credited !== undefined)
    await putOutbox(tx, credited.notice.kind, { ...credited.notice.payload, depositId: depositId ?? '' });
  return true;
}

function keptOf(row: Row): KeptPayment {
  const currency = currencyOf(row.currency);
  const amount = money(minorFromRow(row.amount), currency);
  const charge = money(minorFromRow(row.charge), currency);
  return {
    agencyId: row.agency_id,
    companyName: row.company_name,
    paymentId: row.payment_id,
    state: row.state,
    method: row.method,
    amount,
    charge,
    gst: money(minorFromRow(row.gst), currency),
    total: add(amount, charge),
    gateway: row.gateway,
    ...(row.reference !== null && { reference: row.reference }),
    ...(row.url !== null && { url: row.url }),
    startedAt: instantFromRow(row.started_at),
    endsAt: instantFromRow(row.ends_at),
    by: { userId: row.begun_by_user_id, name: row.begun_by },
    language: row.language,
    ...(row.deposit_id !== null && { depositId: row.deposit_id }),
    ...(row.token !== null && { link: linkOf(row, row.token) }),
  };
}

function linkOf(row: Row, token: string): KeptLink {
  return {
    token,
    purpose: row.purpose,
    ...(row.transaction_id !== null && { transactionId: row.transaction_id }),
    note: row.note,
    payer: { name: row.payer_name, email: row.payer_email, phone: row.payer_phone },
    payerLanguage: row.payer_language,
  };
}
