/** What customers pay by instalments when: recorded as their agency receives it, and reminded of as it falls due. No money moves by it. */
import { Effect } from 'effect';
import type { Product } from '#domain/booking/booking.ts';
import { checkReceipt } from '#domain/booking/schedule/receipt-rules.ts';
import {
  type CustomerPaid,
  type Instalment,
  paymentStanding,
  type PaymentStanding,
  type Receipt,
  receiptModes,
  reminderDue,
  reminderName,
} from '#domain/booking/schedule/schedule.ts';
import { formatDecimal, zero } from '#domain/money/money.ts';
import { addDays, type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import type { Price } from '#domain/price/price.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import type { ReceivedPayments, ReceivePayment, RecordPayment } from '#application/desk/schedule/customer-payments.ts';
import { Invalid, NotAllowedInState, NotFound, notNow } from '#application/desk/failures.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { moneyOfBooking } from '#application/backoffice/booking/papers/money-of-booking.ts';
import type { PaperFactsPorts } from '#application/backoffice/booking/papers/paper-facts.ts';
import { actorOf, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { BookingBook, KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { IssuedBook, StandingPlace } from '#application/backoffice/ports/booking/issued-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';

/** A product whose customers pay by instalments. */
export interface PaidByInstalments<P extends PaidTypes> {
  readonly product: Product;
  /** What was agreed when it was sold. */
  readonly instalments: (kept: KeptBooking<P>, bookedOn: IsoDate) => readonly Instalment[];
  readonly isSold: (kept: KeptBooking<P>) => boolean;
  /** All that is kept of it as issued, to which receipts and reminders are added. */
  readonly issuedOf: (kept: KeptBooking<P>) => P['issued'];
  /** The outbox's kind of its reminders. */
  readonly reminder: string;
  /** The first instalment that is not paid at booking falls due at most so long before it begins, with the days of a reminder. */
  readonly watchedDays: number;
}

interface PaidTypes extends ProductTypes {
  readonly booking: ProductTypes['booking'] & CustomerPaid;
  readonly issued: CustomerPaid;
}

export interface PaymentsPorts<P extends PaidTypes> {
  readonly bookings: Pick<BookingBook<P>, 'find'>;
  readonly issued: IssuedBook<P['issued']>;
  readonly papers: PaperFactsPorts;
  readonly clock: Clock;
  readonly businessZone: string;
}

/** Turns that recording takes while others write on the booking. */
const mostTurns = 5;
const batch = 200;

function standingOf<P extends PaidTypes>(
  ports: PaymentsPorts<P>,
  paid: PaidByInstalments<P>,
  kept: KeptBooking<P>,
  today: IsoDate,
): Effect.Effect<PaymentStanding> {
  const instalments = paid.instalments(kept, dateIn(kept.bookedOn, ports.businessZone));
  return Effect.map(moneyOfBooking(ports.papers, kept), ({ customer: owed }) =>
    paymentStanding(instalments, { owed, receipts: kept.receipts ?? [], today }),
  );
}

export function receivePayment<P extends PaidTypes>(
  ports: PaymentsPorts<P>,
  paid: PaidByInstalments<P>,
  caller: Caller,
): RecordPayment {
  const { product } = paid;
  return (asked) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller, 'book');
      const named = checkRequestId(asked.requestId);
      if (named.length > 0) return yield* new Invalid({ violations: named });
      for (let turn = 0; turn < mostTurns; turn += 1) {
        const kept = yield* ports.bookings.find(who.agencyId, asked.transactionId);
        if (kept === undefined || kept.product !== product) return yield* new NotFound({ what: 'booking' });
        const { receipts = [], status } = kept;
        if (receipts.some(({ requestId }) => requestId === asked.requestId))
          return { transactionId: kept.transactionId, receipts } satisfies ReceivedPayments;
        if (!paid.isSold(kept) || isAmended(kept)) return yield* new NotAllowedInState({ state: status });
        const today = dateIn(ports.clock.now(), ports.businessZone);
        const { left } = yield* standingOf(ports, paid, kept, today);
        const bookedOn = dateIn(kept.bookedOn, ports.businessZone);
        const violations = checkReceipt(asked, { today, bookedOn, left });
        if (violations.length > 0) return yield* new Invalid({ violations });
        const receipt = receiptOf(asked, who, kept);
        const all = [...receipts, receipt];
        const done = yield* ports.issued.keep({
          agencyId: who.agencyId,
          transactionId: kept.transactionId,
          product,
          version: kept.version,
          issued: { ...paid.issuedOf(kept), receipts: all },
          event: {
            code: 'payment-received',
            params: { amount: moneyText(receipt), mode: receipt.mode, on: receipt.on },
          },
          by: actorOf(who),
          outbox: [],
        });
        if (done) return { transactionId: kept.transactionId, receipts: all };
      }
      return yield* notNow();
    });
}

