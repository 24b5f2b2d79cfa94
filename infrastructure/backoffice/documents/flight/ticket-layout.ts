/** The e-ticket, the confirmation of a hold, or a booking that is neither yet: the same paper under its own name. */
import { countByType } from '#domain/people/traveller.ts';
import { isFinal } from '#domain/booking/life.ts';
import type { ProductPaper } from '#domain/booking/papers/documents.ts';
import type {
  PaperBlock,
  PaperEnd,
  PaperFact,
  PaperLine,
  PaperTable,
  PaperText,
  PaperWay,
} from '#domain/booking/papers/paper-sheet.ts';
import type { FeeStep } from '#domain/flight/fare/fare-rules.ts';
import { cityOf } from '#domain/flight/reference/airports.ts';
import { routeText } from '#domain/flight/offer/route.ts';
import { ticketText } from '#domain/flight/papers/subject.ts';
import type {
  DocumentFlight,
  DocumentPlace,
  DocumentTraveller,
  DocumentWish,
  TicketDocument,
} from '#domain/flight/papers/ticket-document.ts';
import type { Money } from '#domain/money/money.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import { clockOfLocal, dateOfLocal, dayOffset, type LocalDateTime } from '#domain/time/place-time.ts';
import { momentParts } from '#infrastructure/backoffice/words/written-dates.ts';
import { cell, codeOf, factOf, type OwnPart, plain, said, unbroken } from '../layout-parts.ts';
import type { Speech } from '../speech.ts';
import { chargesTable, notForTravel } from '../ticket-parts.ts';

const product = 'flight';

/** Throws where it is the paper of another product. */
export function layOutTicket(paper: ProductPaper, speech: Speech): OwnPart {
  if (!isTicket(paper)) throw new Error(`The paper of a ${paper.product} is no ticket`);
  return layOutFlights(paper, speech);
}

function isTicket(paper: ProductPaper): paper is TicketDocument {
  return paper.product === product;
}

function layOutFlights(ticket: TicketDocument, speech: Speech): OwnPart {
  const { say } = speech;
  const { nature, status, reference, flights, price, conditions, code } = ticket;
  const { infants } = countByType(ticket.travellers);
  const money = price.lines.length > 0 && conditions.length > 0;
  return {
    title: say(`document-title-${nature}`),
    stamp: say('document-status', { product, status }),
    facts: factsOf(ticket, speech),
    ...(code === '' || nature === 'booking' ? {} : { code: codeOf('square', code) }),
    blocks: [
      ...notForTravel(status, say('document-not-for-travel', { status })),
      ...flights.map((flight) => wayOf(flight, { reference, infants }, speech)),
      travellerTable(ticket, speech),
      ...chargesTable(ticket, speech, {
        heading: say(`document-fare-of-${nature}`),
        columns: [
          { label: '', share: 2.4 },
          { label: '', share: 1, end: true },
        ],
        beside: money,
      }),
      ...(conditions.length === 0 ? [] : [feeTable(conditions, speech)]),
      ...(isFinal(status) ? [] : [adviceOf(ticket, speech)]),
    ],
  };
}

/** Of a traveller who does not take all flights of the paper: which. */
function ownSectors({ sectors = [] }: DocumentTraveller): readonly PaperLine[] {
  return sectors.length === 0 ? [] : [[plain(sectors.map(routeText).join(', '))]];
}

function factsOf(ticket: TicketDocument, speech: Speech): readonly PaperFact[] {
  const { say, language } = speech;
  const { transactionId, bookedOn, heldUntil, imported } = ticket;
  const { local } = bookedOn;
  const until = heldUntil && momentParts(language, heldUntil);
  return [
    factOf(say('document-booking-id'), plain(transactionId)),
    factOf(say('document-booked-on'), said(speech.date(dateOfLocal(local))), plain(clockOfLocal(local))),
    ...(until === undefined
      ? []
      : [factOf(say('document-held-until', { product }), said(until.date), plain(until.clock), plain(until.zone))]),
    factOf(say('document-party'), said(partyText(ticket, speech))),
    ...(imported === undefined ? [] : [factOf(say('document-imported-from'), said(say(`document-gds-${imported}`)))]),
  ];
}

