/**
 * The JSON of a search answer, made at once without an object for every field: as the tables of `offer.ts` write it, and
 * short. In the short one `segments` and `conditions` (what fares of a family have in common) are lists that offers refer to
 * by position; of the price there is the total, of the agency's terms what it is charged and earns.
 */
import type { FlightsFound } from '#application/desk/found-flights.ts';
import type { ListedTerms, PricePart } from '#domain/price/price.ts';
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import type { BaggageAllowance, FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { formatDecimal, type Money } from '#domain/money/money.ts';
import { baggage } from './fare.ts';
import { fareTypeSpellings } from './offer.ts';
import { codecOf } from '../form/shape.ts';
import { pricePart } from '../price.ts';

export function flightsText(found: FlightsFound): string {
  return `${headText(found)},"offers":[${found.offers.map((offer) => offerText(offer, itineraryText, optionText)).join(',')}]}`;
}

export function flightsOnceText(found: FlightsFound): string {
  const segments = new Rows<Segment>((segment) => segment, segmentText);
  const conditions = new Rows<FareOption>(conditionsKey, conditionsText);
  const flight = ({ segments: flown, durationMinutes, stops }: Itinerary) =>
    `{"segments":[${flown.map((each) => segments.place(each)).join(',')}],"durationminutes":${durationMinutes},"stops":${stops}}`;
  const option = (fare: FareOption) => shortOptionText(fare, conditions.place(fare));
  const offers = found.offers.map((offer) => offerText(offer, flight, option)).join(',');
  return `${headText(found)},"segments":[${segments.text()}],"conditions":[${conditions.text()}],"offers":[${offers}]}`;
}

/** Rows that many refer to, each written once. */
class Rows<Row> {
  readonly #key: (row: Row) => unknown;
  readonly #write: (row: Row) => string;
  readonly #places = new Map<unknown, number>();
  readonly #texts = new Map<string, number>();

  constructor(key: (row: Row) => unknown, write: (row: Row) => string) {
    this.#key = key;
    this.#write = write;
  }

  place(row: Row): number {
    const key = this.#key(row);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const text = this.#write(row);
    const place = this.#texts.get(text) ?? this.#texts.size;
    this.#texts.set(text, place);
    this.#places.set(key, place);
    return place;
  }

  text(): string {
    return [...this.#texts.keys()].join(',');
  }
}

/** One text for the same conditions. */
function conditionsKey({ family, fareType, cabin, refundable, baggage: bags, ...fare }: FareOption): string {
  const { cancelFee, changeFee, mealIncluded, seatIncluded, special, holdUntil } = fare;
  const fees = `${cancelFee?.minor} ${cancelFee?.currency} ${changeFee?.minor} ${changeFee?.currency}`;
  return `${fareType} ${cabin} ${refundable} ${bags.checkInKg} ${bags.cabinKg} ${fees} ${mealIncluded} ${seatIncluded} ${special} ${holdUntil} ${family}`;
}

function headText({ searchId, currency, total }: FlightsFound): string {
  return `{"searchid":${quoted(searchId)},"currency":"${currency}","total":${total}`;
}

function offerText(
  { offerId, sector, itineraries, fares }: FlightOffer,
  flight: (itinerary: Itinerary) => string,
  fare: (option: FareOption) => string,
): string {
  const of = sector === undefined ? '' : `"sector":${sector},`;
  const flights = itineraries.map(flight).join(',');
  return `{"offerid":${quoted(offerId)},${of}"itineraries":[${flights}],"fares":[${fares.map(fare).join(',')}]}`;
}

function itineraryText({ segments, durationMinutes, stops }: Itinerary): string {
  return `{"segments":[${segments.map(segmentText).join(',')}],"durationminutes":${durationMinutes},"stops":${stops}}`;
}

function optionText(option: FareOption): string {
  const { terms } = option;
  return (
    `{"fareid":${quoted(option.fareId)},${conditionsText(option).slice(1, -1)},` +
    `"bookingclasses":${classesText(option.bookingClasses)},"farebasis":${quoted(option.fareBasis)},` +
    `"seatsleft":${option.seatsLeft},"total":${moneyText(option.total)},"peradult":${moneyText(option.perAdult)},` +
    `"breakdown":${partText(option.breakdown)}${terms === undefined ? '' : termsText(terms)}}`
  );
}

function conditionsText(option: FareOption): string {
  const { special, cancelFee, changeFee } = option;
  return (
    `{"family":${quoted(option.family)},"faretype":"${fareTypeSpellings[option.fareType]}","cabin":"${option.cabin}",` +
    `"refundable":${option.refundable},"baggage":${baggageText(option.baggage)},` +
    `"cancelfee":${cancelFee === null ? 'null' : moneyText(cancelFee)},` +
    `"changefee":${changeFee === null ? 'null' : moneyText(changeFee)},` +
    `"mealincluded":${option.mealIncluded},"seatincluded":${option.seatIncluded}` +
    `${option.holdUntil === undefined ? '' : `,"holduntil":"${option.holdUntil}"`}` +
    `${special === undefined ? '' : `,"special":"${special}"`}}`
  );
}

function shortOptionText({ total, perAdult, terms, ...option }: FareOption, conditions: number): string {
  const same = perAdult.minor === total.minor && perAdult.currency === total.currency;
  return (
    `{"fareid":${quoted(option.fareId)},"conditions":${conditions},` +
    `"bookingclasses":${classesText(option.bookingClasses)},"farebasis":${quoted(option.fareBasis)},` +
    `"seatsleft":${option.seatsLeft},"total":${moneyText(total)}${same ? '' : `,"peradult":${moneyText(perAdult)}`}` +
    `${terms === undefined ? '' : shortTermsText(terms)}}`
  );
}

function shortTermsText({ net, earn, each }: ListedTerms): string {
  const ofEach = each?.map((one) => `{"paxtype":"${one.traveller}","count":${one.count}${chargedText(one)}}`);
  return `${chargedText({ net, earn })}${ofEach === undefined ? '' : `,"eachterms":[${ofEach.join(',')}]`}`;
}

function chargedText({ net, earn }: Pick<ListedTerms, 'net' | 'earn'>): string {
  return `,"net":${moneyText(net)},"earn":${moneyText(earn)}`;
}

function termsText(terms: ListedTerms): string {
  const each = terms.each?.map((one) => `{"paxtype":"${one.traveller}","count":${one.count}${amountsText(one)}}`);
  const rounding = maybeMoney('rounding', terms.rounding);
  return `${amountsText(terms)}${rounding}${each === undefined ? '' : `,"eachterms":[${each.join(',')}]`}`;
}

function amountsText({ net, commission, tds, markup, discount, earn }: Omit<ListedTerms, 'each'>): string {
  return (
    `,"net":${moneyText(net)}${maybeMoney('commission', commission)}${maybeMoney('tds', tds)}` +
    `${maybeMoney('markup', markup)}${maybeMoney('discount', discount)},"earn":${moneyText(earn)}`
  );
}

function maybeMoney(name: string, amount: Money | undefined): string {
  return amount === undefined ? '' : `,"${name}":${moneyText(amount)}`;
}

/** Of a search the root alone; a change shows its lines. */
function partText(part: PricePart): string {
  const { name, amount, params, rule, parts } = part;
  const alone = params === undefined && rule === undefined && parts === undefined;
  return alone ? `{"name":"${name}","amount":${moneyText(amount)}}` : JSON.stringify(wholePart.write(part));
}

const wholePart = codecOf(pricePart);
const baggageCodec = codecOf(baggage);
const classesText = onceEach((classes: readonly string[]) => `[${classes.map(quoted).join(',')}]`);
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
