/**
 * A quote for a customer in words: the one text that is mailed and that is copied into other messages. Every flight stands
 * in a line of its own, times are those of the clock at the place, amounts of one offer have decimals where any of them has.
 */
import type { Language } from '#domain/people/language.ts';
import { flightInShort } from '#domain/flight/booking/in-short.ts';
import { airlineName } from '#domain/flight/reference/airlines.ts';
import type { QuotedFare, QuotedOffer } from '#domain/flight/quote/customer-quote.ts';
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import { type BaggageAllowance, sameBaggage } from '#domain/flight/offer/offer.ts';
import { routeText } from '#domain/flight/offer/route.ts';
import { formatMoney, sharedDecimals } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import { clockOfLocal, dateOfLocal, dayOffset, minutesBetween } from '#domain/time/place-time.ts';
import type { CustomerQuoteFacts, QuoteCopyFacts } from '#application/backoffice/ports/flight/flight-letters.ts';
import type { Letter } from '#application/backoffice/ports/mailer.ts';
import { inert } from './inert.ts';
import { oneLine } from './one-line.ts';
import { words } from './words.ts';
import { dateWriter, momentParts, shortDate, weekdayAndDate } from './written-dates.ts';

type Cities = (airport: string) => string | undefined;

export function customerQuote(language: Language, facts: CustomerQuoteFacts): Letter {
  const { reference, customer, note, companyName, companyPhone, companyEmail, offers, until } = facts;
  const say = (id: string, given: Parameters<typeof words>[2] = {}) => words(language, id, given);
  const [first] = offers;
  const parts = [
    say('quote-hello', { customer: inert(customer) }),
    say('quote-intro', { count: offers.length }),
    note === undefined ? undefined : inert(note),
    ...offers.map((offer, at) =>
      offerText(language, offer, offers.length > 1 ? at + 1 : undefined, (code) => facts.city(code, language)),
    ),
    say('quote-valid', momentParts(language, until)),
    say('quote-book', { company: companyName, phone: companyPhone, email: companyEmail, reference }),
  ];
  return {
    subject: oneLine(say('quote-subject', { company: companyName, ...journeyIn(language, first), reference })),
    text: parts.filter((part) => part !== undefined).join('\n\n'),
  };
}

export function linkedQuote(
  language: Language,
  { letter: { subject, text }, link }: Required<Pick<QuoteCopyFacts, 'letter' | 'link'>>,
): Letter {
  return { subject, text: [text, words(language, 'quote-open-link', { link })].join('\n\n') };
}

export function quoteCopy(language: Language, { letter, customer, link }: QuoteCopyFacts): Letter {
  return {
    subject: oneLine(words(language, 'quote-copy-subject', { subject: letter.subject })),
    text: [
      words(language, 'quote-copy-text', { customer: inert(customer) }),
      ...(link === undefined ? [] : [words(language, 'quote-copy-link', { link })]),
      letter.text,
    ].join('\n\n'),
  };
}

/** 'AI 2988, DEL 18:00 – BOM 20:15, 27 Nov 2026'. */
export function flightLine(language: Language, segment: Segment): string {
  return words(language, 'mail-flight', {
    ...flightArguments(segment),
    date: dateWriter(language, shortDate)(dateOfLocal(segment.departure.local)),
  });
}

function offerText(
  language: Language,
  { itineraries, fares, baggage, prices, besides, total }: QuotedOffer,
  option: number | undefined,
  city: Cities,
): string {
  const say = (id: string, given: Parameters<typeof words>[2] = {}) => words(language, id, given);
  const fees = fares.flatMap(({ cancelFee, changeFee }) => [cancelFee ?? [], changeFee ?? []].flat());
  const decimals = sharedDecimals([total, besides ?? total, ...prices.map(({ each }) => each), ...fees]);
  const written = (amount: Money) => formatMoney(amount, { locale: language, decimals });
  const travellers = prices.reduce((sum, { count }) => sum + count, 0);
  const infants = prices.find(({ traveller }) => traveller === 'infant')?.count ?? 0;
  // What differs from one direction to the next is said under each, what is the same for all once.
  const bagsDiffer = baggage.some((bags) => !sameBaggage(bags, baggage[0]));
  const lines = itineraries.flatMap((itinerary, at) => {
    const own = fares.length > 1 ? fares[at] : undefined;
    const bags = own !== undefined || bagsDiffer ? baggage[at] : undefined;
    return [
      ...itineraryLines(language, itinerary, city),
      ...(own === undefined
        ? [bags === undefined ? [] : bagsLine(language, bags, infants)].flat()
        : fareLines(language, own, { bags, infants }, written)),
    ];
  });
  return [
    ...(option === undefined ? [] : [say('quote-option', { number: option })]),
    ...lines,
    ...(fares.length > 1
      ? []
      : fareLines(language, fares[0], { bags: bagsDiffer ? undefined : baggage[0], infants }, written)),
    ...prices.map(({ traveller, count, each }) =>
      say('quote-price', { type: say(`document-type-${traveller}`), count, each: written(each) }),
    ),
    ...(besides === undefined ? [] : [say('quote-besides', { amount: written(besides) })]),
    say(travellers > 1 ? 'quote-total-for' : 'quote-total', { count: travellers, total: written(total) }),
  ].join('\n');
}

