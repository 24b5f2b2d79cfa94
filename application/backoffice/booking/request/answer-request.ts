/**
 * What is done to a request after it was asked: an elevated user takes it up and answers, the agency accepts, declines,
 * withdraws, names its travellers and links the bookings that came of it. Every step is judged by the table of acts against
 * what the request is now; of two at once the second is judged again, by what the first has made of it.
 */
import { Effect } from 'effect';
import { balanceTaken, depositSettled, depositTaken } from '#domain/account/offer-deposit.ts';
import {
  balanceOverdue,
  checkDepositBack,
  checkStillNamed,
  offerOwed,
  stillHeld,
} from '#domain/booking/request/offer-terms.ts';
import { checkAnswer } from '#domain/booking/request/rules.ts';
import {
  type AgencyAct,
  offerExpired,
  namingStates,
  type OperatorAct,
  type RequestAct,
  requestTable,
  stateAfter,
} from '#domain/booking/request/request.ts';
import type { Currency } from '#domain/money/currency.ts';
import { isPositive, type Money } from '#domain/money/money.ts';
import { type Violation, violation, within } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import {
  BalanceTooLow,
  Invalid,
  NotAllowedInState,
  NotFound,
  NotPermitted,
  OverLimit,
  RequestIdReused,
} from '#application/desk/failures.ts';
import type { AnswerRequest, DecideRequest, LinkBooking, NameGroup, RequestDesk } from '#application/desk/requests.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { OverLimits } from '#application/backoffice/ports/booking/booking-book.ts';
import type {
  ChangeAsker,
  KeptRequest,
  RequestBook,
  RequestNotice,
  RequestStep,
  RequestStepped,
  StepTooDear,
} from '#application/backoffice/ports/booking/request-book.ts';
import { askerOf, type AskRequestPorts, changed } from './ask-request.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkRequestId } from '../check-request-id.ts';

export interface AnswerRequestPorts extends AskRequestPorts {
  readonly currency: Currency;
}

type Changes = ReturnType<RequestDesk['answerRequest']>;
type Decided = ReturnType<RequestDesk['decideRequest']>;
type Next = Pick<RequestStep, 'next' | 'event' | 'notice' | 'entry' | 'limits'>;
type Moved<Failure> = Effect.Effect<Effect.Success<Changes>, Effect.Error<Changes> | Failure>;
type Refusal = Invalid | NotAllowedInState | NotPermitted | NotFound;

/** How often a request is looked at again because somebody else was first. */
const mostTurns = 5;

export function answerRequest(ports: AnswerRequestPorts, caller: Caller, asked: AnswerRequest): Changes {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const { requestId, number, act, answer } = asked;
    const asker = askerOf(who, requestId, { number, act, answer });
    return yield* change(ports, asker, number, undefined, (kept, now) =>
      Effect.gen(function* () {
        if (act === 'confirm' && !(yield* byWord(ports, kept))) {
          return yield* new NotAllowedInState({ state: kept.state });
        }
        const state = yield* allowed(act, kept, who);
        const requested = ports.requested(kept.product);
        const rules = requested?.rules;
        const violations = within('answer', [
          ...(act === 'offer' ? within('offered', requested?.checkOffered?.(kept, answer) ?? []) : []),
          ...checkAnswer(act, answer, {
            today: dateIn(now, ports.businessZone),
            currency: ports.currency,
            party: rules?.party(kept),
            startsOn: rules?.startsOn(kept, answer),
          }),
        ]);
        const back = act === 'close' ? within('answer', checkDepositBack(answer.depositBack, stillHeld(kept))) : [];
        if (violations.length + back.length > 0) return yield* new Invalid({ violations: [...violations, ...back] });
        const says = act === 'offer' || act === 'confirm' || act === 'refuse';
        const closing = act === 'close' ? depositClosed(kept, answer) : undefined;
        return {
          next: {
            ...(act === 'hand-back' ? withoutTaker(kept) : kept),
            state,
            ...(says && { answer: trimmed(act, answer) }),
            ...closing?.next,
            ...(act === 'take' && { takenBy: who.actor.name, takenByUserId: who.actor.userId }),
          },
          event: eventOf(act, kept),
          ...(closing && { entry: closing.entry }),
          ...(act !== 'take' && act !== 'hand-back' && { notice: noticeOf('agency', act) }),
        };
      }),
    );
  });
}

