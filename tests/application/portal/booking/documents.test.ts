/** Documents of a booking as files, and finding the booking that they are wanted of. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import type { BookingFilter, DocumentFile } from '#application/desk/booking.ts';
import { NotFound } from '#application/desk/failures.ts';
import { BookingDocument } from '#application/portal/booking/papers/booking-document.ts';
import { FindBooking } from '#application/portal/booking/lists/find-booking.ts';
import { TicketFile } from '#application/portal/booking/papers/ticket-file.ts';
import { countsByStatus } from '#domain/booking/life.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { aFile, AfterBookingDesk } from '#tests/fixtures/after-booking.ts';

function downloads() {
  const saved: string[] = [];
  const shown: string[] = [];
  return {
    saved,
    shown,
    port: {
      save: () => undefined,
      saveFile: ({ filename }: Pick<DocumentFile, 'filename'>) => void saved.push(filename),
      openFile: ({ filename }: Pick<DocumentFile, 'filename'>) => void shown.push(filename),
    },
  };
}

const asked = { transactionId: 'FL26110000012', kind: 'invoice', language: 'en' } as const;

test('an invoice comes with its booking; another language is another file of the same booking', async () => {
  const desk = new AfterBookingDesk();
  const { saved, shown, port } = downloads();
  const document = new BookingDocument(desk, desk.session, port);
  document.save();
  expect(saved).toEqual([]);
  await document.open(asked);
  document.save();
  document.print();
  expect([saved, shown]).toEqual([[aFile.filename], [aFile.filename]]);
  const opening = document.open({ ...asked, language: 'ar' });
  expect(document.state$.value).toMatchObject({ booking: { kind: 'ready' }, file: { kind: 'loading' } });
  await opening;
  expect(desk.of('document').at(-1)).toEqual({ ...asked, language: 'ar' });
});

test('where there is none, that is said of the file alone', async () => {
  const desk = new AfterBookingDesk();
  desk.failures.document = [new NotFound({ what: 'invoice' })];
  const document = new BookingDocument(desk, desk.session, downloads().port);
  await document.open(asked);
  expect(document.state$.value).toMatchObject({
    booking: { kind: 'ready' },
    file: { kind: 'failed', failure: { _tag: 'NotFound' } },
  });
});

test('the e-ticket is saved once a press', async () => {
  const desk = new AfterBookingDesk();
  const { saved, port } = downloads();
  const file = new TicketFile(desk, desk.session, port);
  await Promise.all([file.save({ transactionId: 'FL1' }), file.save({ transactionId: 'FL1' })]);
  expect(saved).toEqual([aFile.filename]);
  desk.failures.document = [new NotFound({ what: 'booking' })];
  await file.save({ transactionId: 'FL1' });
  expect(file.state$.value).toMatchObject({ busy: false, failure: { _tag: 'NotFound' } });
});

test('a booking is found by text or day; nothing is asked for nothing', async () => {
  const desk = new AfterBookingDesk();
  const filters: BookingFilter[] = [];
  const list = (filter: BookingFilter) => {
    filters.push(filter);
    return Effect.succeed({ bookings: [], total: 0, page: 1, pageSize: 20, counts: countsByStatus() });
  };
  const find = new FindBooking({ list }, desk.session);
  await find.seek({ page: 1 });
  expect(filters).toEqual([]);
  await find.seek({ text: 'R4TQ7N', page: 1 });
  const day = isoDate('2026-11-20');
  await find.seek({ on: day, page: 2 });
  expect(filters).toEqual([
    { text: 'R4TQ7N', page: 1 },
    { from: day, to: day, page: 2 },
  ]);
  expect(find.state$.value).toMatchObject({ only: undefined, found: { kind: 'ready' } });
});
