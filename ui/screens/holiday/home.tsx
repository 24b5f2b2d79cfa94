/** Packages: the search, and what it found. */
import { tripPath } from '#application/portal/holiday/search-link.ts';
import type { HolidaysFound } from '#application/desk/holiday/holiday.ts';
import { packageKinds } from '#domain/holiday/package/package.ts';
import { usualStars } from '#domain/holiday/search/rules.ts';
import { travellersIn } from '#domain/holiday/trip/party.ts';
import { AddressPage } from '#ui/booking/search/address-page.tsx';
import { ResultList, ResultsHead } from '#ui/booking/search/results-frame.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { holidayParts } from '#ui/composition/holiday/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { HolidayCard } from './holiday-card.tsx';
import { HolidaySearchForm } from './search-form.tsx';

export function Screen() {
  const words = useWords();
  const dates = useDates();
  const holidays = usePart(holidayParts.find);
  return (
    <AddressPage
      search={holidays}
      head={() => ({ title: words('holiday-title') })}
      form={<HolidaySearchForm />}
      again={words('holiday-search-again')}
      none={{ title: words('holiday-none'), help: words('holiday-none-help') }}
      isNone={({ packages }: HolidaysFound) => packages.length === 0}
      height="132px"
      inShort={({ destination, from, days, rooms }) => ({
        title: destination === '' ? words('holiday-anywhere') : <bdi>{destination}</bdi>,
        detail: (
          <Listed>
            {days === undefined ? null : words('holiday-up-to-days', { count: days })}
            {from === undefined ? null : dates.short(from)}
            {words('holiday-party', { rooms: rooms.length, people: travellersIn(rooms) })}
          </Listed>
        ),
      })}
    >
      {(found) => <Packages found={found} />}
    </AddressPage>
  );
}

function Packages({ found: { packages: all } }: { readonly found: HolidaysFound }) {
  const words = useWords();
  const holidays = usePart(holidayParts.find);
  const { kind, draft } = useStateOf(holidays.state$);
  const shown = all.filter((each) => kind === undefined || each.kind === kind);
  const kinds = packageKinds.filter((each) => all.some((one) => one.kind === each));
  return (
    <>
      <ResultsHead
        count={words('holiday-count', { shown: shown.length, all: all.length, people: travellersIn(draft.rooms) })}
      >
        {kinds.length < 2 ? null : (
          <Chips
            label={words('holiday-kinds')}
            chips={kinds.map((key) => ({ key, label: words(`holiday-kind-${key}`) }))}
            chosen={kind === undefined ? [] : [kind]}
            onChange={(chosen) => holidays.showKind(kinds.find((each) => each !== kind && chosen.includes(each)))}
          />
        )}
      </ResultsHead>
      <ResultList>
        {shown.map((each) => (
          <li key={each.packageId}>
            <HolidayCard
              listed={each}
              to={tripPath({
                packageId: each.packageId,
                from: each.startsOn,
                rooms: draft.rooms,
                stars: usualStars,
                hotels: [],
                without: [],
              })}
            />
          </li>
        ))}
      </ResultList>
    </>
  );
}