/** Who flies it, when and where from and to, cabin and bags. */
function wayOf(
  flight: DocumentFlight,
  { reference: booking, infants }: { readonly reference: string; readonly infants: number },
  { say, comma, longDate, language }: Speech,
): PaperWay {
  const { carrier, flightNumber, departure, arrival, durationMinutes, equipment, reference = booking } = flight;
  const later = dayOffset(departure, arrival);
  const day = later === 0 ? undefined : `${later > 0 ? '+' : '−'}${Math.abs(later)}`;
  const end = (place: DocumentPlace, local: LocalDateTime): PaperEnd => ({
    time: clockOfLocal(local),
    place: `${cityOf(place, language)} ${place.code}`,
    details: [
      plain(shortAirport(place.airport)),
      ...(place.terminal === undefined ? [] : [said(say('document-terminal', { terminal: place.terminal }))]),
    ],
  });
  return {
    kind: 'way',
    mark: carrier,
    title: `${flight.carrierNameIn?.[language] ?? flight.carrierName} ${carrier} ${flightNumber}`,
    date: longDate(dateOfLocal(departure)),
    ...(reference === '' ? {} : { reference: factOf(say('document-reference', { product }), plain(reference)) }),
    from: end(flight.origin, departure),
    to: { ...end(flight.destination, arrival), ...(day === undefined ? {} : { day }) },
    between: [
      said(say('document-duration', { hours: Math.floor(durationMinutes / 60), minutes: durationMinutes % 60 })),
      ...(equipment === '' ? [] : [plain(equipment)]),
    ],
    facts: [
      ...(flight.cancelled === true ? [say('document-flight-cancelled')] : []),
      ...(flight.cabin === undefined ? [] : [[say(`document-cabin-${flight.cabin}`), flight.family].join(comma)]),
      flight.fareBasis === ''
        ? say('document-class', { class: flight.bookingClass })
        : say('document-fare-basis', { class: flight.bookingClass, basis: flight.fareBasis }),
      ...bagsOf(flight, say, infants),
      ...(flight.operatedBy === undefined
        ? []
        : [say('document-operated-by', { airline: flight.operatedByIn?.[language] ?? flight.operatedBy })]),
    ],
  };
}

function bagsOf({ baggage }: DocumentFlight, say: Speech['say'], infants: number): readonly string[] {
  if (baggage === undefined) return [say('document-ask-airline')];
  const { checkInKg, cabinKg } = baggage;
  return [
    checkInKg > 0 ? say('document-check-in-bag', { kg: checkInKg, infants }) : say('document-no-check-in-bag'),
    say('document-cabin-bag', { kg: cabinKg, infants }),
  ];
}

function travellerTable({ nature, travellers }: TicketDocument, speech: Speech): PaperTable {
  const { say } = speech;
  const ticketed = nature === 'ticket';
  return {
    kind: 'table',
    heading: say('document-travellers'),
    columns: [
      { label: say('document-name'), share: 3 },
      { label: say('document-type'), share: 1.1 },
      ...(ticketed ? [{ label: say('document-ticket-number'), share: 2.2 }] : []),
      { label: say('document-extras'), share: 3.7 },
    ],
    rows: travellers.map((traveller) => ({
      cells: [
        [
          [plain(traveller.name)],
          ...ownSectors(traveller),
          ...(traveller.flyerNumbers ?? []).map((number) => [said(say('document-frequent-flyer')), plain(number)]),
          ...(traveller.wishes ?? []).map((each) => wishLine(each, speech)),
        ],
        cell(said(say(`document-type-${traveller.type}`))),
        ...(ticketed ? [ticketLines(traveller, speech)] : []),
        extraLines(traveller, speech),
      ],
    })),
  };
}

function wishLine({ kind, wish }: DocumentWish, { say }: Speech): PaperLine {
  if (kind === 'seat') return [said(say('document-wish-seat', { seat: wish }))];
  return [said(say(kind === 'meal' ? 'document-wish-meal' : 'document-wish-assistance')), plain(wish)];
}

function ticketLines({ tickets, exchanges = [] }: DocumentTraveller, { say }: Speech): readonly PaperLine[] {
  if (tickets.length === 0) return [[said('—')]];
  return tickets.map((number) => {
    const given = exchanges.find((each) => each.number === number);
    return [
      plain(unbroken(ticketText(number))),
      ...(given === undefined
        ? []
        : [said(say('document-in-place-of', { number: unbroken(ticketText(given.inExchangeFor)) }))]),
    ];
  });
}

