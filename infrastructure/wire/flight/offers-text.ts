/**
 * The JSON of a search answer, made at once: as the tables of `offer.ts` write it, without an object for every field. Flights
 * and baggage are the same in many offers, and written once.
 */
import type { FlightsFound } from '#application/desk/found-flights.ts';
import type { AgencyTerms, PricePart, TermAmounts } from '#domain/price/price.ts';
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import type { BaggageAllowance, FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { formatDecimal, type Money } from '#domain/money/money.ts';
import { baggage } from './fare.ts';
import { fareTypeSpellings } from './offer.ts';
import { codecOf } from '../form/shape.ts';
import { pricePart } from '../price.ts';

export function flightsText({ searchId, currency, total, offers }: FlightsFound): string {
  const list = offers.map(offerText).join(',');
  return `{"searchid":${quoted(searchId)},"currency":"${currency}","total":${total},"offers":[${list}]}`;
}

function offerText({ offerId, sector, itineraries, fares }: FlightOffer): string {
  const of = sector === undefined ? '' : `"sector":${sector},`;
  const flights = itineraries.map(itineraryText).join(',');
  return `{"offerid":${quoted(offerId)},${of}"itineraries":[${flights}],"fares":[${fares.map(optionText).join(',')}]}`;
}

function itineraryText({ segments, durationMinutes, stops }: Itinerary): string {
  return `{"segments":[${segments.map(segmentText).join(',')}],"durationminutes":${durationMinutes},"stops":${stops}}`;
}

function optionText(option: FareOption): string {
  const { special, terms, cancelFee, changeFee } = option;
  return (
    `{"fareid":${quoted(option.fareId)},"family":${quoted(option.family)},` +
    `"faretype":"${fareTypeSpellings[option.fareType]}","cabin":"${option.cabin}",` +
    `"bookingclasses":[${option.bookingClasses.map(quoted).join(',')}],"farebasis":${quoted(option.fareBasis)},` +
    `"refundable":${option.refundable},"baggage":${baggageText(option.baggage)},` +
    `"cancelfee":${cancelFee === null ? 'null' : moneyText(cancelFee)},` +
    `"changefee":${changeFee === null ? 'null' : moneyText(changeFee)},` +
    `"mealincluded":${option.mealIncluded},"seatincluded":${option.seatIncluded},"seatsleft":${option.seatsLeft},` +
    `${special === undefined ? '' : `"special":"${special}",`}` +
    `"total":${moneyText(option.total)},"peradult":${moneyText(option.perAdult)},` +
    `"breakdown":${partText(option.breakdown)}${terms === undefined ? '' : termsText(terms)}}`
  );
}

function termsText(terms: AgencyTerms): string {
  const each = terms.each?.map((one) => `{"paxtype":"${one.traveller}","count":${one.count}${amountsText(one)}}`);
  const rounding = terms.rounding === undefined ? '' : `,"rounding":${moneyText(terms.rounding)}`;
  return `${amountsText(terms)}${rounding}${each === undefined ? '' : `,"eachterms":[${each.join(',')}]`}`;
}

function amountsText({ net, commission, tds, markup, discount, earn }: TermAmounts): string {
  return (
    `,"net":${moneyText(net)},"commission":${moneyText(commission)},"tds":${moneyText(tds)},` +
    `"markup":${moneyText(markup)}${discount === undefined ? '' : `,"discount":${moneyText(discount)}`},` +
    `"earn":${moneyText(earn)}`
  );
}

/** Of a search the root alone; a change shows its lines. */
function partText(part: PricePart): string {
  const { name, amount, params, rule, parts } = part;
  const alone = params === undefined && rule === undefined && parts === undefined;
  return alone ? `{"name":"${name}","amount":${moneyText(amount)}}` : JSON.stringify(wholePart.write(part));
}

const wholePart = codecOf(pricePart);
const baggageCodec = codecOf(baggage);
const segmentText = onceEach(writtenSegment);
const baggageText = onceEach((value: BaggageAllowance) => JSON.stringify(baggageCodec.write(value)));

function writtenSegment(one: Segment): string {
  return (
    `{"carrier":${quoted(one.carrier)},"flightnumber":${quoted(one.flightNumber)},` +
    `${maybe('operatedby', one.operatedBy)}"origin":${quoted(one.origin)},` +
    `${maybe('originterminal', one.originTerminal)}"destination":${quoted(one.destination)},` +
    `${maybe('destinationterminal', one.destinationTerminal)}` +
    `"departure":"${one.departure.local}","departurezone":${quoted(one.departure.zone)},` +
    `"arrival":"${one.arrival.local}","arrivalzone":${quoted(one.arrival.zone)},` +
    `"durationminutes":${one.durationMinutes},"equipment":${quoted(one.equipment)}}`
  );
}

function maybe(name: string, value: string | undefined): string {
  return value === undefined ? '' : `"${name}":${quoted(value)},`;
}

/** The JSON of a value, kept as long as the value is. */
function onceEach<A extends object>(write: (value: A) => string): (value: A) => string {
  const known = new WeakMap<A, string>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const made = write(value);
    known.set(value, made);
    return made;
  };
}

function moneyText(amount: Money): string {
  return `{"amount":"${formatDecimal(amount)}","currency":"${amount.currency}"}`;
}

/** Characters that stand in JSON as they are. */
const plain = /^[\w !#$%&'()*+,./:;<=>?@^`{|}~-]*$/;

function quoted(text: string): string {
  return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}
