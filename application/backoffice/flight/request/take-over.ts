/**
 * Takes a booking over that was made elsewhere: it is opened like any other, with its record and tickets claimed in the same
 * commit, and goes the way of every booking, so that a process that is killed leaves nothing half done.
 */
import { Effect } from 'effect';
import { match } from 'ts-pattern';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { dateIn, hasPassed, type Instant } from '#domain/time/instant.ts';
import { BalanceTooLow, Invalid, OverLimit, RequestIdReused } from '#application/desk/failures.ts';
import type { FlightBooked } from '#application/desk/flight-booked.ts';
import type { ImportPnr, PnrConfirmation } from '#application/desk/pnr.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { RequestStepped } from '#application/backoffice/ports/booking/request-book.ts';
import type { ImportBook, ImportOpened, ImportOpening } from '#application/backoffice/ports/flight/import-book.ts';
import type { Chance } from '#application/backoffice/ports/machine.ts';
import { bookableOf } from '#application/backoffice/ports/flight/quote-store.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import {
  presentSale,
  waitForSale,
  withinLimits,
  type WaitingPorts,
} from '#application/backoffice/booking/saga/sell-booking.ts';
import { presentFlight } from '../checkout/flight-booked.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { importedLines } from '#domain/flight/pnr/price.ts';
import { takenBy } from '../pnr/confirm-pnr.ts';
import { askedOnImport, type ImportPricePorts } from '../pnr/imported-price.ts';
import type { AskedOn } from '../quote/asking.ts';
import { type ImportedSale, importedIntent, importedQuote } from '../pnr/imported-sale.ts';

export interface TakeOverPorts extends WaitingPorts<FlightTypes>, ImportPricePorts {
  readonly imports: Pick<ImportBook, 'open'>;
  readonly chance: Pick<Chance, 'uuid'>;
}

/** Not to be taken over: the request that this answers has moved on. */
export class RequestMoved {
  readonly _tag = 'RequestMoved';
  readonly stepped: Extract<ImportOpened, { readonly kind: 'request-moved' }>['stepped'];

  constructor(stepped: RequestMoved['stepped']) {
    this.stepped = stepped;
  }
}

type Outcome = ReturnType<typeof takenOver>;
type Failures = Effect.Error<Outcome> | Invalid | RequestIdReused | BalanceTooLow | OverLimit | RequestMoved;

/**
 * `asked`: what the agency asked for, whose request id makes it one booking however often it is asked. What it asks of the
 * customer was judged when it was asked.
 */
export function takeOver(
  ports: TakeOverPorts,
  who: SignedInCaller,
  sale: ImportedSale,
  asked: TakeOverAsked,
  beside: TakenBeside = {},
): Effect.Effect<FlightBooked, Failures> {
  return Effect.flatMap(askedOnImport(ports, who, sale), (askedOn) =>
    opened(ports, who, sale, { asked, askedOn, beside }),
  );
}

/** Whom to write to, and what is asked of the customer; whatever else was said makes the request this one. */
export type TakeOverAsked = Pick<ImportPnr, 'requestId' | 'contact' | 'gst' | 'ask'>;

/** What stands or falls with the booking. */
export type TakenBeside = Pick<ImportOpening, 'answers' | 'uses'>;

const done: RequestStepped = { kind: 'done' };

/** The outcome of the request that a booking answers. */
export function recorded(taking: Effect.Effect<FlightBooked, Failures>) {
  return taking.pipe(
    Effect.as(done),
    // It is recorded: whatever becomes of the booking from here on is reported by the booking.
    Effect.catchTag(['InDoubt', 'SoldOut', 'FareChanged'], () => Effect.succeed(done)),
    Effect.catchTag('RequestMoved', ({ stepped }) => Effect.succeed(stepped)),
  );
}

interface Opening {
  readonly asked: TakeOverAsked;
  readonly askedOn: AskedOn;
  readonly beside: TakenBeside;
}

function opened(
  ports: TakeOverPorts,
  who: SignedInCaller,
  sale: ImportedSale,
  { asked, askedOn, beside }: Opening,
): Effect.Effect<FlightBooked, Failures> {
  return Effect.uninterruptibleMask((restore) => {
    const now = ports.clock.now();
    const day = dateIn(now, ports.businessZone);
    const quote = importedQuote(sale, who, ports.chance.uuid(), now, askedOn.rounding);
    const lines = importedLines(quote.quote.fare, asked.ask, askedOn);
    const intent = importedIntent(sale, who, quote, { ...asked, lines, content: contentOf(asked), day });
    const opening = {
      intent: withinLimits(intent, who),
      lease: ports.saga.lease,
      quote,
      taken: sale.taken,
      ...beside,
    };
    return Effect.flatMap(ports.imports.open(opening), (answer) =>
      match<ImportOpened, Effect.Effect<FlightBooked, Failures>>(answer)
        .with({ kind: 'opened' }, ({ transactionId, version }) =>
          Effect.flatMap(
            ports.saga.start({ transactionId, version, actor: who.actor.name, quote: bookableOf(quote), intent }),
            (fiber) => restore(waitForSale({ ...ports, present: presentFlight }, intent, transactionId, fiber)),
          ),
        )
        .with({ kind: 'repeated' }, ({ transactionId }) => restore(takenOver(ports, who, transactionId)))
        .with({ kind: 'reused' }, () => Effect.fail(new RequestIdReused({})))
        .with({ kind: 'taken' }, ({ holder }) => Effect.fail(alreadyTaken(takenBy(holder, who.agencyId))))
        .with({ kind: 'request-moved' }, ({ stepped }) => Effect.fail(new RequestMoved(stepped)))
        .with({ kind: 'over-limit' }, ({ per, limit }) => Effect.fail(new OverLimit({ per, limit })))
        .with({ kind: 'balance-too-low' }, ({ needed, available }) =>
          Effect.fail(new BalanceTooLow({ needed, available })),
        )
        .exhaustive(),
    );
  });
}

/** What a request that was made before has come to. */
export function takenOver(ports: WaitingPorts<FlightTypes>, { agencyId }: SignedInCaller, transactionId: string) {
  return presentSale({ ...ports, present: presentFlight }, agencyId, transactionId);
}

/** All that was asked but its request id, as one text. */
export function contentOf({ requestId: _, ...asked }: TakeOverAsked): string {
  return canonicalText(asked);
}

/** Nothing is charged twice for one ticket; another agency's booking is not named. */
export function alreadyTaken(confirmation: PnrConfirmation): Invalid {
  const transactionId = confirmation.state === 'taken' ? confirmation.transactionId : undefined;
  return new Invalid({
    violations: [
      transactionId === undefined
        ? violation('pnr-taken', 'text')
        : violation('pnr-imported', 'text', { transactionId }),
    ],
  });
}

/** A day that is not over may have a limit that is. */
export function checkLimit(sale: ImportedSale | undefined, now: Instant): readonly Violation[] {
  const until = sale?.taken.heldUntil;
  return until !== undefined && hasPassed(until, now)
    ? [violation('pnr-limit-past', 'text', { date: dateIn(until, 'UTC') })]
    : [];
}