function extraLines({ extras }: DocumentTraveller, { say }: Speech): readonly PaperLine[] {
  if (extras.length === 0) return [[said(say('document-none'))]];
  return extras.map(({ kind, sector, name, status }): readonly PaperText[] => [
    said(say(`document-extra-kind-${kind}`)),
    plain(`${name}, ${sector}`),
    ...(status === 'confirmed' ? [] : [said(say(`document-extra-status-${status}`))]),
  ]);
}

function feeTable(rules: TicketDocument['conditions'], speech: Speech): PaperTable {
  const { say, money } = speech;
  const steps = distinctSteps(rules);
  const fee = (amount: Money | null) =>
    amount === null
      ? said(say('document-not-allowed'))
      : amount.minor === 0
        ? said(say('document-free'))
        : plain(money(amount));
  return {
    kind: 'table',
    heading: say('document-rules', { per: basisOf(rules) }),
    columns: [
      { label: '', share: 0.7 },
      { label: say('document-before-departure'), share: 2 },
      { label: say('document-change'), share: 1.1, end: true },
      { label: say('document-cancel'), share: 1.1, end: true },
    ],
    rows: steps.map(({ who, step }) => ({
      cells: [cell(plain(who)), cell(said(whenText(step, speech))), cell(fee(step.change)), cell(fee(step.cancel))],
    })),
    note: say('document-rules-note'),
  };
}

/** What all the fees are asked once for, if it is the same. */
function basisOf(rules: TicketDocument['conditions']): string {
  const bases = new Set(rules.flatMap(({ per }) => [per.cancel, per.change]));
  const [basis = 'mixed'] = bases;
  return bases.size === 1 ? basis : 'mixed';
}

/** Sectors of the same airline and family mostly have the same fees: they are said once, under the airline. */
function distinctSteps(
  rules: TicketDocument['conditions'],
): readonly { readonly who: string; readonly step: FeeStep }[] {
  const groups = new Map<
    string,
    { readonly carrier: string; readonly sectors: string[]; readonly steps: readonly FeeStep[] }
  >();
  for (const { carrier, origin, destination, steps } of rules) {
    const key = `${carrier} ${JSON.stringify(steps)}`;
    const sectors = groups.get(key)?.sectors ?? [];
    sectors.push(`${origin}-${destination}`);
    groups.set(key, { carrier, sectors, steps });
  }
  const all = [...groups.values()];
  return all.flatMap(({ carrier, sectors, steps }) => {
    const alone = all.filter((other) => other.carrier === carrier).length === 1;
    const who = alone ? carrier : `${carrier} ${sectors.join(' ')}`;
    return steps.map((step) => ({ who, step }));
  });
}

function whenText({ hoursFrom, hoursTo }: FeeStep, { say }: Speech): string {
  if (hoursFrom === null)
    return hoursTo === 0 ? say('document-hours-any') : say('document-hours-over', { from: hoursTo });
  return say('document-hours-between', { from: hoursFrom, to: hoursTo });
}

const advice = ['id', 'check-in', 'gate', 'hand-bag', 'batteries'] as const;

/** The holder of a ticket is shown how to travel, others that this is no ticket. */
function adviceOf({ nature, flights }: TicketDocument, { say }: Speech): PaperBlock {
  if (nature !== 'ticket') {
    return {
      kind: 'list',
      heading: say('document-no-ticket'),
      items: [[said(say(nature === 'hold' ? 'document-advice-hold' : 'document-advice-booking'))]],
    };
  }
  const kilograms = flights.flatMap(({ baggage }) => baggage?.cabinKg ?? []);
  const known = kilograms.length === flights.length;
  const given = known ? advice : advice.filter((each) => each !== 'hand-bag');
  return {
    kind: 'list',
    heading: say('document-before-travel'),
    items: given.map((each) => [said(say(`document-advice-${each}`, known ? { kg: Math.min(...kilograms) } : {}))]),
    marked: true,
  };
}

function partyText({ travellers }: TicketDocument, { say, comma }: Speech): string {
  const count = (type: TravellerType) => travellers.filter((each) => each.type === type).length;
  return [
    { id: 'document-adults', number: count('adult') },
    { id: 'document-children', number: count('child') },
    { id: 'document-infants', number: count('infant') },
  ]
    .filter(({ number }) => number > 0)
    .map(({ id, number }) => say(id, { count: number }))
    .join(comma);
}

/** 'Indira Gandhi Intl': the word that all have is left out. */
function shortAirport(name: string): string {
  return name.replace(/\bInternational\b/, 'Intl').replace(/ Airport$/, '');
}