function itineraryLines(
  language: Language,
  { segments, durationMinutes, stops }: Itinerary,
  city: Cities,
): readonly string[] {
  const last = segments.at(-1) ?? segments[0];
  const head = words(language, 'quote-way', {
    origin: placeName(segments[0].origin, city),
    destination: placeName(last.destination, city),
    date: dateWriter(language, weekdayAndDate)(dateOfLocal(segments[0].departure.local)),
    duration: durationText(language, durationMinutes),
    stops: words(language, 'quote-stops', { count: stops }),
  });
  return [
    head,
    ...segments.flatMap((segment, at) => {
      const before = segments[at - 1];
      const changing =
        before === undefined
          ? []
          : [
              words(language, 'quote-change', {
                place: placeName(segment.origin, city),
                duration: durationText(language, minutesBetween(before.arrival, segment.departure)),
              }),
            ];
      return [...changing, segmentLine(language, segment)];
    }),
  ];
}

function segmentLine(language: Language, segment: Segment): string {
  const days = dayOffset(segment.departure.local, segment.arrival.local);
  const { carrier, operatedBy } = segment;
  return [
    words(language, 'quote-flight', { ...flightArguments(segment), airline: airlineName(carrier, language) }),
    ...(days === 0 ? [] : [words(language, days < 0 ? 'quote-day-before' : 'quote-days-later', { days })]),
    ...(operatedBy === undefined || operatedBy === carrier
      ? []
      : [words(language, 'quote-operated-by', { airline: airlineName(operatedBy, language) })]),
  ].join(' ');
}

function fareLines(
  language: Language,
  { cabin, family, fareType, mealIncluded, cancelFee, changeFee }: QuotedFare,
  { bags, infants }: { readonly bags: BaggageAllowance | undefined; readonly infants: number },
  written: (amount: Money) => string,
): readonly string[] {
  const say = (id: string, given: Parameters<typeof words>[2] = {}) => words(language, id, given);
  const cost = (fee: Money | null, kind: string) =>
    fee === null
      ? say(`quote-no-${kind}`)
      : fee.minor === 0
        ? say(`quote-free-${kind}`)
        : say(`quote-${kind}`, { fee: written(fee) });
  return [
    say(fareType === 'regular' ? 'quote-fare' : 'quote-fare-for', {
      cabin: say(`document-cabin-${cabin}`),
      family,
      type: fareType,
    }),
    ...(bags === undefined ? [] : [bagsLine(language, bags, infants)]),
    ...(mealIncluded ? [say('quote-meal')] : []),
    `${cost(cancelFee, 'cancel')} ${cost(changeFee, 'alter')}`,
  ];
}

/** 'Bags: checked bag 15 kg each, cabin bag 7 kg each'; an infant has none of them. */
export function bagsLine(language: Language, { checkInKg, cabinKg }: BaggageAllowance, infants: number): string {
  const bags = [
    checkInKg > 0
      ? words(language, 'quote-checked-bag', { kg: checkInKg, infants })
      : words(language, 'quote-no-checked-bag', {}),
    ...(cabinKg > 0 ? [words(language, 'quote-cabin-bag', { kg: cabinKg, infants })] : []),
  ];
  return words(language, 'quote-bags', { list: bags.join(words(language, 'quote-comma', {})) });
}

function flightArguments({ carrier, flightNumber, origin, destination, departure, arrival }: Segment) {
  return {
    flight: `${carrier} ${flightNumber}`,
    origin,
    destination,
    leaves: clockOfLocal(departure.local),
    lands: clockOfLocal(arrival.local),
  };
}

function journeyIn(language: Language, offer: QuotedOffer | undefined) {
  if (offer === undefined) return { route: '', date: '' };
  const { title: route, startsOn: travelDate } = flightInShort(offer.itineraries);
  return { route: routeText(route), date: dateWriter(language, shortDate)(travelDate) };
}

function placeName(code: string, city: Cities): string {
  const name = city(code);
  return name === undefined ? code : `${name} (${code})`;
}

function durationText(language: Language, minutes: number): string {
  return words(language, 'document-duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
