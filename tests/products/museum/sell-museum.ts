/** Buying museum tickets from a quote. */
import { Effect } from 'effect';
import { salePostings } from '#domain/account/postings.ts';
import type { BookingContact } from '#domain/booking/booking.ts';
import { searchWordsOf } from '#domain/booking/in-short.ts';
import { idStemOf } from '#domain/booking/product.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { violation } from '#domain/rules/violation.ts';
import { dateIn, hasPassed, type Instant } from '#domain/time/instant.ts';
import { canonicalText } from '#application/backoffice/booking/canonical-text.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import {
  type SaleAsked,
  type SaleOutcome,
  sellBooking,
  type SellPorts,
  unlessSold,
} from '#application/backoffice/booking/saga/sell-booking.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { BookingIntent } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import { museumInShort, museumRules } from './museum-rules.ts';
import type { MuseumQuote, MuseumTypes } from './museum-types.ts';

export interface BuyVisits {
  readonly quoteId: string;
  readonly requestId: string;
  readonly travellers: readonly Traveller[];
  readonly contact: BookingContact;
}

export type VisitsBooked = Omit<SaleOutcome<MuseumTypes>, 'of' | 'refusal'>;

export interface SellMuseumPorts extends Omit<SellPorts<MuseumTypes, VisitsBooked, never>, 'present'> {
  readonly quote: (quoteId: string) => Effect.Effect<MuseumQuote | undefined>;
  readonly clock: Clock;
}

export function sellMuseum(given: SellMuseumPorts, caller: Caller, { requestId, ...request }: BuyVisits) {
  const ports = { ...given, present: presentVisits };
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const named = checkRequestId(requestId);
    if (named.length > 0) return yield* new Invalid({ violations: named });
    const asked = { requestId, content: canonicalText(request) };
    const now = ports.clock.now();
    const quote = yield* ports.quote(request.quoteId);
    const isOwn = quote?.agencyId === who.agencyId && quote.actorUserId === who.actor.userId;
    if (quote === undefined || !isOwn || hasPassed(quote.expiresAt, now)) {
      return yield* unlessSold(ports, who, asked, new NotFound({ what: 'quote' }));
    }
    if (request.travellers.length !== quote.visitors) {
      const violations = [violation('required', 'travellers')];
      return yield* unlessSold(ports, who, asked, new Invalid({ violations }));
    }
    return yield* sellBooking(ports, who, quote, intentOf(who, quote, request, asked, now));
  });
}

function presentVisits({ of: _of, refusal: _refusal, ...seen }: SaleOutcome<MuseumTypes>): Effect.Effect<VisitsBooked> {
  return Effect.succeed(seen);
}

function intentOf(
  { agencyId, actor }: SignedInCaller,
  { quoteId, supplier, supplierTotal, price, visits, grid }: MuseumQuote,
  { travellers, contact }: Omit<BuyVisits, 'requestId'>,
  asked: SaleAsked,
  now: Instant,
): BookingIntent<MuseumTypes> {
  if (price.terms === undefined) throw new Error(`Quote ${quoteId} was made without the agency's terms`);
  const { net, commission, tds, earn: earned } = price.terms;
  return {
    ...asked,
    agencyId,
    actorUserId: actor.userId,
    quoteId,
    supplier,
    supplierTotal,
    net,
    postings: salePostings({ agencyId, supplier, supplierTotal, net, commission, tds }),
    summary: {
      product: museumRules.product,
      ...museumInShort({ visits, travellers }),
      customerTotal: price.total,
      net,
      earned,
      bookedBy: actor.name,
    },
    words: searchWordsOf(travellers, contact),
    terms: { travellers, contact, parameters: [], price, visits, grid },
    idStem: idStemOf(museumRules, dateIn(now, 'Asia/Kolkata')),
  };
}
