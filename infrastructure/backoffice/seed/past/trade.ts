/**
 * The demonstration's agency trades for its last days: each deal is done by the use cases that a person's would be, at a clock
 * that is set to its hour. What cannot be had is left out. A day that was begun and not ended is done again.
 */
import type { Logger } from 'pino';
import { Cause, Effect } from 'effect';
import type { Chance } from '#application/backoffice/ports/machine.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { DeskFor } from '#application/backoffice/desk-for.ts';
import type { KeptUser } from '#application/backoffice/ports/session/user-store.ts';
import { isCorporate, rightsOf } from '#application/backoffice/session/rights-of-role.ts';
import type { AskFlightRequest } from '#application/desk/flight-requests.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import type { Trading } from '#domain/flight/terms/standard-terms.ts';
import { exchanged } from '#domain/price/exchange.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant, plusMinutes, startOfDay } from '#domain/time/instant.ts';
import { demonstrationAgency, demonstrationUsers } from '../demonstration-data.ts';
import {
  type ApprovalAsked,
  type Cancelling,
  type Deal,
  dealsOf,
  lateDeals,
  type GroupAsked,
  type PaidIn,
  type RefundAsked,
  type Sale,
  type ServiceSale,
} from './deals.ts';
import { company, contactOf, guestsOf } from './people.ts';
import { serviceSales } from './services.ts';

export interface TradeParts {
  readonly deskFor: DeskFor;
  readonly chance: Chance;
  readonly issuePapers: (of: { readonly agencyId: string; readonly transactionId: string }) => Effect.Effect<unknown>;
  readonly businessZone: string;
  readonly trading: Trading;
  /** Airlines do what they are asked, and their answers are lost. */
  readonly unanswered: <A, E>(asked: Effect.Effect<A, E>) => Effect.Effect<A, E>;
  /** The machine's time. */
  readonly now: () => Instant;
  /** Sets the clock of everything above. */
  readonly setClock: (moment: Instant) => void;
  readonly log: Logger;
}

/** The first day that is still to be traded, and where the next one is noted; `undefined` after the last. */
export interface Progress {
  readonly from: IsoDate;
  readonly note: (next: IsoDate | undefined) => Promise<void>;
}

interface Sold {
  readonly transactionId: string;
  readonly soldOn: IsoDate;
  readonly leavesOn: IsoDate;
}

/** The last deals follow each other by so much, the last of them so long ago. */
const apartMinutes = 25;
const restMilliseconds = 20;
const { agencyId } = demonstrationAgency;

export class PastTrade {
  readonly #parts: TradeParts;
  readonly #today: IsoDate;
  readonly #sold: Sold[] = [];
  #stopped = false;
  #done = 0;
  #leftOut = 0;

  constructor(parts: TradeParts) {
    this.#parts = parts;
    this.#today = dateIn(parts.now(), parts.businessZone);
  }

