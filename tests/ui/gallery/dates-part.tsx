/** The calendar with fares under its days, and the search control that opens it. */
import { useState } from 'react';
import { addDays, datesFrom, isoDate } from '#domain/time/calendar-date.ts';
import { Card } from '#ui/design/data/card.tsx';
import { DateRangeCalendar } from '#ui/design/date/date-range-calendar.tsx';
import type { ChosenDates, DayNote } from '#ui/design/date/date-range-calendar.tsx';
import { DateRangeField } from '#ui/design/date/date-range-field.tsx';

const today = isoDate('2026-11-20');
const most = addDays(today, 330);

const notes = new Map(
  datesFrom(today, most).map((date, index): [typeof date, DayNote] => [
    date,
    {
      line: `${4 + (index % 5)},${String(800 + ((index * 37) % 199)).padStart(3, '0')}`,
      cheapest: index % 9 === 5,
      ...(date === '2026-11-24' ? { holiday: 'Guru Nanak Jayanti' } : {}),
    },
  ]),
);

export const DatesPart = () => {
  const [chosen, setChosen] = useState<ChosenDates>({ first: isoDate('2026-11-24'), last: isoDate('2026-11-27') });
  const [range, setRange] = useState<ChosenDates>({ first: null, last: null });
  const [single, setSingle] = useState<ChosenDates>({ first: isoDate('2026-11-24'), last: null });
  const [picking, setPicking] = useState<'first' | 'last'>('last');
  return (
    <Card
      id="dates"
      title="Dates"
      fact={<span data-testid="range">{`${range.first ?? '-'} ${range.last ?? '-'}`}</span>}
    >
      <div className="two">
        <DateRangeField
          title="Dates"
          subtitle="DEL to BOM, lowest fare per adult in ₹"
          firstLabel="Departure"
          lastLabel="Return"
          placeholder="Add date"
          detail="3 nights"
          chosen={range}
          onChange={setRange}
          today={today}
          least={today}
          most={most}
          notes={notes}
          legend="Lowest one-way fare per adult in ₹"
        />
        <DateRangeField
          title="Date"
          firstLabel="One way"
          single
          chosen={single}
          onChange={setSingle}
          today={today}
          least={today}
          most={most}
        />
      </div>
      <div className="calendar-shown">
        <DateRangeCalendar
          chosen={chosen}
          onChange={setChosen}
          picking={picking}
          onPicking={setPicking}
          today={today}
          least={today}
          most={addDays(today, 40)}
          notes={notes}
        />
      </div>
    </Card>
  );
};
