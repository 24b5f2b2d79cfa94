/** A package written to a customer, in the words of each language. */
import type { HolidayLetters } from '#application/backoffice/ports/holiday/proposal-book.ts';
import { gridRows } from '#domain/holiday/cancel/grid.ts';
import { saidTrip } from '#domain/holiday/package/texts.ts';
import { travellersIn } from '#domain/holiday/trip/party.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { inert } from './inert.ts';
import { oneLine } from './one-line.ts';
import { words } from './words.ts';
import { dateWriter, shortDate } from './written-dates.ts';

export const holidayLetters: HolidayLetters = {
  proposal: (language, facts) => {
    const { reference, customer, note, companyName: company, companyPhone: phone, on } = facts;
    const trip = saidTrip(facts.trip, language);
    const say = (id: string, given: Parameters<typeof words>[2] = {}) => words(language, id, given);
    const date = dateWriter(language, shortDate);
    const amount = (of: Money) => formatMoney(of, { locale: language });
    const flights = trip.flights.map(({ number, origin, destination, departure, arrival }) =>
      say('proposal-holiday-flight', {
        number,
        from: origin,
        to: destination,
        date: date(dateOfLocal(departure.local)),
        leaves: clockOfLocal(departure.local),
        arrives: clockOfLocal(arrival.local),
      }),
    );
    const days = trip.days.map(({ date: day, title, text, sights }, at) =>
      [
        `${say('proposal-holiday-day', { number: at + 1, date: date(day) })} ${title}`,
        text,
        ...(sights.length === 0 ? [] : [sights.join(', ')]),
      ].join('\n'),
    );
    const hotels = trip.stays.map(({ name, stars, city, checkIn, checkOut }) =>
      say('proposal-holiday-hotel', { name, stars: '★'.repeat(stars), city, from: date(checkIn), to: date(checkOut) }),
    );
    const instalments = facts.instalments.map(({ due, amount: of }) =>
      say('proposal-holiday-instalment', { date: date(due), amount: amount(of) }),
    );
    const grid = gridRows(trip, on).map(({ until, percent }) =>
      until === undefined
        ? say('proposal-holiday-later', { percent })
        : say('proposal-holiday-until', { date: date(until), percent }),
    );
    const price = say('proposal-holiday-price', {
      total: amount(facts.total),
      each: amount(facts.perPerson),
      count: travellersIn(trip.rooms),
    });
    const section = (heading: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : [`${say(heading)}\n${lines.join('\n')}`];
    return {
      subject: oneLine(say('proposal-holiday-subject', { name: trip.name, reference })),
      text: [
        say('proposal-holiday-opening', { customer: inert(customer) }),
        ...(note === undefined ? [] : [inert(note)]),
        say('proposal-holiday-trip', { name: trip.name, from: date(trip.startsOn), to: date(trip.endsOn) }),
        ...section('proposal-holiday-flights', flights),
        ...days,
        ...section('proposal-holiday-hotels', hotels),
        ...section('proposal-holiday-included', trip.inclusions),
        ...section('proposal-holiday-excluded', trip.exclusions),
        price,
        ...(facts.collects ? [say('proposal-holiday-tcs')] : []),
        ...section('proposal-holiday-payments', instalments),
        ...section('proposal-holiday-cancelling', grid),
        say('proposal-holiday-closing', { company, phone, reference }),
      ].join('\n\n'),
    };
  },
};