/** Who amends it has seen it as it was: what is recorded meanwhile would be missing there, and keep that from ending. */
function isAmended({ status }: Pick<KeptBooking, 'status'>): boolean {
  return status === 'amending';
}

/** Of a draft that keeps the rules. */
function receiptOf(
  { requestId, on = '', amount, mode, reference = '' }: ReceivePayment,
  who: SignedInCaller,
  kept: { readonly bookedOn: Instant; readonly price: Pick<Price, 'total'> },
): Receipt {
  return {
    requestId,
    on: parseIsoDate(on) ?? dateIn(kept.bookedOn, 'UTC'),
    amount: amount ?? zero(kept.price.total.currency),
    mode: receiptModes.find((each) => each === mode) ?? 'cash',
    ...(reference.trim() !== '' && { reference: reference.trim() }),
    by: who.actor.name,
  };
}

function moneyText({ amount }: Pick<Receipt, 'amount'>): string {
  return `${amount.currency} ${formatDecimal(amount)}`;
}

export interface RemindPaymentsPorts<P extends PaidTypes> extends PaymentsPorts<P> {
  readonly suppliers: readonly { readonly code: string }[];
}

/** Reminds of instalments that fall due, each stage once. Answers of how many. */
export function remindPayments<P extends PaidTypes>(
  ports: RemindPaymentsPorts<P>,
  paid: PaidByInstalments<P>,
): Effect.Effect<number> {
  const { product, watchedDays } = paid;
  return Effect.gen(function* () {
    const today = dateIn(ports.clock.now(), ports.businessZone);
    let reminded = 0;
    for (const { code: supplier } of ports.suppliers) {
      const sought = { product, supplier, from: today, until: addDays(today, watchedDays) } as const;
      let after: StandingPlace | undefined;
      for (;;) {
        const found = yield* ports.issued.standing(sought, after, batch);
        if (found.length === 0) break;
        for (const { agencyId, transactionId } of found) {
          reminded += (yield* remindOf(ports, paid, agencyId, transactionId, today)) ? 1 : 0;
        }
        after = found.at(-1);
      }
    }
    return reminded;
  });
}

function remindOf<P extends PaidTypes>(
  ports: PaymentsPorts<P>,
  paid: PaidByInstalments<P>,
  agencyId: string,
  transactionId: string,
  today: IsoDate,
): Effect.Effect<boolean> {
  return Effect.gen(function* () {
    const kept = yield* ports.bookings.find(agencyId, transactionId);
    if (kept === undefined || isAmended(kept)) return false;
    const { reminded = [] } = kept;
    const reminder = reminderDue(yield* standingOf(ports, paid, kept, today), today, reminded);
    if (reminder === undefined) return false;
    const { due, instalment, stage } = reminder;
    const said = { due: formatDate(due, 'DD MMM YYYY'), amount: moneyText(reminder) };
    return yield* ports.issued.keep({
      agencyId,
      transactionId,
      product: paid.product,
      version: kept.version,
      issued: { ...paid.issuedOf(kept), reminded: [...reminded, reminderName(reminder)] },
      event: { code: 'payment-reminded', params: { ...said, stage } },
      outbox: [{ kind: paid.reminder, payload: { agencyId, transactionId, instalment, ...said } }],
    });
  });
}
