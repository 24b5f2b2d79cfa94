/**
 * The operators' decision that a booking which no supplier confirmed is one: it is taken over at the price that they confirm,
 * for the agency that asked, and the request moves in the same commit. Whatever a supplier says by now stands above it.
 */
import { Effect } from 'effect';
import { pnrImportOf } from '#domain/flight/pnr/import.ts';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import { confirmedReading, inRecordOrder } from '#domain/flight/pnr/record.ts';
import { checkAnswer } from '#domain/booking/request/rules.ts';
import { equals, type Money } from '#domain/money/money.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { dateIn } from '#domain/time/instant.ts';
import { Invalid, NotAllowedInState, NotFound, RequestIdReused } from '#application/desk/failures.ts';
import type { ImportPnr, PnrConfirmation } from '#application/desk/pnr.ts';
import type { RequestDesk, TakeOverRequest } from '#application/desk/requests.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import type { ParsePnrPorts } from '#application/backoffice/flight/pnr/parse-pnr.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { KeptRequest, RequestBook, RequestStep } from '#application/backoffice/ports/booking/request-book.ts';
import { allowed } from './answer-request.ts';
import { askerOf, changed } from './ask-request.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { confirmPnr } from '#application/backoffice/flight/pnr/confirm-pnr.ts';
import { type ImportedSale, saleOf } from '#application/backoffice/flight/pnr/imported-sale.ts';
import { alreadyTaken, checkLimit, takeOver, type TakeOverPorts } from './take-over.ts';

export interface TakeOverRequestPorts extends Omit<ParsePnrPorts, 'travellers'>, TakeOverPorts {
  readonly imports: ParsePnrPorts['imports'] & TakeOverPorts['imports'];
  readonly serviceRequests: Pick<RequestBook, 'find' | 'claimed'>;
}

/** How often it is judged again because somebody else was first; each time the request has moved on. */
const mostTurns = 5;

export function takeOverRequest(
  ports: TakeOverRequestPorts,
  caller: Caller,
  { requestId, number, total, note }: TakeOverRequest,
): ReturnType<RequestDesk['takeOverRequest']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const said = note?.trim() ?? '';
    const violations = [...checkRequestId(requestId), ...checkTotal(ports, total, said)];
    if (violations.length > 0) return yield* new Invalid({ violations });
    const asker = askerOf(who, requestId, { number, total, note: said, act: 'take-over' });
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const kept = yield* ports.serviceRequests.find(number);
      if (kept === undefined) return yield* new NotFound({ what: 'request' });
      const claimed = yield* ports.serviceRequests.claimed(asker);
      if (claimed?.kind === 'reused') return yield* new RequestIdReused({});
      if (claimed !== undefined) return yield* changed(ports, number);
      const state = yield* allowed('take-over', kept, who);
      const { asking } = kept;
      if (asking === undefined) return yield* new NotAllowedInState({ state: kept.state });
      const sale = yield* confirmedSale(ports, kept, asking, total);
      const answers = (transactionId: string): RequestStep => ({
        number,
        version: kept.version,
        at: ports.clock.now(),
        asker,
        next: {
          ...kept,
          state,
          answer: { price: total, ...(said !== '' && { note: said }) },
          bookings: [transactionId],
        },
        event: { code: 'take-over', params: { kind: kept.kind, transaction: transactionId } },
        notice: { to: 'agency', code: 'take-over' },
      });
      const moved = yield* takeOver(ports, actingFor(who, kept), sale, asking, answers).pipe(
        Effect.as(false),
        // It is recorded: whatever becomes of the booking from here on is told by the booking.
        Effect.catchTags({
          InDoubt: () => Effect.succeed(false),
          SoldOut: () => Effect.succeed(false),
          FareChanged: () => Effect.succeed(false),
          RequestMoved: ({ stepped }) =>
            stepped.kind === 'reused' ? Effect.fail(new RequestIdReused({})) : Effect.succeed(true),
        }),
      );
      if (!moved) return yield* changed(ports, number);
    }
    return yield* Effect.die(new Error(`Request ${number} was changed by others each time`));
  });
}

/** As the operators answer every request: an amount of the account's currency, a note that is not too long. */
function checkTotal(
  { currency, clock, businessZone }: TakeOverRequestPorts,
  total: Money,
  note: string,
): readonly Violation[] {
  const today = dateIn(clock.now(), businessZone);
  return [
    ...checkAnswer('take-over', { price: total, note }, { today, currency }).map((each) =>
      each.path === 'price' ? { ...each, path: 'total' } : each,
    ),
    ...(total.minor > 0 ? [] : [violation('amount-not-positive', 'total')]),
  ];
}

/** What is taken over: by the supplier's word where one knows it by now, else by the display at the operators' price. */
function confirmedSale(
  ports: TakeOverRequestPorts,
  kept: KeptRequest,
  asking: ImportPnr,
  total: Money,
): Effect.Effect<ImportedSale, Invalid> {
  return Effect.gen(function* () {
    const { airports, currency, businessZone, clock } = ports;
    // Dates without a year are those of the day on which it was pasted.
    const today = dateIn(kept.askedAt, businessZone);
    const reading = readPnr(asking.text, { today, ...(asking.gds && { gds: asking.gds }) });
    const confirmation = yield* confirmPnr(ports, kept.agencyId, reading, kept.taking?.pnr ?? '');
    if (confirmation.state === 'taken') return yield* alreadyTaken(confirmation);
    const confirmed = confirmation.state === 'confirmed' ? confirmation : undefined;
    const travellers = confirmed === undefined ? kept.travellers : inRecordOrder(kept.travellers, confirmed.record);
    const { locator, fare } = asking;
    const made = pnrImportOf(
      confirmed === undefined ? reading : confirmedReading(reading, confirmed.record, businessZone),
      {
        ...(locator !== undefined && { locator }),
        travellers,
        ...(fare?.total && { total: fare.total }),
        ...(fare?.tickets && { tickets: fare.tickets }),
      },
      { airports, saved: [], currency, confirmed: confirmed !== undefined },
    );
    const sale = saleOf(made, businessZone, confirmed);
    const violations = [...made.stops, ...checkLimit(sale, clock.now()), ...checkWord(confirmed, total)];
    if (sale === undefined || violations.length > 0) return yield* new Invalid({ violations });
    return confirmed === undefined ? { ...sale, total, perAdult: total } : sale;
  });
}

function checkWord(
  confirmed: Extract<PnrConfirmation, { readonly state: 'confirmed' }> | undefined,
  total: Money,
): readonly Violation[] {
  if (confirmed === undefined || equals(confirmed.record.total, total)) return [];
  return [violation('pnr-total-supplier', 'total', { total: confirmed.record.total })];
}

/** Whoever decides, at the desk of those who asked. */
function actingFor(who: SignedInCaller, { agencyId, agency }: KeptRequest): SignedInCaller {
  return agencyId === who.agencyId ? who : { ...who, agencyId, onBehalfOf: { agencyId, name: agency.companyName } };
}
