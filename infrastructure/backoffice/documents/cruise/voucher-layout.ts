/** The cruise voucher: the ship, when it leaves, its ports day by day, the cabins with their guests, and what giving it up costs when. */
import type { CruiseVoucher } from '#domain/cruise/papers/voucher.ts';
import { dateOfDay, type PortDay } from '#domain/cruise/sailing/sailing.ts';
import type { ProductPaper } from '#domain/booking/papers/documents.ts';
import type { PaperLine, PaperTable, PaperWay } from '#domain/booking/papers/paper-sheet.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { cell, codeOf, dateFact, factOf, type PaperLayout, plain, said, unbroken } from '../layout-parts.ts';
import type { Speech } from '../speech.ts';
import { beforeTravel, chargesTable, notForTravel } from '../ticket-parts.ts';

const product = 'cruise';

const isCruiseVoucher = (paper: ProductPaper): paper is CruiseVoucher => paper.product === product;

/** Throws where it is the paper of another product. */
export const layOutCruiseVoucher: PaperLayout = (paper, speech) => {
  if (!isCruiseVoucher(paper)) throw new Error(`The paper of a ${paper.product} is no cruise voucher`);
  const { say } = speech;
  const { status, reference, transactionId, bookedOn, heldUntil, code } = paper;
  const isTicket = heldUntil === undefined;
  return {
    title: say(isTicket ? 'document-cruise-title' : 'document-cruise-hold'),
    subtitle: `${paper.sailing.ship.line}, ${paper.sailing.ship.name}`,
    stamp: say('document-status', { product, status }),
    facts: [
      factOf(say('document-booking-id'), plain(transactionId)),
      factOf(say('document-reference', { product }), plain(reference)),
      dateFact(speech, 'document-booked-on', dateOfLocal(bookedOn.local)),
    ],
    ...(code !== '' && isTicket ? { code: codeOf('square', code) } : {}),
    blocks: [
      ...notForTravel(status, say('document-cruise-not-for-travel')),
      wayOf(paper, speech),
      cabinsTable(paper, speech),
      portsTable(paper, speech),
      ...chargesTable(paper, speech),
      gridTable(paper, speech),
      ...beforeTravel(status, speech, adviceOf(paper, speech)),
    ],
  };
};

function wayOf({ sailing, dining, gratuities }: CruiseVoucher, { say, longDate }: Speech): PaperWay {
  const { departs, returns, days, name, nights } = sailing;
  const [first, last] = [days[0], days.at(-1)];
  return {
    kind: 'way',
    mark: '',
    title: name,
    date: longDate(dateOfLocal(departs.local)),
    from: { time: clockOfLocal(departs.local), place: first?.port?.name ?? '', details: [] },
    to: {
      time: clockOfLocal(returns.local),
      place: last?.port?.name ?? '',
      details: [said(longDate(dateOfLocal(returns.local)))],
    },
    between: [said(say('document-cruise-nights', { count: nights }))],
    facts: [say('document-cruise-dining', { dining }), say('document-cruise-tips', { gratuities })],
  };
}

function cabinsTable({ cabins }: CruiseVoucher, { say }: Speech): PaperTable {
  return {
    kind: 'table',
    heading: say('document-cruise-cabins'),
    columns: [
      { label: say('document-cruise-kind'), share: 2 },
      { label: say('document-cruise-number'), share: 2 },
      { label: say('document-cruise-guests'), share: 3 },
    ],
    rows: cabins.map(({ kind, number, deck, guests }) => ({
      cells: [
        cell(said(say('document-cruise-cabin', { kind }))),
        cell(
          number === undefined
            ? said(say('document-cruise-guarantee'))
            : said(say('document-cruise-on-deck', { number: unbroken(number), deck: deck ?? 0 })),
        ),
        guests.flatMap(({ name, pass }): readonly PaperLine[] => [
          [plain(name)],
          ...(pass === '' ? [] : [[plain(unbroken(pass))]]),
        ]),
      ],
    })),
  };
}

function portsTable({ sailing }: CruiseVoucher, speech: Speech): PaperTable {
  const { say, date } = speech;
  const hours = ({ arrives, leaves }: PortDay) =>
    arrives !== undefined && leaves !== undefined
      ? say('document-cruise-hours', { from: arrives, to: leaves })
      : leaves !== undefined
        ? say('document-cruise-leaves', { at: leaves })
        : say('document-cruise-arrives', { at: arrives ?? '' });
  return {
    kind: 'table',
    heading: say('document-cruise-route'),
    columns: [
      { label: say('document-cruise-day'), share: 1 },
      { label: say('document-cruise-port'), share: 3 },
      { label: say('document-cruise-clock'), share: 2, end: true },
    ],
    rows: sailing.days.map((day) => ({
      cells: [
        cell(said(date(dateOfDay(sailing, day)))),
        cell(day.port === undefined ? said(say('document-cruise-at-sea')) : plain(day.port.name)),
        cell(said(day.port === undefined ? '' : hours(day))),
      ],
    })),
    note: say('document-cruise-clock-note'),
  };
}

function gridTable({ grid }: CruiseVoucher, { say, date }: Speech): PaperTable {
  return {
    kind: 'table',
    heading: say('document-cruise-cancelling'),
    columns: [
      { label: say('document-cruise-cancelled-by'), share: 3 },
      { label: say('document-cruise-kept'), share: 2, end: true },
    ],
    rows: grid.map(({ fromDays, until, percent }) => ({
      cells: [
        cell(said(fromDays === 0 ? say('document-cruise-after') : say('document-cruise-until', { date: date(until) }))),
        cell(said(say('document-cruise-percent', { percent }))),
      ],
    })),
    note: say('document-cruise-back-whole'),
  };
}

function adviceOf({ cabins, sailing }: CruiseVoucher, { say }: Speech): readonly string[] {
  return [
    say('document-cruise-advice-boarding', { hours: 2 }),
    ...(cabins.some(({ number }) => number === undefined) ? [say('document-cruise-advice-guarantee')] : []),
    ...(sailing.days.some(({ tender }) => tender === true) ? [say('document-cruise-advice-tender')] : []),
  ];
}
