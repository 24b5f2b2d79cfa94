/** The voucher of a package: its days, hotels, flights and car, and who travels in which room. It names no price. */
import type { ProductPaper } from '#domain/booking/papers/documents.ts';
import type { PaperBlock, PaperTable } from '#domain/booking/papers/paper-sheet.ts';
import { saidTrip } from '#domain/holiday/package/texts.ts';
import type { HolidayVoucher } from '#domain/holiday/papers/voucher.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { cell, codeOf, dateFact, factOf, type PaperLayout, plain, said, unbroken } from '../layout-parts.ts';
import type { Speech } from '../speech.ts';
import { beforeTravel, notForTravel } from '../ticket-parts.ts';

const product = 'holiday';

const isHolidayVoucher = (paper: ProductPaper): paper is HolidayVoucher => paper.product === product;

/** Throws where it is the paper of another product. */
export const layOutHolidayVoucher: PaperLayout = (paper, speech) => {
  if (!isHolidayVoucher(paper)) throw new Error(`The paper of a ${paper.product} is no holiday voucher`);
  const { say, language } = speech;
  const { status, reference, transactionId, bookedOn, voucher, code, wishes } = paper;
  const trip = saidTrip(paper.trip, language);
  return {
    title: say(voucher === '' ? 'document-title-booking' : 'document-holiday-title'),
    subtitle: trip.name,
    stamp: say('document-status', { product, status }),
    facts: [
      factOf(say('document-booking-id'), plain(transactionId)),
      factOf(say('document-reference', { product }), plain(unbroken(reference))),
      ...(voucher === '' ? [] : [factOf(say('document-holiday-voucher'), plain(voucher))]),
      dateFact(speech, 'document-booked-on', dateOfLocal(bookedOn.local)),
    ],
    ...(code === '' || voucher === '' ? {} : { code: codeOf('square', code) }),
    blocks: [
      ...notForTravel(status, say('document-holiday-not-for-travel')),
      head(paper, speech),
      rooms(paper, speech),
      ...flights(paper, speech),
      hotels(paper, speech),
      days({ trip }, speech),
      list(say('document-holiday-included'), trip.inclusions),
      list(say('document-holiday-excluded'), trip.exclusions),
      ...(wishes === undefined ? [] : [list(say('document-holiday-wishes'), [wishes])]),
      ...beforeTravel(status, speech, [say('document-holiday-advice')]),
    ],
  };
};

function head({ trip }: HolidayVoucher, speech: Speech): PaperBlock {
  const { say, longDate } = speech;
  const { operator, startsOn, endsOn, days: all, car } = trip;
  return {
    kind: 'facts',
    framed: true,
    party: { name: operator.name, lines: [operator.phone] },
    facts: [
      factOf(say('document-holiday-from'), said(longDate(startsOn))),
      factOf(say('document-holiday-until'), said(longDate(endsOn))),
      factOf('', said(say('document-holiday-days', { count: all.length }))),
      ...(car === undefined ? [] : [factOf(say('document-holiday-car'), plain(`${car.model}, ${car.operator}`))]),
    ],
  };
}

function rooms({ rooms: all }: HolidayVoucher, { say, comma }: Speech): PaperTable {
  return {
    kind: 'table',
    heading: say('document-holiday-rooms'),
    columns: [
      { label: say('document-holiday-room'), share: 1 },
      { label: say('document-holiday-guests'), share: 3 },
    ],
    rows: all.map(({ number, voucher, guests, childAges }) => ({
      cells: [
        [[said(String(number))], ...(voucher === '' ? [] : [[plain(unbroken(voucher))]])],
        [
          ...guests.map((guest) => [plain(guest)]),
          ...(childAges.length === 0
            ? []
            : [[said(say('document-holiday-children', { ages: childAges.join(comma) }))]]),
        ],
      ],
    })),
  };
}

function flights({ trip }: HolidayVoucher, { say, date }: Speech): readonly PaperTable[] {
  if (trip.flights.length === 0) return [];
  return [
    {
      kind: 'table',
      heading: say('document-holiday-flights'),
      columns: [
        { label: say('document-holiday-flight'), share: 1 },
        { label: say('document-holiday-leaves'), share: 2 },
        { label: say('document-holiday-arrives'), share: 2 },
      ],
      rows: trip.flights.map(({ number, origin, destination, departure, arrival }) => ({
        cells: [
          cell(plain(unbroken(number))),
          cell(said(`${origin} ${clockOfLocal(departure.local)}, ${date(dateOfLocal(departure.local))}`)),
          cell(said(`${destination} ${clockOfLocal(arrival.local)}, ${date(dateOfLocal(arrival.local))}`)),
        ],
      })),
    },
  ];
}

function hotels({ trip }: HolidayVoucher, { say, date }: Speech): PaperTable {
  return {
    kind: 'table',
    heading: say('document-holiday-hotels'),
    columns: [
      { label: say('document-holiday-hotel'), share: 2 },
      { label: say('document-holiday-place'), share: 2 },
      { label: say('document-holiday-check-in'), share: 1 },
      { label: say('document-holiday-check-out'), share: 1 },
    ],
    rows: trip.stays.map(({ name, stars, area, city, checkIn, checkOut }) => ({
      cells: [
        cell(plain(`${name} ${'★'.repeat(stars)}`)),
        cell(plain(area === city ? city : `${area}, ${city}`)),
        cell(said(date(checkIn))),
        cell(said(date(checkOut))),
      ],
    })),
  };
}

function days({ trip }: Pick<HolidayVoucher, 'trip'>, { say, date, comma }: Speech): PaperTable {
  return {
    kind: 'table',
    heading: say('document-holiday-by-day'),
    columns: [
      { label: say('document-holiday-day'), share: 1 },
      { label: say('document-holiday-programme'), share: 4 },
      { label: say('document-holiday-meals'), share: 1 },
    ],
    rows: trip.days.map(({ date: day, title, text, sights, meals }, at) => ({
      cells: [
        [[said(say('document-holiday-day-number', { number: at + 1 }))], [said(date(day))]],
        [[plain(title)], [plain(text)], ...(sights.length === 0 ? [] : [[plain(sights.join(comma))]])],
        cell(said(meals.map((meal) => say(`document-holiday-meal-${meal}`)).join(comma))),
      ],
    })),
  };
}

function list(heading: string, items: readonly string[]): PaperBlock {
  return { kind: 'list', heading, items: items.map((item) => [plain(item)]) };
}