  async run({ from, note }: Progress): Promise<void> {
    for (let day = from; day < this.#today && !this.#stopped; day = addDays(day, 1)) {
      await this.#tradeOn(day, dealsOf(daysBetween(day, this.#today)));
      if (!this.#stopped) await note(addDays(day, 1));
    }
    if (this.#stopped) return;
    await this.#tradeLately();
    await note(undefined);
    this.#parts.log.info({ deals: this.#done, leftOut: this.#leftOut }, 'the demonstration has its past');
  }

  /** After the deal at hand. */
  stop(): void {
    this.#stopped = true;
  }

  async #tradeOn(day: IsoDate, deals: readonly Deal[]): Promise<void> {
    for (const [place, deal] of deals.entries()) {
      if (this.#stopped) return;
      const at = plusMinutes(startOfDay(day, this.#parts.businessZone), deal.hour * 60 + place * 7);
      await this.#trade(deal, at, day);
    }
  }

  async #tradeLately(): Promise<void> {
    const deals = lateDeals();
    for (const [place, deal] of deals.entries()) {
      if (this.#stopped) return;
      const at = plusMinutes(this.#parts.now(), -apartMinutes * (deals.length - place));
      await this.#trade(deal, at, dateIn(at, this.#parts.businessZone));
    }
  }

  async #trade(deal: Deal, at: Instant, day: IsoDate): Promise<void> {
    this.#parts.setClock(at);
    const exit = await Effect.runPromiseExit(this.#doneBy(deal, day));
    if (exit._tag === 'Success') this.#done += 1;
    else this.#leftOut += 1;
    this.#parts.log.debug(
      { deal, at, ...(exit._tag === 'Failure' && { why: Cause.squash(exit.cause) }) },
      'a deal of the demonstration',
    );
    // Who has begun to work at the desk is not kept waiting.
    await new Promise((resolve) => setTimeout(resolve, restMilliseconds).unref());
  }

  #doneBy(deal: Deal, day: IsoDate): Effect.Effect<unknown, unknown> {
    switch (deal.kind) {
      case 'sale':
        return this.#sell(deal, day);
      case 'service':
        return this.#sellService(deal, day);
      case 'cancel':
        return this.#cancel(deal, day);
      case 'refund':
        return this.#askForRefund(deal, day);
      case 'deposit':
        return this.#payIn(deal, day);
      case 'group':
        return this.#askForGroup(deal, day);
      case 'approval':
        return this.#askForApproval(deal, day);
      case 'staff':
        return this.#deskOf(0).agency.addStaff({ ...deal.person, requestId: this.#parts.chance.uuid() });
    }
  }

  #sell(sale: Sale, day: IsoDate): Effect.Effect<void, unknown> {
    const { flight } = this.#deskOf(sale.byStaff ? 1 : 0);
    const { number, pair, guests } = sale;
    const [origin = '', destination = ''] = pair.split('-');
    const out = addDays(day, sale.leadDays);
    const back = sale.stayDays === undefined ? undefined : addDays(out, sale.stayDays);
    const search = {
      ...defaultSearch,
      party: { adults: guests, children: 0, infants: 0 },
      sectors: [
        { origin, destination, date: out },
        ...(back === undefined ? [] : [{ origin: destination, destination: origin, date: back }]),
      ],
      ...(back !== undefined && { journeyType: 'round-trip' as const }),
    };
    return Effect.gen({ self: this }, function* () {
      const found = yield* flight.search(search);
      const late = sale.mode === 'hold' && found.offers.every((offer) => heldUntil(offer) === undefined);
      const sectors = [{ origin, destination, date: addDays(out, 1) }];
      const chosen = late ? yield* flight.search({ ...search, sectors }) : found;
      const { quoteId, required } = yield* quotedFor(flight, chosen, sale);
      const { transactionId } = yield* flight.book({
        quoteId,
        requestId: this.#parts.chance.uuid(),
        mode: sale.mode,
        travellers: guestsOf(number, guests, this.#today, required.passport),
        contact: contactOf(number),
        ...(required.gst && { gst: company }),
        parameters: [],
        acceptTerms: true,
      });
      if (sale.mode === 'hold') return;
      yield* this.#parts.issuePapers({ agencyId, transactionId });
      this.#sold.push({ transactionId, soldOn: day, leavesOn: out });
    });
  }

  #sellService({ service, number, leadDays }: ServiceSale, day: IsoDate): Effect.Effect<void, unknown> {
    const asked = {
      number,
      leavesOn: addDays(day, leadDays),
      today: this.#today,
      requestId: this.#parts.chance.uuid(),
    };
    return Effect.flatMap(serviceSales[service](this.#deskOf(number % 4 === 1 ? 1 : 0), asked), ({ transactionId }) =>
      Effect.asVoid(this.#parts.issuePapers({ agencyId, transactionId })),
    );
  }

  #cancel({ silently }: Cancelling, day: IsoDate): Effect.Effect<void, unknown> {
    const place = this.#sold.findLastIndex(({ soldOn, leavesOn }) => soldOn < day && leavesOn > addDays(day, 1));
    const [sold] = place < 0 ? [] : this.#sold.splice(place, 1);
    if (sold === undefined) return Effect.fail('nothing was sold');
    const { booking } = this.#deskOf(0);
    return Effect.gen({ self: this }, function* () {
      const { cancelQuoteId } = yield* booking.cancelQuote({ transactionId: sold.transactionId });
      const cancelled = booking.cancel({
        cancelQuoteId,
        requestId: this.#parts.chance.uuid(),
        remarks: 'The customer’s plans have changed',
      });
      if (silently === true) {
        yield* Effect.catchTag(this.#parts.unanswered(cancelled), 'InDoubt', () => Effect.void);
        return;
      }
      yield* cancelled;
      yield* this.#parts.issuePapers({ agencyId, transactionId: sold.transactionId });
    });
  }

  #payIn({ rupees, mode, bank, reference, decided }: PaidIn, day: IsoDate): Effect.Effect<void, unknown> {
    const { companyName } = demonstrationAgency;
    return Effect.gen({ self: this }, function* () {
      const { depositId } = yield* this.#deskOf(0).account.addDeposit({
        requestId: this.#parts.chance.uuid(),
        deposit: {
          paymentMode: mode,
          referenceNumber: reference,
          accountNumber: '50100284417736',
          accountHolderName: companyName,
          branch: 'Kaloor, Kochi',
          bankAccount: bank,
          depositDate: day,
          amount: exchanged(rupees, 'INR', this.#parts.trading.currency, day),
        },
      });
      if (decided) yield* this.#deskOf(2).account.decideDeposit({ depositId, approve: true, remarks: '' });
    });
  }

  /** Waits for the colleague: that is what it should come to. */
  #askForApproval(
    { pair, leadDays, number, reason, reasonCode }: ApprovalAsked,
    day: IsoDate,
  ): Effect.Effect<void, unknown> {
    const { flight, corporate } = this.#deskOf(4);
    const [origin = '', destination = ''] = pair.split('-');
    const sectors = [{ origin, destination, date: addDays(day, leadDays) }];
    return Effect.gen({ self: this }, function* () {
      const found = yield* flight.search({ ...defaultSearch, sectors });
      const { quoteId, required } = yield* quotedFor(flight, found, { number, mode: 'hold' });
      yield* corporate.giveReason({ quoteId, reason, reasonCode });
      const asked = flight.book({
        quoteId,
        requestId: this.#parts.chance.uuid(),
        mode: 'ticket',
        travellers: guestsOf(0, 1, this.#today, required.passport),
        contact: contactOf(0),
        // Without one, who books for a company is asked about it first.
        ...((required.gst || this.#parts.trading.country === 'IN') && { gst: company }),
        parameters: [],
        acceptTerms: true,
      });
      const failure = yield* Effect.flip(asked);
      if (failure._tag !== 'AwaitingApproval') yield* Effect.fail(failure);
    });
  }

  #askForRefund({ remarks }: RefundAsked, day: IsoDate): Effect.Effect<unknown, unknown> {
    const sold = this.#sold.findLast(({ leavesOn }) => leavesOn > addDays(day, 1));
    if (sold === undefined) return Effect.fail('nothing was sold');
    const about = { transactionId: sold.transactionId, travellers: [0], items: [0], remarks };
    const requestId = this.#parts.chance.uuid();
    return this.#deskOf(0).booking.askRequest({ product: 'flight', kind: 'cancel', requestId, travellers: [], about });
  }

  #askForGroup({ pair, leadDays, guests }: GroupAsked, day: IsoDate): Effect.Effect<unknown, unknown> {
    const [origin = '', destination = ''] = pair.split('-');
    const asked: AskFlightRequest = {
      product: 'flight',
      kind: 'group',
      requestId: this.#parts.chance.uuid(),
      travellers: [],
      group: {
        journeyType: 'one-way',
        sectors: [{ origin, destination, date: addDays(day, leadDays) }],
        party: { adults: guests, children: 0, infants: 0 },
        cabin: 'Y',
        wishes: 'A wedding party; seats together where it can be done',
        contact: contactOf(guests),
      },
    };
    return this.#deskOf(0).booking.askRequest(asked);
  }

  /** By place among the demonstration's users: the agent, staff, an operator. */
  #deskOf(place: number): ReturnType<DeskFor> {
    const [agent] = demonstrationUsers;
    return this.#parts.deskFor(callerOf(demonstrationUsers[place] ?? agent));
  }
}

type Found = Effect.Success<ReturnType<FlightDesk['search']>>;

/** Until when the dearest fare of one is held: it is held wherever one of its fares is. */
function heldUntil({ fares }: Found['offers'][number]): Instant | undefined {
  return fares.filter(({ special }) => special === undefined).at(-1)?.holdUntil;
}

/** Not always the cheapest; of a hold the one that is held longest. */
function quotedFor(
  flight: FlightDesk,
  { offers }: Found,
  { number, mode }: Pick<Sale, 'number' | 'mode'>,
): ReturnType<FlightDesk['quote']> {
  const directions = new Set(offers.map(({ sector = 0 }) => sector)).size;
  const choices = Array.from({ length: directions }, (_, sector) => {
    const own = offers.filter((offer) => (offer.sector ?? 0) === sector);
    const [longest] = own.toSorted((one, other) => (heldUntil(other) ?? '').localeCompare(heldUntil(one) ?? ''));
    const offer = mode === 'hold' ? longest : own[(number * 3 + sector) % Math.min(12, own.length)];
    const fares = offer?.fares.filter(({ special }) => special === undefined) ?? [];
    const fare = mode === 'hold' ? fares.at(-1) : fares[number % Math.min(2, fares.length)];
    return offer && fare ? [{ offerId: offer.offerId, fareId: fare.fareId }] : [];
  });
  return flight.quote({ choices: choices.flat() });
}

function callerOf(user: KeptUser): SignedInCaller {
  const { userId, agencyId, profileId, firstName, lastName } = user;
  return {
    kind: 'signed-in',
    sessionId: 'demonstration',
    actor: { userId, name: `${firstName} ${lastName}`, agencyId },
    agencyId,
    speaksFor: { agentId: demonstrationAgency.agentId, profileId },
    rights: rightsOf(user),
    ...(isCorporate(user.systemRoleId) && { corporate: { userId, decidesFor: [] } }),
    mustChangePassword: false,
    language: 'en',
    reference: 'demonstration',
    address: '127.0.0.1',
  };
}