/** Of an accepted offer for which money is held: what becomes of that. */
function depositClosed(kept: KeptRequest, { depositBack: back }: AnswerRequest['answer']) {
  const { agencyId, answer } = kept;
  const held = stillHeld(kept);
  if (held === undefined || back === undefined) return undefined;
  return {
    next: { answer: { ...answer, depositBack: back } },
    entry: { ...depositSettled(agencyId, held, back), agencyId, spending: false },
  };
}

/** What moves a booking is not confirmed by word, unless that is only held: then there is nothing to move yet. */
function byWord(
  { requested, amendments }: AnswerRequestPorts,
  { way, product, kind, agencyId, about }: KeptRequest,
): Effect.Effect<boolean> {
  if (way !== 'settlement') return Effect.succeed(true);
  if (about === undefined || requested(product)?.rules.kinds[kind]?.ofHeld !== true) return Effect.succeed(false);
  return Effect.map(amendments.booking(agencyId, about.transactionId), (booking) => booking?.status === 'held');
}

export function decideRequest(ports: AnswerRequestPorts, caller: Caller, asked: DecideRequest): Decided {
  return ofAgency<OverLimit | BalanceTooLow>(
    ports,
    caller,
    asked,
    { act: asked.act },
    (kept, now, who) =>
      Effect.gen(function* () {
        const { act } = asked;
        const state = yield* allowed(act, kept, who);
        const today = dateIn(now, ports.businessZone);
        if (act === 'accept' && offerExpired(kept, today)) {
          const on = kept.answer?.validUntil ?? today;
          return yield* new Invalid({ violations: [violation('offer-expired', 'number', { on })] });
        }
        if (act === 'pay') {
          const balance = yield* balanceOf(ports, kept, today);
          return {
            next: { ...kept, state, answer: { ...kept.answer, balancePaid: balance } },
            event: eventOf(act, kept),
            notice: noticeOf('house', act),
            entry: { ...balanceTaken(kept.agencyId, balance), agencyId: kept.agencyId, spending: true },
            ...(who.limits && { limits: who.limits }),
          };
        }
        const { deposit } = kept.answer ?? {};
        if (act !== 'accept' || deposit === undefined) {
          return { next: { ...kept, state }, event: eventOf(act, kept), notice: noticeOf('house', act) };
        }
        return {
          next: { ...kept, state, answer: { ...kept.answer, deposited: deposit } },
          event: eventOf(act, kept),
          notice: noticeOf('house', act),
          entry: { ...depositTaken(kept.agencyId, deposit), agencyId: kept.agencyId, spending: true },
          ...(who.limits && { limits: who.limits }),
        };
      }),
    (short): Effect.Effect<never, OverLimit | BalanceTooLow> =>
      short.kind === 'over-limit'
        ? Effect.fail(new OverLimit({ per: short.per, limit: short.limit }))
        : Effect.fail(new BalanceTooLow({ needed: short.needed, available: short.available })),
  );
}

/** What is left to pay of an accepted offer; refused where there is nothing, or its day has passed. */
function balanceOf(
  { requested }: AnswerRequestPorts,
  kept: KeptRequest,
  today: IsoDate,
): Effect.Effect<Money, Invalid> {
  const party = requested(kept.product)?.rules.party(kept);
  const { answer = {} } = kept;
  const owed = party && offerOwed(answer, party);
  if (party === undefined || owed === undefined || !isPositive(owed)) {
    return Effect.fail(new Invalid({ violations: [violation('offer-paid', 'number')] }));
  }
  return balanceOverdue(answer, party, today)
    ? Effect.fail(
        new Invalid({ violations: [violation('balance-overdue', 'number', { on: answer.balanceDue ?? today })] }),
      )
    : Effect.succeed(owed);
}

