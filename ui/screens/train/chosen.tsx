/** What is chosen in a train: how it stands, who travels, where they get on, and on to the price. */
import { Link, useLocation, useNavigate } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import type { TrainFound } from '#application/desk/train/train.ts';
import { isChild, isGeneralInstead, type PassengerTyped, wishesIn } from '#application/portal/train/party.ts';
import { advancePath, trainPaths } from '#application/portal/train/search-link.ts';
import { startOf } from '#application/portal/train/train-checkout.ts';
import type { ChosenClass, TrainResultsState } from '#application/portal/train/train-results.ts';
import { availabilityText } from '#domain/train/berths/status.ts';
import { trainTrip } from '#domain/train/booking/trip-facts.ts';
import { PolicyMark } from '#ui/corporate/policy-mark.tsx';
import { outlookOf } from '#domain/train/search/refine.ts';
import { genders } from '#domain/people/gender.ts';
import { clockOfLocal } from '#domain/time/place-time.ts';
import { trainParts } from '#ui/composition/train/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { focusField } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt, violationText } from '#ui/shell/words/violation-words.ts';
import { useTrainText } from './train-text.ts';
import styles from './chosen.module.css';

interface ChosenProps {
  readonly train: TrainFound;
  readonly chosen: ChosenClass;
  readonly state: TrainResultsState;
}

const fieldOf = (path: string) => `train-${path.replace(/[^A-Za-z0-9]+/g, '-')}`;

