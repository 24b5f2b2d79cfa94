/** What may be chosen of a package: where flights begin, the class of hotels, a hotel by name, sights; of a group its day. */
import { useNavigate } from 'react-router-dom';
import type { HolidayDetails, HotelChoice } from '#application/desk/holiday/holiday.ts';
import { tripPath, type TripDraft } from '#application/portal/holiday/search-link.ts';
import { saidPackage } from '#domain/holiday/package/texts.ts';
import { starChoices } from '#domain/holiday/search/rules.ts';
import { formatMoney } from '#domain/money/format.ts';
import { isNegative, isZero } from '#domain/money/money.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { holidayParts } from '#ui/composition/holiday/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import styles from './holiday.module.css';

/** Airports that most journeys of this kind begin at; an address may name any other. */
const origins = ['DEL', 'BOM', 'BLR', 'MAA', 'HYD', 'CCU', 'COK', 'AMD', 'PNQ'];

/** Of the field in which the hotel of a stop is chosen. */
export const hotelFieldId = (stop: number) => fieldId(`hotels[${stop}]`);

export function Choices({ details, fixed }: { readonly details: HolidayDetails; readonly fixed: boolean }) {
  const words = useWords();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { draft } = useStateOf(usePart(holidayParts.opened).state$);
  if (draft === undefined) return null;
  const choose = (change: Partial<TripDraft>) => void navigate(tripPath({ ...draft, ...change }), { replace: true });
  if (details.package.kind === 'fixed')
    return (
      <Card title={words('holiday-departures')} fact={words('holiday-departures-note')}>
        <Departure details={details} fixed={fixed} choose={choose} />
      </Card>
    );
  const { days } = saidPackage(details.package, language);
  const optional = days.flatMap(({ sights }) => sights).filter((sight) => sight.optional);
  return (
    <Card title={words('holiday-choose')} fact={words('holiday-choose-note')}>
      <div className={styles.choices}>
        <Select
          label={words('holiday-origin')}
          options={[
            { key: '', label: words('holiday-no-flights') },
            ...[...new Set([...origins, ...(draft.origin === undefined ? [] : [draft.origin])])].map((code) => ({
              key: code,
              label: origins.includes(code) ? `${words(`holiday-origin-${code}`)} ${code}` : code,
            })),
          ]}
          value={draft.origin ?? ''}
          disabled={fixed}
          onChange={(key) => choose({ origin: key === '' ? undefined : key })}
        />
        <div className={styles.stars}>
          <span className={styles.label} aria-hidden="true">
            {words('holiday-stars')}
          </span>
          <Segmented
            label={words('holiday-stars')}
            size={40}
            segments={starChoices.map((count) => ({
              key: String(count),
              label: words('holiday-stars-count', { count }),
            }))}
            value={String(draft.stars)}
            onChange={(key) => choose({ stars: Number(key), hotels: [] })}
          />
        </div>
        {details.hotels.map((choices, stop) => (
          <HotelOf key={stop} {...{ details, choices, stop, fixed }} draft={draft} choose={choose} />
        ))}
      </div>
      {optional.length === 0 ? null : (
        <fieldset className={styles.sights}>
          <legend>{words('holiday-optional')}</legend>
          {optional.map(({ sightId, name }) => (
            <Checkbox
              key={sightId}
              checked={!draft.without.includes(sightId)}
              disabled={fixed}
              onChange={(on) =>
                choose({
                  without: on ? draft.without.filter((each) => each !== sightId) : [...draft.without, sightId],
                })
              }
            >
              <bdi>{name}</bdi>
            </Checkbox>
          ))}
        </fieldset>
      )}
    </Card>
  );
}

interface Choosing {
  readonly details: HolidayDetails;
  readonly fixed: boolean;
  readonly choose: (change: Partial<TripDraft>) => void;
}

function HotelOf({
  details: { trip },
  choices,
  stop,
  draft,
  fixed,
  choose,
}: Choosing & { readonly choices: readonly HotelChoice[]; readonly stop: number; readonly draft: TripDraft }) {
  const words = useWords();
  const { language } = useLanguage();
  const stay = trip.stays[stop];
  if (stay === undefined || choices.length === 0) return null;
  const differs = ({ difference }: HotelChoice) => {
    if (isZero(difference)) return '';
    const amount = formatMoney(difference, { locale: language });
    return isNegative(difference) ? amount : `+${amount}`;
  };
  return (
    <Select
      id={hotelFieldId(stop)}
      label={words('holiday-hotel-in', { city: stay.city })}
      options={choices.map((choice) => ({
        key: choice.hotelId,
        label: `${choice.name} ${'★'.repeat(choice.stars)}`,
        detail: [choice.area, differs(choice)].filter((each) => each !== '').join(' · '),
      }))}
      value={stay.hotelId}
      disabled={fixed}
      onChange={(hotelId) =>
        choose({
          hotels: trip.stays.map((_, at) => (at === stop ? hotelId : (draft.hotels[at] ?? ''))),
        })
      }
    />
  );
}

function Departure({ details: { departures, trip }, fixed, choose }: Choosing) {
  const words = useWords();
  const dates = useDates();
  return (
    <div className={styles.choices}>
      <Select
        label={words('holiday-departure')}
        options={departures.map(({ date, left }) => ({
          key: date,
          label: dates.short(date),
          detail: words('holiday-left', { count: left }),
        }))}
        value={trip.startsOn}
        disabled={fixed}
        onChange={(key) => choose({ from: parseIsoDate(key) })}
      />
    </div>
  );
}
