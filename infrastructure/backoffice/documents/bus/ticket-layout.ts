/** The bus ticket: where and when to board, who sits where, what was paid, what giving a seat up costs. */
import type { BusPoint } from '#domain/bus/trip/trip.ts';
import type { BusTicket } from '#domain/bus/papers/ticket.ts';
import type { PolicyCharge } from '#domain/bus/trip/policy.ts';
import type { ProductPaper } from '#domain/booking/papers/documents.ts';
import type { PaperTable, PaperWay } from '#domain/booking/papers/paper-sheet.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { cell, codeOf, dateFact, factOf, type PaperLayout, plain, said, unbroken } from '../layout-parts.ts';
import type { Speech } from '../speech.ts';
import { beforeTravel, chargesTable, notForTravel, timedWay, untilTable } from '../ticket-parts.ts';

const product = 'bus';

const isBusTicket = (paper: ProductPaper): paper is BusTicket => paper.product === product;

/** Throws where it is the paper of another product. */
export const layOutBusTicket: PaperLayout = (paper, speech) => {
  if (!isBusTicket(paper)) throw new Error(`The paper of a ${paper.product} is no bus ticket`);
  const { say } = speech;
  const { status, reference, transactionId, bookedOn, ticket, shownId, conditions, code } = paper;
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
      ...notForTravel(status, say('document-bus-not-for-travel')),
      wayOf(paper, speech),
      passengerTable(paper, speech),
      ...chargesTable(paper, speech, { beside: conditions.length > 0 }),
      ...policyTable(paper, speech),
      ...beforeTravel(status, speech, adviceOf(paper, shownId?.kind, speech)),
    ],
  };
};

function wayOf({ ride }: BusTicket, speech: Speech): PaperWay {
  const { say, comma } = speech;
  const { operator, bus, boarding, dropping, origin, destination } = ride;
  const end = ({ at, name, landmark }: BusPoint, place: string) => ({
    at,
    place,
    details: [plain([name, landmark].join(', '))],
  });
  return timedWay(
    {
      title: operator.name,
      from: end(boarding, origin.name),
      to: end(dropping, destination.name),
      facts: [
        [say(`document-bus-${bus.seating}`, { ac: bus.ac ? 'yes' : 'no' }), unbroken(bus.abreast)].join(' '),
        [say('document-bus-operator-phone'), unbroken(boarding.phone)].join(comma),
      ],
    },
    speech,
  );
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

function policyTable({ conditions }: BusTicket, speech: Speech): readonly PaperTable[] {
  const { say } = speech;
  return untilTable(
    {
      heading: say('document-bus-cancelling'),
      until: say('document-bus-until'),
      kept: say('document-bus-kept'),
      note: say('document-bus-after'),
      steps: conditions.map(({ until, charge }) => ({ until, kept: plain(chargeText(charge, speech)) })),
    },
    speech,
  );
}

function chargeText(charge: PolicyCharge, { money }: Speech): string {
  return 'percent' in charge ? unbroken(`${charge.percent} %`) : money(charge.amount);
}

function adviceOf({ ride }: BusTicket, kind: string | undefined, { say }: Speech): readonly string[] {
  return [
    say('document-bus-advice-early'),
    kind === undefined ? say('document-bus-advice-id') : say('document-bus-advice-this-id', { kind }),
    ...(ride.partialCancellation ? [] : [say('document-bus-advice-whole')]),
  ];
}
