/** A hotel voucher: confirmation and dates first and largest, no rate anywhere. */
import type { CancelStep } from '#domain/hotel/cancel/policy.ts';
import { type HotelVoucher, isVoucher, type VoucherRoom } from '#domain/hotel/papers/voucher.ts';
import type { PaperBlock, PaperLine, PaperRow } from '#domain/booking/papers/paper-sheet.ts';
import { add, type Money, percentText } from '#domain/money/money.ts';
import { daysBetween } from '#domain/time/calendar-date.ts';
import { clockOfLocal, dateOfLocal, type PlaceTime } from '#domain/time/place-time.ts';
import { cell, codeOf, dateFact, factOf, type PaperLayout, plain, said, unbroken } from '../layout-parts.ts';
import type { Speech } from '../speech.ts';

export const layOutVoucher: PaperLayout = (paper, speech) => {
  if (!isVoucher(paper)) throw new Error(`The paper of a ${paper.product} opens no room`);
  const { say } = speech;
  const { product, status, hotel, rooms, reference, transactionId, bookedOn, heldUntil, code, requests } = paper;
  const numbers = rooms.map(({ confirmation }) => confirmation).filter((number) => number !== '');
  return {
    title: say(heldUntil === undefined ? 'document-hotel-voucher' : 'document-hotel-hold'),
    subtitle: `${hotel.name} ${'★'.repeat(hotel.stars)}`,
    stamp: say('document-status', { product, status }),
    facts: [
      ...(numbers.length === 0
        ? []
        : [factOf(say('document-hotel-confirmation'), plain(numbers.map(unbroken).join(speech.comma)))]),
      factOf(say('document-reference', { product }), plain(unbroken(reference))),
      factOf(say('document-booking-id'), plain(transactionId)),
      dateFact(speech, 'document-booked-on', dateOfLocal(bookedOn.local)),
    ],
    ...(code === '' || numbers.length === 0 ? {} : { code: codeOf('square', code) }),
    blocks: [
      stayBlock(paper, speech),
      roomsBlock(paper, speech),
      ...payableBlock(paper, speech),
      ...(requests === undefined
        ? []
        : [{ kind: 'list' as const, heading: say('document-hotel-requests'), items: [[said(requests)]] }]),
      ...cancellingBlocks(rooms, speech),
      { kind: 'notes', lines: [[said(say('document-hotel-advice'))]] },
    ],
  };
};

function stayBlock({ hotel, checkIn, checkOut }: HotelVoucher, speech: Speech): PaperBlock {
  const { say } = speech;
  const nights = daysBetween(dateOfLocal(checkIn.local), dateOfLocal(checkOut.local));
  const at = (id: string, time: PlaceTime) =>
    said(say(id, { date: speech.longDate(dateOfLocal(time.local)), time: clockOfLocal(time.local) }));
  return {
    kind: 'facts',
    framed: true,
    party: {
      name: hotel.name,
      lines: [hotel.address, hotel.city, ...(hotel.phone === undefined ? [] : [hotel.phone])],
    },
    facts: [
      factOf(say('document-hotel-check-in'), at('document-hotel-from-time', checkIn)),
      factOf(say('document-hotel-check-out'), at('document-hotel-until-time', checkOut)),
      factOf('', said(say('document-hotel-nights', { count: nights }))),
    ],
  };
}

function roomsBlock({ rooms }: HotelVoucher, speech: Speech): PaperBlock {
  const { say } = speech;
  return {
    kind: 'table',
    heading: say('document-hotel-rooms'),
    columns: [
      { label: say('document-hotel-rooms'), share: 2 },
      { label: say('document-hotel-guests'), share: 2 },
      { label: say('document-hotel-board'), share: 1 },
      { label: say('document-hotel-confirmation'), share: 1 },
    ],
    rows: rooms.map((room): PaperRow => {
      const ages: readonly PaperLine[] =
        room.childAges.length === 0
          ? []
          : [[said(say('document-hotel-children', { ages: room.childAges.join(speech.comma) }))]];
      return {
        cells: [
          cell(room.called === undefined ? said(say('document-hotel-room', { kind: room.kind })) : plain(room.called)),
          [
            ...room.guests.map((name): PaperLine => [plain(name)]),
            [said(say('document-adults', { count: room.adults }))],
            ...ages,
          ],
          cell(said(say('document-hotel-meals', { board: room.board }))),
          cell(plain(room.confirmation)),
        ],
      };
    }),
  };
}

function payableBlock({ payableThere }: HotelVoucher, speech: Speech): readonly PaperBlock[] {
  const whats = [...new Set(payableThere.map(({ what }) => what))];
  if (whats.length === 0) return [];
  const totals = whats.flatMap((what) => {
    const [first, ...others] = payableThere.filter((each) => each.what === what).map(({ amount }) => amount);
    return first === undefined ? [] : [{ what, amount: others.reduce<Money>(add, first) }];
  });
  return [
    {
      kind: 'facts',
      heading: speech.say('document-hotel-pay-there'),
      facts: totals.map(({ what, amount }) =>
        factOf(speech.say('document-hotel-pay-what', { what }), plain(speech.money(amount))),
      ),
    },
  ];
}

/** Once where all rooms have the same policy. */
function cancellingBlocks(rooms: readonly VoucherRoom[], speech: Speech): readonly PaperBlock[] {
  const different = [...new Map(rooms.map((room) => [JSON.stringify(room.conditions), room])).values()];
  return different
    .filter(({ conditions }) => conditions.length > 0)
    .map(({ called, kind, conditions }): PaperBlock => {
      const heading = speech.say('document-hotel-cancelling');
      const name = called ?? speech.say('document-hotel-room', { kind });
      return {
        kind: 'table',
        heading: different.length === 1 ? heading : `${name}: ${heading}`,
        columns: [
          { label: '', share: 2 },
          { label: '', share: 2, end: true },
        ],
        rows: conditions.map((step) => ({
          cells: [cell(said(whenOf(step, conditions.length === 1, speech))), cell(said(chargeOf(step, speech)))],
        })),
      };
    });
}

function whenOf({ until }: CancelStep, alone: boolean, { say, date }: Speech): string {
  return until === undefined
    ? say(alone ? 'document-hotel-step-always' : 'document-hotel-step-after')
    : say('document-hotel-step-until', { date: date(dateOfLocal(until.local)), time: clockOfLocal(until.local) });
}

function chargeOf({ charge }: CancelStep, { say, money }: Speech): string {
  return say('document-hotel-step', {
    by: charge.by,
    amount: charge.by === 'amount' ? money(charge.amount) : '',
    percent: charge.by === 'percent' ? percentText(charge.basisPoints) : '',
    nights: charge.by === 'nights' ? charge.nights : 0,
  });
}
