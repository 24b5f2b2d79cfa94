/** Answering for changed flights in the portal: what is chosen, what is sent, and what happens when no word comes. */
import { beforeEach, describe, expect, it } from 'vitest';
import { AnswerSchedule } from '#application/portal/flight/schedule/answer-schedule.ts';
import { rulesOver } from '#application/portal/flight/product-rules.ts';
import { CancelBooking } from '#application/portal/booking/cancel/cancel-booking.ts';
import { monthShown, PassengerCalendar } from '#application/portal/booking/lists/passenger-calendar.ts';
import { NotAllowedInState, Unreachable } from '#application/desk/failures.ts';
import type { ScheduleChange } from '#domain/flight/schedule/change.ts';
import { isoDate, isoMonth } from '#domain/time/calendar-date.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { localDateTime, toInstant } from '#domain/time/place-time.ts';
import { Effect } from 'effect';
import { AfterBookingDesk } from '#tests/fixtures/after-booking.ts';
import { TabShelf } from '#tests/fixtures/checkout.ts';

let desk: AfterBookingDesk;
let tab: TabShelf;
beforeEach(() => {
  desk = new AfterBookingDesk();
  desk.status = 'changed';
  tab = new TabShelf();
});
const opened = () => {
  const made = new AnswerSchedule(desk, desk.session, desk.requests(tab));
  made.open(desk.booking.transactionId);
  return made;
};
const change = (): ScheduleChange => {
  const [was] = desk.booking.itineraries;
  return {
    changeId: 'change-1',
    learnedAt: instant('2026-11-20T10:00:00Z'),
    answerBy: instant('2026-11-22T10:00:00Z'),
    severity: 'major',
    changes: [{ itinerary: 0, was, alternatives: [{ alternativeId: 'other', itinerary: was }] }],
  };
};

describe('answering', () => {
  it('sends nothing while a direction would be without flights, and what is chosen then', async () => {
    const answering = opened();
    await answering.answer(desk.booking, change());
    expect(desk.of('scheduleAnswer')).toEqual([]);
    answering.choose(0, 'other');
    await answering.answer(desk.booking, change());
    expect(desk.of('scheduleAnswer')).toEqual([
      {
        transactionId: desk.booking.transactionId,
        changeId: 'change-1',
        chosen: [{ itinerary: 0, alternativeId: 'other' }],
        requestId: 'request-1',
      },
    ]);
    expect(answering.state$.value).toMatchObject({ ended: 'changed', sending: false, chosen: [] });
    answering.shown();
    expect(answering.state$.value.ended).toBeUndefined();
  });

  it('sends the same again under the same id where no word came, also after the page was reloaded', async () => {
    desk.failures.scheduleAnswer = [new Unreachable({ detail: 'off' })];
    const answering = opened();
    answering.choose(0, 'other');
    await answering.answer(desk.booking, change());
    expect(answering.state$.value).toMatchObject({ unanswered: true, failure: { _tag: 'Unreachable' } });
    answering.choose(0, undefined);
    expect(answering.state$.value.chosen).toHaveLength(1);
    const again = opened();
    expect(again.state$.value.unanswered).toBe(true);
    const taken = { ...change(), changes: change().changes.map((each) => ({ ...each, now: each.was })) };
    await again.answer(desk.booking, taken);
    const [first, second] = desk.of('scheduleAnswer');
    expect(second).toEqual(first);
  });

  it('says why it was not done, and may be answered otherwise then', async () => {
    desk.failures.scheduleAnswer = [new NotAllowedInState({ state: 'amending' })];
    const answering = opened();
    answering.choose(0, 'other');
    await answering.answer(desk.booking, change());
    expect(answering.state$.value).toMatchObject({ unanswered: false, failure: { _tag: 'NotAllowedInState' } });
    await answering.answer(desk.booking, change());
    expect(desk.of('scheduleAnswer').map((sent) => 'requestId' in sent && sent.requestId)).toEqual([
      'request-1',
      'request-2',
    ]);
  });
});

describe('taking out for other reasons', () => {
  const cancelling = () =>
    new CancelBooking(
      desk,
      async () => rulesOver({ flight: desk }),
      desk.session,
      desk.account,
      desk.clock,
      desk.requests(tab),
    );

  it('of a no-show nobody is chosen, on the flights that have left last', async () => {
    const [first] = desk.booking.itineraries;
    desk.moment = plusMinutes(toInstant(first.segments[0].departure), 5);
    const cancel = cancelling();
    await cancel.open(desk.booking.transactionId, 'no-show');
    expect(cancel.state$.value).toMatchObject({ choice: { travellers: [], items: [0] }, preview: undefined });
    await cancel.choose({ travellers: [0] });
    expect(desk.of('noShowQuote')).toMatchObject([{ travellers: [0], items: [0] }]);
    await cancel.commit();
    expect(desk.of('cancel')).toMatchObject([{ cancelQuoteId: 'cancel-quote-1' }]);
    expect(desk.of('cancelQuote')).toEqual([]);
  });

  it('of changed flights all is asked back, as long as the change is open', async () => {
    const cancel = cancelling();
    await cancel.open(desk.booking.transactionId, 'airline');
    expect(desk.of('scheduleRefundQuote')).toEqual([]);
    desk.booking = { ...desk.booking, scheduleChange: change() };
    await cancel.open(desk.booking.transactionId, 'airline');
    expect(desk.of('scheduleRefundQuote')).toEqual([{ transactionId: desk.booking.transactionId }]);
  });
});

describe('the passenger calendar', () => {
  const departure = (local: string, name: string) => ({
    transactionId: 'FL1',
    product: 'flight' as const,
    item: 0,
    leg: 'outward' as const,
    status: 'confirmed' as const,
    mark: '6E',
    title: 'DEL-BOM',
    service: '6E 1',
    begins: localDateTime(local),
    ends: localDateTime(local),
    travellers: [name],
  });
  const departures = [departure('2026-11-24T06:10', 'Asha Rao'), departure('2026-11-25T06:10', 'Kabir Khan')];

  it('shows the newest month asked for, by day and narrowed', async () => {
    const asked: string[] = [];
    const calendar = new PassengerCalendar(
      {
        passengers: ({ month }) =>
          Effect.delay(
            Effect.sync(() => {
              asked.push(month);
              return { month, departures, cut: false };
            }),
            month === '2026-10' ? 30 : 0,
          ),
      },
      desk.session,
    );
    await Promise.all([calendar.look(isoMonth('2026-10')), calendar.look(isoMonth('2026-11'))]);
    expect(asked.toSorted()).toEqual(['2026-10', '2026-11']);
    const { found } = calendar.state$.value;
    if (found.kind !== 'ready') throw new Error('not there');
    expect(found.value.month).toBe('2026-11');
    calendar.choose(isoDate('2026-11-24'));
    expect(monthShown(found.value, calendar.state$.value).listed).toHaveLength(1);
    calendar.choose(undefined);
    calendar.narrow({ text: 'kabir' });
    const { days, listed } = monthShown(found.value, calendar.state$.value);
    expect(listed).toMatchObject([{ travellers: ['Kabir Khan'] }]);
    expect(days.filter((day) => day.departures > 0)).toMatchObject([{ date: '2026-11-25' }]);
  });
});
