/** How a flight booking's own part is kept. */
import { begunAt, isNoShow } from '#domain/flight/booking/acts.ts';
import { claimsOf } from '#domain/flight/booking/claims.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import { bookingInShort, flightBeginnings, flightInShort } from '#domain/flight/booking/in-short.ts';
import { flightPresence } from '#domain/flight/booking/rules.ts';
import { ssrTotals, withAncillaries, withAnswers } from '#domain/flight/extras/ancillaries.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import type { ChangedItinerary, ScheduleChange } from '#domain/flight/schedule/change.ts';
import { add, type Money } from '#domain/money/money.ts';
import { withOwnLines } from '#domain/price/own-lines.ts';
import type {
  FlightBookingTerms,
  FlightTypes,
  KeptBooking,
  PlannedPart,
} from '#application/backoffice/ports/flight/flight-books.ts';
import type {
  DoneTurn,
  KeptHalf,
  KeptProduct,
  KeptProducts,
  KeptSplit,
  OpenChange,
  OwnPart,
} from '../booking/kept-product.ts';
import { scheduleAnswer } from './schedule-answer.ts';

type Quoted = Pick<FlightQuote, 'fare' | 'options' | 'rules' | 'hold'>;

export const keptFlight: KeptProduct<FlightTypes> = {
  inShort: ({ itineraries, travellers }, gone) => {
    const aboard = { itineraries, travellers, gone };
    const begins = begunAt(aboard);
    return {
      ...bookingInShort(aboard),
      ...(begins !== undefined && { begunAt: begins }),
      ...(isNoShow(aboard) && { noShow: true }),
    };
  },
  presence: flightPresence,
  beginnings: (terms, gone) => flightBeginnings({ ...terms, gone }),
  overrides: ({ overrides = [] }) => overrides,
  issued: ({ tickets, ssr }) => ({
    kept: tickets,
    ...(ssr && { terms: (before) => ({ ...before, ssr: withAnswers(before.ssr, ssr) }) }),
  }),
  needs: (quote, { ssr }) => {
    const net = netOf(quotedOf(quote));
    return add(net, ssrTotals(ssr, net.currency).total);
  },
  holdLimit: (quote) => quotedOf(quote).hold,
  becoming: (turn) => ({
    ...(turn.tickets && { issued: turn.tickets }),
    ...(turn.split && { split: splitOf(turn, turn.split) }),
  }),
  following: async (sql, turn) => {
    const answer = await scheduleAnswer(sql, turn);
    const { agencyId, transactionId } = turn;
    return answer === undefined
      ? undefined
      : { routine: 'answer_schedule', item: { agency_id: agencyId, transaction_id: transactionId, answer } };
  },
  read: (own, change) => ({
    ...pricedTerms(own.terms, quotedOf(own.quote)),
    tickets: ticketsOf(own),
    ...(change && { scheduleChange: scheduleChangeOf(own.terms, change) }),
  }),
  unshown: ({ terms: { resold, asked } }) => ({ ...(resold && { resold }), ...(asked && { asked }) }),
  /** Those who were split off are meant where their share moved with them. */
  posted: ({ plan, was }) => {
    if (plan?.split !== undefined) {
      const { terms, tickets, gone } = plan.split.leaves;
      const left: Partial<KeptBooking> = { ...pricedTerms(terms, undefined), tickets, gone };
      return { was: { ...left, reference: plan.asks.reference }, movedTo: plan.split.transactionId };
    }
    if (was === null) return {};
    const { terms, quote, gone, reference } = was;
    const then: Partial<KeptBooking> = {
      ...pricedTerms(terms, quotedOf(quote)),
      tickets: ticketsOf(was),
      ...(gone && { gone }),
    };
    return { was: { ...then, ...(reference !== null && { reference }) } };
  },
};

/** Of the books that only flights are read from: a booking of another product is none there. */
export const flightsAlone: KeptProducts = { flight: keptFlight };

/** As `issued` and `becoming` gave them. */
function ticketsOf({ issued }: Pick<OwnPart<FlightTypes>, 'issued'>): readonly Ticket[] {
  return (issued as readonly Ticket[] | null) ?? [];
}

/** As the store of quotes wrote it. */
function quotedOf(quote: unknown): Quoted {
  return quote as Quoted;
}

function netOf({ fare: { terms } }: Quoted): Money {
  if (terms === undefined) throw new Error('A quote without what is paid for it');
  return terms.net;
}

/** The terms of a booking with the fare that it stands at, services included: of its quote, unless it was sold again. */
function pricedTerms({ resold, asked = [], ...terms }: FlightBookingTerms, quote: Quoted | undefined) {
  const priced = resold ?? (quote && { ...quote, price: withOwnLines(quote.fare, asked) });
  if (priced === undefined) throw new Error('A booking that stands at no fare');
  const { price, options, rules } = priced;
  return { ...terms, price: withAncillaries(price, terms.ssr), options, rules };
}

/** What the flights were is what the booking says. */
function scheduleChangeOf({ itineraries }: FlightBookingTerms, change: OpenChange): ScheduleChange {
  const kept = change.changes as readonly Omit<ChangedItinerary, 'was'>[];
  const changes = kept.flatMap((each): readonly ChangedItinerary[] => {
    const was = itineraries[each.itinerary];
    return was === undefined ? [] : [{ ...each, was }];
  });
  return { ...change, changes };
}

type Split = NonNullable<DoneTurn<FlightTypes>['split']>;

function splitOf({ transactionId }: DoneTurn<FlightTypes>, split: Split): KeptSplit {
  const { pnr, partPnr, stays, leaves, moved } = split;
  const { mark: carrier } = flightInShort(leaves.terms.itineraries);
  return {
    transactionId: split.transactionId,
    quoteId: split.quoteId,
    stays: halfOf(pnr, stays),
    leaves: halfOf(partPnr, leaves),
    claims: claimsOf({ carrier, pnr: partPnr, tickets: leaves.tickets }),
    params: { transactionId, pnr },
    ...(moved && { moved }),
  };
}

function halfOf(reference: string, part: PlannedPart): KeptHalf {
  const { terms, tickets, gone, customerTotal, supplierTotal, needs, words } = part;
  return {
    reference,
    terms,
    issued: tickets,
    gone,
    customerTotal,
    supplierTotal,
    needs,
    words: [...words, ...tickets.map(({ number }) => number)],
  };
}