export function nameGroup(ports: AnswerRequestPorts, caller: Caller, asked: NameGroup): Changes {
  const { travellers } = asked;
  return ofAgency(ports, caller, asked, { travellers }, (kept) =>
    Effect.gen(function* () {
      const { product, way, state } = kept;
      if (way !== 'offer' || !namingStates.includes(state)) return yield* new NotAllowedInState({ state });
      const isSame = (position: number) =>
        canonicalText(kept.travellers[position] ?? {}) === canonicalText(travellers[position] ?? {});
      const violations = [
        ...(ports.requested(product)?.rules.checkNames(kept, travellers) ?? []),
        ...checkStillNamed(kept.answer ?? {}, kept.travellers, isSame),
      ];
      if (violations.length > 0) return yield* new Invalid({ violations });
      return { next: { ...kept, travellers }, event: { code: 'named', params: { count: travellers.length } } };
    }),
  );
}

export function linkBooking(ports: AnswerRequestPorts, caller: Caller, asked: LinkBooking): Changes {
  const { transactionId } = asked;
  return ofAgency(ports, caller, asked, { transactionId }, (kept, _now, who) =>
    Effect.gen(function* () {
      const { state, bookings } = kept;
      if (state !== 'accepted') return yield* new NotAllowedInState({ state });
      const booking = yield* ports.amendments.booking(who.agencyId, transactionId);
      if (booking === undefined) return yield* new NotFound({ what: 'booking' });
      const violations: readonly Violation[] = bookings.includes(transactionId)
        ? [violation('booking-linked', 'transactionId', { transactionId })]
        : [];
      if (violations.length > 0) return yield* new Invalid({ violations });
      return {
        next: { ...kept, bookings: [...bookings, transactionId] },
        event: { code: 'linked', params: { transaction: transactionId } },
        notice: noticeOf('house', 'linked'),
      };
    }),
  );
}

interface AskedOfAgency {
  readonly number: string;
  readonly requestId: string;
}

function ofAgency<Failure = never>(
  ports: AnswerRequestPorts,
  caller: Caller,
  { number, requestId }: AskedOfAgency,
  content: object,
  judge: (kept: KeptRequest, now: Instant, who: SignedInCaller) => Effect.Effect<Next, Refusal | Failure>,
  tooDear: (short: StepTooDear | OverLimits) => Effect.Effect<never, Failure> = spendsNothing,
): Moved<Failure> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const asker = askerOf(who, requestId, { number, ...content });
    return yield* change(ports, asker, number, who.agencyId, (kept, now) => judge(kept, now, who), tooDear);
  });
}

const spendsNothing = () => Effect.die(new Error('A step that spends nothing was too dear'));

/** `agencyId` where only that agency's requests may be touched. */
function change<Failure>(
  ports: AnswerRequestPorts,
  asker: ChangeAsker,
  number: string,
  agencyId: string | undefined,
  judge: (kept: KeptRequest, now: Instant) => Effect.Effect<Next, Refusal | Failure>,
  tooDear: (short: StepTooDear | OverLimits) => Effect.Effect<never, Failure> = spendsNothing,
): Moved<Failure> {
  return moveRequest(ports, asker, number, (kept) => {
    if (agencyId !== undefined && kept.agencyId !== agencyId) return Effect.fail(new NotFound({ what: 'request' }));
    const at = ports.clock.now();
    return Effect.flatMap(judge(kept, at), (judged) =>
      Effect.flatMap(
        ports.serviceRequests.step({ number, version: kept.version, at, asker, ...judged }),
        (stepped): Effect.Effect<RequestStepped, Failure> =>
          stepped.kind === 'too-low' || stepped.kind === 'over-limit' ? tooDear(stepped) : Effect.succeed(stepped),
      ),
    );
  });
}

/**
 * Moves a request once for each request id. What somebody else has changed meanwhile is looked at again: a refusal counts of
 * the request as it stands, not as it was.
 */
