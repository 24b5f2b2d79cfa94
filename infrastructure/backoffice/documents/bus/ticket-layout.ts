/** The bus ticket: where and when to board, who sits where, what was paid, what giving a seat up costs. */
import type { BusPoint } from '#domain/bus/trip/trip.ts';
import type { BusTicket } from '#domain/bus/papers/ticket.ts';
import type { PolicyCharge } from '#domain/bus/trip/policy.ts';
import { isFinal } from '#domain/booking/life.ts';
import type { ProductPaper } from '#domain/booking/papers/documents.ts';
import type { PaperBlock, PaperEnd, PaperTable, PaperWay } from '#domain/booking/papers/paper-sheet.ts';
import { clockOfLocal, dateOfLocal, dayOffset, minutesBetween } from '#domain/time/place-time.ts';
import { cell, codeOf, dateFact, factOf, type PaperLayout, plain, said, unbroken } from '../layout-parts.ts';
import type { Speech } from '../speech.ts';

const product = 'bus';

const isBusTicket = (paper: ProductPaper): paper is BusTicket => paper.product === product;

/** Throws where it is the paper of another product. */
export const layOutBusTicket: PaperLayout = (paper, speech) => {
  if (!isBusTicket(paper)) throw new Error(`The paper of a ${paper.product} is no bus ticket`);
  const { say } = speech;
  const { status, reference, transactionId, bookedOn, ticket, shownId, price, conditions, code } = paper;
  return {
    title: say(ticket === '' ? 'document-title-booking' : 'document-bus-title'),
    stamp: say('document-status', { product, status }),
    facts: [
      factOf(say('document-booking-id'), plain(transactionId)),
      factOf(say('document-reference', { product }), plain(reference)),
      ...(ticket === '' ? [] : [factOf(say('document-bus-ticket'), plain(ticket))]),
      dateFact(speech, 'document-booked-on', dateOfLocal(bookedOn.local)),
    ],
    ...(code === '' || ticket === '' ? {} : { code: codeOf('square', code) }),
    blocks: [
      ...(isFinal(status) ? [{ kind: 'list' as const, heading: say('document-bus-not-for-travel'), items: [] }] : []),
      wayOf(paper, speech),
      passengerTable(paper, speech),
      ...(price.lines.length === 0 ? [] : [{ ...fareTable(paper, speech), beside: conditions.length > 0 }]),
      ...(conditions.length === 0 ? [] : [policyTable(paper, speech)]),
      ...(isFinal(status) ? [] : [adviceOf(paper, shownId?.kind, speech)]),
    ],
  };
};

function wayOf({ ride }: BusTicket, { say, longDate, comma }: Speech): PaperWay {
  const { operator, bus, boarding, dropping, origin, destination } = ride;
  const minutes = minutesBetween(boarding.at, dropping.at);
  const later = dayOffset(boarding.at.local, dropping.at.local);
  const end = (point: BusPoint, city: string): PaperEnd => ({
    time: clockOfLocal(point.at.local),
    place: city,
    details: [plain([point.name, point.landmark].join(', '))],
  });
  return {
    kind: 'way',
    mark: '',
    title: operator.name,
    date: longDate(dateOfLocal(boarding.at.local)),
    from: end(boarding, origin.name),
    to: { ...end(dropping, destination.name), ...(later > 0 && { day: `+${later}` }) },
    between: [said(say('document-duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }))],
    facts: [
      [say(`document-bus-${bus.seating}`, { ac: bus.ac ? 'yes' : 'no' }), unbroken(bus.abreast)].join(' '),
      [say('document-bus-operator-phone'), unbroken(boarding.phone)].join(comma),
    ],
  };
}

function passengerTable({ passengers }: BusTicket, { say }: Speech): PaperTable {
  return {
    kind: 'table',
    heading: say('document-travellers'),
    columns: [
      { label: say('document-name'), share: 3 },
      { label: say('document-bus-seat'), share: 1 },
      { label: say('document-bus-age'), share: 1, end: true },
    ],
    rows: passengers.map(({ name, seat, deck, age, gone }) => ({
      cells: [
        gone === undefined ? cell(plain(name)) : [[plain(name)], [said(say(`document-bus-${gone}`))]],
        [[plain(seat), said(say(`document-bus-deck-${deck}`))]],
        cell(plain(String(age))),
      ],
    })),
  };
}

function fareTable({ price }: BusTicket, { say, moneyAmong }: Speech): PaperTable {
  const money = moneyAmong([...price.lines.map(({ amount }) => amount), price.total]);
  return {
    kind: 'table',
    heading: say('document-charges'),
    columns: [
      { label: '', share: 2 },
      { label: '', share: 1, end: true },
    ],
    rows: [
      ...price.lines.map(({ label, amount }) => ({
        cells: [cell(said(say(`document-line-${label}`, { product }))), cell(plain(money(amount)))],
      })),
      { cells: [cell(said(say('document-total'))), cell(plain(money(price.total)))], total: true },
    ],
  };
}

/** Rows in order of time: what is kept of a seat until then, that moment included. */
function policyTable({ conditions }: BusTicket, speech: Speech): PaperTable {
  const { say, date } = speech;
  return {
    kind: 'table',
    heading: say('document-bus-cancelling'),
    columns: [
      { label: say('document-bus-until'), share: 2 },
      { label: say('document-bus-kept'), share: 1, end: true },
    ],
    rows: conditions.map(({ until, charge }) => ({
      cells: [
        [[said(date(dateOfLocal(until.local))), plain(clockOfLocal(until.local))]],
        cell(plain(chargeText(charge, speech))),
      ],
    })),
    note: say('document-bus-after'),
  };
}

function chargeText(charge: PolicyCharge, { moneyAmong }: Speech): string {
  return 'percent' in charge ? unbroken(`${charge.percent} %`) : moneyAmong([charge.amount])(charge.amount);
}

function adviceOf({ ride }: BusTicket, kind: string | undefined, { say }: Speech): PaperBlock {
  return {
    kind: 'list',
    heading: say('document-before-travel'),
    items: [
      [said(say('document-bus-advice-early'))],
      [said(kind === undefined ? say('document-bus-advice-id') : say('document-bus-advice-this-id', { kind }))],
      ...(ride.partialCancellation ? [] : [[said(say('document-bus-advice-whole'))]]),
    ],
    marked: true,
  };
}
