/** Quotes that were sent: the newest question wins, and an offer leads to a booking and back to its search. */
import { Deferred, Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { OpenedQuote } from '#application/desk/customer-quotes.ts';
import { SoldOut } from '#application/desk/failures.ts';
import type { FareChoice, FlightDesk } from '#application/desk/flight.ts';
import { checkoutPath, resultsPath, searchToQuery } from '#application/portal/flight/search/search-link.ts';
import { searchOf, SentQuotes } from '#application/portal/flight/quote/sent-quotes.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { makeOption, makeQuote, now, offersFromPicture, rupees } from '#tests/fixtures/flight.ts';

const [back] = offersFromPicture('6E 2134  DEL 06:10 -> 08:25 BOM // 6E 2135  BOM 09:10+3 -> 11:25+3 DEL | Saver 9854');
if (back === undefined) throw new Error('an offer is drawn');
const party = { adults: 2, children: 1, infants: 0 };
const choices: readonly FareChoice[] = [{ offerId: 'offer-1', fareId: 'fare-1' }];

function opened(sentQuoteId: string): OpenedQuote {
  return {
    quote: {
      sentQuoteId,
      reference: 'Q-1F3A9C2D',
      customer: { name: 'Meera Nair' },
      language: 'fr',
      withMarkup: true,
      offers: [
        {
          itineraries: back?.itineraries ?? makeQuote().itineraries,
          fares: [makeOption()],
          baggage: [makeOption().baggage],
          prices: [],
          total: rupees(9854),
        },
      ],
      sentAt: now,
      until: now,
      sentBy: 'Asha Rao',
      state: 'opened',
    },
    party,
    offers: [{ state: 'same', now: rupees(9854), bookingTotal: rupees(9854), choices }],
    text: 'Dear …',
  };
}

function looking(quote: FlightDesk['quote'] = () => Effect.succeed(makeQuote())) {
  const asked: (readonly FareChoice[])[] = [];
  const slow = Effect.runSync(Deferred.make<OpenedQuote>());
  const quotes = new SentQuotes(
    {
      listQuotes: ({ page }) => Effect.succeed({ quotes: [], total: 0, page, pageSize: 20 }),
      openQuote: ({ sentQuoteId }) =>
        sentQuoteId === 'slow' ? Deferred.await(slow) : Effect.succeed(opened(sentQuoteId)),
      quote: (request) => {
        asked.push(request.choices);
        return quote(request);
      },
    },
    signedInSession(),
  );
  const finish = () => Effect.runSync(Deferred.succeed(slow, opened('slow')));
  return { quotes, asked, finish, state: () => quotes.state$.value };
}

describe('sent quotes', () => {
  it('shows the one that was asked for last, however late another answers', async () => {
    const { quotes, finish, state } = looking();
    const late = quotes.open('slow');
    await quotes.open('quick');
    finish();
    await late;
    expect(state().opened).toMatchObject({ sentQuoteId: 'quick', quote: { kind: 'ready' } });
    await quotes.list(2);
    expect(state().shown?.page).toBe(2);
    quotes.close();
    expect(state().opened).toBeUndefined();
  });

  it('takes an offer on to a booking, by the ids that it was opened with', async () => {
    const { quotes, asked } = looking();
    expect(await quotes.take(0)).toBeUndefined();
    await quotes.open('sq-1');
    const taken = await quotes.take(0);
    expect(asked).toEqual([choices]);
    expect(taken?.quote).toEqual(makeQuote());
    expect(await quotes.take(1)).toBeUndefined();
  });

  it('says why an offer cannot be booked', async () => {
    const { quotes, state } = looking(() => Effect.fail(new SoldOut({})));
    await quotes.open('sq-1');
    expect(await quotes.take(0)).toBeUndefined();
    expect(state()).toMatchObject({ taking: undefined, takeFailure: { _tag: 'SoldOut' } });
  });

  it('finds its flights again by a search of their days, party and cabin', () => {
    const search = searchOf(opened('sq-1').quote.offers[0], party);
    expect(searchToQuery(search)).toBe(
      'trip=DEL-BOM-2026-11-24%7EBOM-DEL-2026-11-27&type=round-trip&adults=2&children=1',
    );
    expect(resultsPath(search)).toBe('/flight/rtresults');
    expect(checkoutPath(search)).toBe('/flight/book');
  });
});