export function moveRequest<Failure>(
  { serviceRequests }: { readonly serviceRequests: Pick<RequestBook, 'find' | 'claimed'> },
  asker: ChangeAsker,
  number: string,
  attempt: (kept: KeptRequest) => Effect.Effect<RequestStepped, Failure>,
): Effect.Effect<Effect.Success<Changes>, Failure | Invalid | NotFound | RequestIdReused> {
  return Effect.gen(function* () {
    const named = checkRequestId(asker.requestId);
    if (named.length > 0) return yield* new Invalid({ violations: named });
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const kept = yield* serviceRequests.find(number);
      if (kept === undefined) return yield* new NotFound({ what: 'request' });
      const claimed = yield* serviceRequests.claimed(asker);
      if (claimed?.kind === 'reused') return yield* new RequestIdReused({});
      if (claimed !== undefined) return yield* changed({ serviceRequests }, number);
      const moved = yield* attempt(kept).pipe(
        Effect.catch((failure) =>
          Effect.flatMap(
            serviceRequests.find(number),
            (now): Effect.Effect<RequestStepped, Failure> =>
              now?.version === kept.version ? Effect.fail(failure) : Effect.succeed({ kind: 'late' }),
          ),
        ),
      );
      if (moved.kind === 'reused') return yield* new RequestIdReused({});
      if (moved.kind !== 'late') return yield* changed({ serviceRequests }, number);
    }
    return yield* Effect.die(new Error(`Request ${number} was changed by others each time`));
  });
}

/** Who decides, at the desk of those who asked: what is made there is a company's person's own where one asked. */
export function actingFor(
  who: SignedInCaller,
  { agencyId, agency, corporateUserId: userId, askedBy }: KeptRequest,
): SignedInCaller {
  if (userId !== undefined) return { ...who, agencyId, onBehalfOf: { agencyId, name: askedBy, userId } };
  return agencyId === who.agencyId ? who : { ...who, agencyId, onBehalfOf: { agencyId, name: agency.companyName } };
}

/** Where an act leads, for anyone who does it: NotPermitted where only somebody else may. */
export function allowed(
  act: RequestAct,
  kept: KeptRequest,
  who: SignedInCaller,
): Effect.Effect<KeptRequest['state'], NotAllowedInState | NotPermitted> {
  const state = stateAfter(act, kept);
  if (state === undefined) return Effect.fail(new NotAllowedInState({ state: kept.state }));
  return requestTable[act].by === 'taker' && kept.takenByUserId !== who.actor.userId
    ? Effect.fail(new NotPermitted({ reason: 'taken-by-another' }))
    : Effect.succeed(state);
}

/** As if nobody had taken it up. */
function withoutTaker({ takenBy: _by, takenByUserId: _user, ...kept }: KeptRequest): KeptRequest {
  return kept;
}

function eventOf(act: OperatorAct | AgencyAct, { kind }: KeptRequest): RequestStep['event'] {
  return { code: act, params: { kind } };
}

function noticeOf(to: RequestNotice['to'], code: string): RequestNotice {
  return { to, code };
}

/** What an act of another kind would say is left out. */
function trimmed(
  act: OperatorAct,
  { prices, offered, validUntil, deposit, depositDue, namesDue, balanceDue, price, note }: AnswerRequest['answer'],
): AnswerRequest['answer'] {
  const said = note?.trim() ?? '';
  return {
    ...(act === 'offer' && prices !== undefined && { prices }),
    ...(act === 'offer' && offered !== undefined && { offered }),
    ...(act === 'offer' && validUntil !== undefined && { validUntil }),
    ...(act === 'offer' && deposit !== undefined && { deposit }),
    ...(act === 'offer' && depositDue !== undefined && { depositDue }),
    ...(act === 'offer' && namesDue !== undefined && { namesDue }),
    ...(act === 'offer' && balanceDue !== undefined && { balanceDue }),
    ...(act === 'confirm' && price !== undefined && { price }),
    ...(said !== '' && { note: said }),
  };
}
