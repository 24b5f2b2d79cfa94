/** The hotel search form: where, from when to when, who in which room, of what nationality, how many stars and for how much. */
import { useNavigate } from 'react-router-dom';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { currencySymbol } from '#domain/money/currency.ts';
import { daysBetween } from '#domain/time/calendar-date.ts';
import type { StayPlace } from '#domain/hotel/search/request.ts';
import { starCounts } from '#domain/hotel/stay/hotel.ts';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import { useHouseCurrency } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Combobox, type Option } from '#ui/design/choice/combobox.tsx';
import { DateRangeField } from '#ui/design/date/date-range-field.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { focusField } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { CountryField, useCountryName } from '#ui/people/country-field.tsx';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { RoomsField } from './rooms-field.tsx';
import { Stars } from './stars.tsx';
import styles from './search-form.module.css';

const fieldOf: Readonly<Record<string, string>> = {
  checkIn: 'stay-dates',
  checkOut: 'stay-dates-last',
  rooms: 'stay-rooms',
  budget: 'stay-budget',
};

export function HotelSearchForm({ again = false }: { readonly again?: boolean }) {
  const words = useWords();
  const navigate = useNavigate();
  const search = usePart(hotelParts.search);
  const { draft, violations, today, last } = useStateOf(search.state$);
  const { checkIn = null, checkOut = null } = draft;
  const nights =
    checkIn !== null && checkOut !== null
      ? words('hotel-nights', { count: daysBetween(checkIn, checkOut) })
      : undefined;
  const errorAt = (path: string) => violationAt(words, violations, path);
  const roomsError = violations.find(({ path }) => path.startsWith('rooms'));
  const go = () => {
    const address = search.search();
    if (address !== undefined) {
      void navigate(address);
      return;
    }
    const [first] = search.state$.value.violations;
    focusField(fieldOf[first?.path.split(/[[.]/)[0] ?? ''] ?? 'stay-place');
  };
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={words('hotel-search')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <PlaceField error={errorAt('city')} />
      <DateRangeField
        id="stay-dates"
        firstLabel={words('bookings-hotel-check-in')}
        lastLabel={words('bookings-hotel-check-out')}
        title={words('hotel-dates-title')}
        chosen={{ first: checkIn, last: checkOut }}
        onChange={({ first, last: out }) => search.change({ checkIn: first ?? undefined, checkOut: out ?? undefined })}
        today={today}
        least={today}
        most={last}
        detail={nights}
        firstError={errorAt('checkIn')}
        lastError={errorAt('checkOut')}
      />
      <RoomsField error={roomsError === undefined ? undefined : violationAt(words, violations, roomsError.path)} />
      <Button type="submit" variant="primary" size={54} icon={Search}>
        {words(again ? 'hotel-search-again' : 'hotel-search')}
      </Button>
      <MoreOptions />
    </form>
  );
}

/** On a narrow screen they open where they are wanted, or set. */
function MoreOptions() {
  const words = useWords();
  const narrow = useNarrow();
  const search = usePart(hotelParts.search);
  const { draft, violations } = useStateOf(search.state$);
  const house = usePart(hotelParts.nationality);
  const currency = useHouseCurrency();
  const { stars = [], budget = '', nationality } = draft;
  const fields = (
    <div className={styles.more}>
      <CountryField
        id="stay-nationality"
        label={words('hotel-nationality')}
        value={nationality ?? house()}
        onChange={(chosen) => search.change({ nationality: chosen })}
      />
      <TextField
        id="stay-budget"
        label={words('hotel-budget')}
        optional
        inputMode="decimal"
        leftToRight
        prefix={currencySymbol(currency)}
        value={budget}
        error={violationAt(words, violations, 'budget')}
        onChange={(typed) => search.change({ budget: typed })}
      />
      <div className={styles.stars}>
        <span aria-hidden="true">{words('hotel-stars-wanted')}</span>
        <Chips
          label={words('hotel-stars-wanted')}
          chips={starCounts.toReversed().map((count) => ({
            key: String(count),
            label: <Stars count={count} />,
          }))}
          chosen={stars.map(String)}
          onChange={(chosen) => search.change({ stars: starCounts.filter((count) => chosen.includes(String(count))) })}
        />
      </div>
    </div>
  );
  if (!narrow) return fields;
  const isSet = stars.length > 0 || budget !== '' || (nationality ?? house()) !== house();
  return (
    <details className={styles.options} open={isSet || undefined}>
      <summary>{words('hotel-more-options')}</summary>
      {fields}
    </details>
  );
}

function PlaceField({ error }: { readonly error: string | undefined }) {
  const words = useWords();
  const country = useCountryName();
  const search = usePart(hotelParts.search);
  const { draft, found, asking } = useStateOf(search.state$);
  const known = new Map<string, StayPlace>();
  const option = (key: string, where: StayPlace, label: string, detail: string): Option => {
    known.set(key, where);
    return { key, label, detail };
  };
  const options = [
    ...found.cities.map(({ cityId, name, region, country: code }) =>
      option(
        `c${cityId}`,
        { kind: 'city', cityId },
        name,
        [region, country(code)].filter((each) => each !== '').join(', '),
      ),
    ),
    ...found.places.map(({ kind, name, city, hotelId, latitude, longitude, radiusKm = 3 }) =>
      option(
        `${kind}${hotelId ?? `${latitude},${longitude}`}`,
        hotelId === undefined ? { kind: 'around', latitude, longitude, radiusKm } : { kind: 'hotel', hotelId },
        name,
        words(`hotel-place-${kind}`, { city }),
      ),
    ),
  ];
  return (
    <Combobox
      id="stay-place"
      label={words('hotel-place')}
      size={54}
      icon={MapPin}
      stacked
      error={error}
      placeholder={words('hotel-place-example')}
      options={options}
      selected={draft.place === undefined ? null : { key: 'chosen', label: draft.place.name }}
      filtered
      waiting={asking}
      noMatches={words('hotel-no-place')}
      onType={(text) => void search.type(text)}
      onSelect={(chosen) => {
        const where = chosen === null ? undefined : known.get(chosen.key);
        if (chosen === null) search.change({ place: undefined });
        else if (where !== undefined) search.change({ place: { where, name: chosen.label } });
      }}
    />
  );
}