export function Chosen({ train, chosen, state }: ChosenProps) {
  const words = useWords();
  const dates = useDates();
  const text = useTrainText();
  const may = useMay();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const results = usePart(trainParts.results);
  const checkout = usePart(trainParts.checkout);
  const { party, violations, failure, quoting, asked } = state;
  const { travelClass, date } = chosen;
  const found = train.classes.find((each) => each.travelClass === travelClass);
  const day = found?.days.find((each) => each.date === date);
  const go = async () => {
    const quote = await results.quote();
    if (quote === undefined) {
      const [first] = results.state$.value.violations;
      if (first !== undefined) focusField(fieldOf(first.path));
      return;
    }
    checkout.begin(quote, `${pathname}${search}`, { email: '', mobile: '' }, startOf(quote));
    void navigate(trainPaths.book);
  };
  const whole = violations.filter(({ path }) => !path.startsWith('travellers['));
  return (
    <section className={styles.panel} aria-label={words('train-who')}>
      <div className={styles.head}>
        <h3>{words('train-chosen', { class: text.className(travelClass), day: dates.short(date) })}</h3>
        {day === undefined ? null : (
          <span className={classNames(styles.badge, styles[outlookOf(day)])}>
            <Code strong>{availabilityText(day.availability)}</Code>
          </span>
        )}
        {day?.chance === undefined ? null : <small className={styles.quiet}>{text.chanceReason(day.chance)}</small>}
        {day === undefined || outlookOf(day) === 'confirmed' ? null : (
          <Link to={advancePath({ ...asked, date, travelClass, train: train.train })}>
            {words('train-further-open')}
          </Link>
        )}
      </div>
      <ul className={styles.party}>
        {party.map((passenger, at) => (
          <Passenger key={at} at={at} passenger={passenger} travelClass={travelClass} state={state} />
        ))}
      </ul>
      <div className={styles.below}>
        <Button
          variant="link"
          icon={UserPlus}
          disabled={quoting || party.length >= results.most()}
          onClick={() => results.addPassenger()}
        >
          {words('train-add-traveller')}
        </Button>
        <span className={styles.quiet}>
          {words(asked.quota === 'TQ' ? 'train-most-tatkal' : 'train-most', { most: results.most() })}
        </span>
      </div>
      {isGeneralInstead(party, { travelClass, quota: asked.quota }) ? (
        <Alert kind="info">{words('train-general-instead')}</Alert>
      ) : null}
      {whole.length === 0 && failure === undefined ? null : (
        <Alert kind="error">
          {failure === undefined
            ? whole.map((each) => violationText(words, each)).join(' ')
            : failureText(words, failure)}
        </Alert>
      )}
      <div className={styles.foot}>
        <Boarding train={train} state={state} />
        <span className={styles.fare}>
          <small>{words('train-adult-fare')}</small>
          <strong>{found === undefined ? '—' : <Amount of={found.fare} />}</strong>
        </span>
        {found === undefined ? null : (
          <PolicyMark trip={() => trainTrip({ startsOn: date, travelClass }, 1, found.fare)} />
        )}
        {may('book') ? (
          <Button
            variant="primary"
            size={48}
            busy={quoting}
            busyLabel={words('train-quoting')}
            iconEnd={ArrowRight}
            iconMirrored
            onClick={() => void go()}
          >
            {words('train-book-class', { class: travelClass })}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

interface PassengerProps {
  readonly at: number;
  readonly passenger: PassengerTyped;
  readonly travelClass: ChosenClass['travelClass'];
  readonly state: TrainResultsState;
}

function Passenger({ at, passenger, travelClass, state: { violations, quoting, party } }: PassengerProps) {
  const words = useWords();
  const results = usePart(trainParts.results);
  const { age, gender, wish, ownBerth } = passenger;
  const path = (field: string) => `travellers[${at}].${field}`;
  const wishes = wishesIn(travelClass);
  const number = at + 1;
  return (
    <li>
      <strong aria-hidden="true">{number}</strong>
      <TextField
        id={fieldOf(path('age'))}
        label={words('train-age')}
        value={age}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        leftToRight
        error={violationAt(words, violations, path('age'))}
        disabled={quoting}
        onChange={(typed) => results.changePassenger(at, { age: typed })}
      />
      <Select
        label={words('train-gender')}
        options={genders.map((key) => ({ key, label: words(`train-gender-${key}`) }))}
        value={gender}
        disabled={quoting}
        onChange={(key) => results.changePassenger(at, { gender: genders.find((each) => each === key) ?? 'male' })}
      />
      <Select
        label={words('train-wish')}
        options={[
          { key: 'any', label: words('train-wish-any') },
          ...wishes.map((key) => ({ key, label: words(`train-berth-${key}`) })),
        ]}
        value={wish !== undefined && wishes.includes(wish) ? wish : 'any'}
        error={violationAt(words, violations, path('wish'))}
        disabled={quoting}
        onChange={(key) => results.changePassenger(at, { wish: wishes.find((each) => each === key) })}
      />
      <IconButton
        label={words('train-drop-traveller', { number })}
        icon={X}
        disabled={quoting || party.length === 1}
        onClick={() => results.dropPassenger(at)}
      />
      {isChild(passenger) ? (
        <div className={styles.child}>
          <Checkbox
            checked={ownBerth}
            disabled={quoting}
            onChange={(on) => results.changePassenger(at, { ownBerth: on })}
          >
            {words(Number(age) < 5 ? 'train-own-berth-free' : 'train-own-berth')}
          </Checkbox>
        </div>
      ) : null}
    </li>
  );
}

/** Stops of the train from which they may get on instead. */
function Boarding({ train, state: { routes, boarding, quoting } }: Omit<ChosenProps, 'chosen'>) {
  const words = useWords();
  const results = usePart(trainParts.results);
  const route = routes[train.train];
  const stops = route?.kind === 'ready' ? route.value : [];
  const place = (code: string) => stops.findIndex(({ station }) => station === code);
  const between = stops.slice(place(train.from.station) + 1, Math.max(0, place(train.to.station)));
  const own = train.from.station;
  return (
    <Select
      id="train-boarding"
      label={words('train-boarding')}
      options={[
        { key: own, label: train.from.name, detail: clockOfLocal(train.from.at.local) },
        ...between.map(({ station, name, departs }) => ({
          key: station,
          label: name,
          detail: clockOfLocal(departs.local),
        })),
      ]}
      value={boarding ?? own}
      disabled={quoting}
      onChange={(key) => results.board(key === own ? undefined : key)}
    />
  );
}
