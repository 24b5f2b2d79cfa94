/** One hotel: what it is, its rooms with board and cancellation, what is chosen for each room asked for, and the way to book it. */
import { useEffect, useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { RoomRate } from '#domain/hotel/search/found.ts';
import { startOf } from '#application/portal/hotel/hotel-checkout.ts';
import { chosenTotal, type OpenedStay, ratesOf } from '#application/portal/hotel/hotel-stay.ts';
import { hotelPaths, searchFromQuery } from '#application/portal/hotel/search-link.ts';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { useHotelText } from './hotel-text.ts';
import { PlaceCard } from './map/place-card.tsx';
import { Picture } from './picture.tsx';
import { PolicyBar } from './policy-bar.tsx';
import { Stars } from './stars.tsx';
import { WeatherCard } from './weather-card.tsx';
import hotel from './hotel.module.css';
import styles from './details.module.css';

export function Screen() {
  const words = useWords();
  const address = useLocation().search;
  const stay = usePart(hotelParts.stay);
  const state = useStateOf(stay.state$);
  const asked = new URLSearchParams(address);
  const hotelId = asked.get('id') ?? '';
  const searchId = asked.get('search') ?? undefined;
  asked.delete('id');
  asked.delete('search');
  const query = asked.toString();
  useEffect(() => void stay.open(query, hotelId, searchId), [stay, query, hotelId, searchId]);
  const here = state.query === query && state.hotelId === hotelId ? state : undefined;
  return (
    <div className={styles.page}>
      <Link className={styles.back} to={`${hotelPaths.results}?${query}`}>
        <Icon of={ArrowLeft} size={16} mirrored /> {words('hotel-back-to-results')}
      </Link>
      {here === undefined || here.kind === 'loading' ? (
        <>
          <PageHead title={words('title-hotel-details')} />
          <Card>
            <SkeletonRows rows={8} height="48px" />
          </Card>
        </>
      ) : here.kind === 'failed' ? (
        <>
          <PageHead title={words('title-hotel-details')} />
          <Card>
            <ErrorPanel
              message={failureText(words, here.failure)}
              action={{ label: words('shell-try-again'), onPress: () => void stay.again() }}
            />
          </Card>
        </>
      ) : (
        <Opened state={here} backTo={`${hotelPaths.details}${address}`} />
      )}
    </div>
  );
}

function Opened({ state, backTo }: { readonly state: OpenedStay; readonly backTo: string }) {
  const words = useWords();
  const { details, parties } = state;
  const {
    name,
    stars,
    address,
    city,
    phone,
    checkInFrom,
    checkOutUntil,
    roomCount,
    amenities,
    hotelId,
    built,
    latitude,
    longitude,
  } = details.hotel;
  const { checkIn, checkOut } = searchFromQuery(state.query);
  return (
    <>
      <PageHead
        title={
          <>
            <bdi>{name}</bdi> <Stars count={stars} />
          </>
        }
        fact={
          <bdi>
            {address}, {city}
          </bdi>
        }
      />
      <div className={styles.pictures}>
        <Picture of={hotelId} scene="house" beach={amenities.includes('beach')} />
        <Picture of={`${hotelId} house`} scene="house" />
        <Picture of={`${hotelId} room`} scene="room" />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card title={words('hotel-about')}>
            <dl className={hotel.facts}>
              <dt>{words('bookings-hotel-check-in')}</dt>
              <dd>{words('hotel-from-time', { time: checkInFrom })}</dd>
              <dt>{words('bookings-hotel-check-out')}</dt>
              <dd>{words('hotel-until-time', { time: checkOutUntil })}</dd>
              {roomCount === undefined || built === undefined ? null : (
                <>
                  <dt>{words('hotel-rooms')}</dt>
                  <dd>{words('hotel-built', { count: roomCount, year: String(built) })}</dd>
                </>
              )}
              {phone === undefined ? null : (
                <>
                  <dt>{words('hotel-phone')}</dt>
                  <dd>
                    <Code>{phone}</Code>
                  </dd>
                </>
              )}
            </dl>
            <ul className={styles.amenities}>
              {amenities.map((each) => (
                <li key={each}>{words(`hotel-amenity-${each}`)}</li>
              ))}
            </ul>
          </Card>
          {checkIn === undefined || checkOut === undefined ? null : (
            <WeatherCard latitude={latitude} longitude={longitude} checkIn={checkIn} checkOut={checkOut} />
          )}
          {parties.map((_, room) => (
            <RoomTable key={room} state={state} room={room} />
          ))}
        </div>
        <div className={styles.aside}>
          <Selection state={state} backTo={backTo} />
          <PlaceCard hotel={details.hotel} />
        </div>
      </div>
    </>
  );
}

function RoomTable({ state, room }: { readonly state: OpenedStay; readonly room: number }) {
  const words = useWords();
  const name = useId();
  const { details, parties, chosen } = state;
  const rates = ratesOf(details, room);
  const { adults, childAges } = parties[room] ?? { adults: 0, childAges: [] };
  const party = words('hotel-party', { adults, children: childAges.length });
  const title = parties.length === 1 ? words('hotel-rooms') : words('hotel-room-number', { number: room + 1 });
  return (
    <Card title={title} fact={party} flush={rates.length > 0}>
      {rates.length === 0 ? (
        <EmptyState title={words('hotel-no-rooms')}>{words('hotel-no-rooms-help')}</EmptyState>
      ) : (
        <ul className={styles.rates}>
          {rates.map((rate) => (
            <Rate
              key={rate.rateId}
              state={state}
              rate={rate}
              room={room}
              group={name}
              on={chosen[room]?.rateId === rate.rateId}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface RateProps {
  readonly state: OpenedStay;
  readonly rate: RoomRate;
  readonly room: number;
  readonly group: string;
  readonly on: boolean;
}

function Rate({ state, rate, room, group, on }: RateProps) {
  const words = useWords();
  const text = useHotelText();
  const stay = usePart(hotelParts.stay);
  const free = text.free(rate.cancellation);
  return (
    <li>
      <label className={classNames(styles.rate, on && styles.on)}>
        <input
          type="radio"
          name={group}
          checked={on}
          disabled={state.quoting}
          onChange={() => stay.choose(room, rate.rateId)}
        />
        <span className={styles.roomShot}>
          <Picture of={`${state.hotelId} ${rate.room.roomId}`} scene="room" />
        </span>
        <span className={styles.rateAbout}>
          <strong>{text.room(rate.room)}</strong>
          <small>{text.size(rate.room)}</small>
          <span>{text.board(rate.board)}</span>
          <span className={classNames(styles.line, free !== undefined && styles.good)}>
            <Icon of={free === undefined ? Ban : CircleCheck} size={16} />
            {free === undefined
              ? words('bookings-hotel-always')
              : words('hotel-free-until', { moment: text.moment(free) })}
          </span>
        </span>
        <span className={styles.ratePrice}>
          <strong>
            <Amount of={rate.total} />
          </strong>
          <small>{words('hotel-a-night', { amount: rate.perNight })}</small>
          {rate.earn === undefined ? null : (
            <small className={styles.good}>
              {words('hotel-earn')} <Amount of={rate.earn} />
            </small>
          )}
          {rate.onRequest ? (
            <small className={styles.few}>{words('hotel-on-request')}</small>
          ) : rate.left === undefined ? null : (
            <small className={styles.few}>{words('hotel-left', { count: rate.left })}</small>
          )}
        </span>
      </label>
    </li>
  );
}

function Selection({ state, backTo }: { readonly state: OpenedStay; readonly backTo: string }) {
  const words = useWords();
  const text = useHotelText();
  const may = useMay();
  const navigate = useNavigate();
  const stay = usePart(hotelParts.stay);
  const checkout = usePart(hotelParts.checkout);
  const { chosen, quoting, failure, details } = state;
  const total = chosenTotal(chosen);
  const book = async () => {
    const quote = await stay.quote();
    if (quote === undefined) return;
    checkout.begin(quote, backTo, {}, startOf(quote));
    void navigate(hotelPaths.review);
  };
  return (
    <aside className={styles.selection} aria-label={words('hotel-selection')}>
      <Card title={words('hotel-selection')} fact={words('hotel-nights', { count: details.nights })}>
        {chosen.map((rate, at) =>
          rate === undefined ? null : (
            <section key={at} className={styles.chosen}>
              <h3>{text.room(rate.room)}</h3>
              <p>
                {text.board(rate.board)} <Amount of={rate.total} />
              </p>
              <h4>{words('bookings-hotel-cancellation')}</h4>
              <PolicyBar steps={rate.cancellation} />
              {rate.cancellation.length === 1 ? null : <p className={styles.quiet}>{words('hotel-hotel-time')}</p>}
              {rate.payableThere.map(({ what, amount }) => (
                <p key={what} className={styles.quiet}>
                  {words(`bookings-hotel-there-${what}`)} <Amount of={amount} />
                </p>
              ))}
            </section>
          ),
        )}
        {total === undefined ? (
          <p>{words('hotel-no-rooms')}</p>
        ) : (
          <p className={styles.total}>
            <span>{words('hotel-total')}</span>
            <strong>
              <Amount of={total} />
            </strong>
          </p>
        )}
        {failure === undefined ? null : (
          <Alert kind="error" action={<Button onClick={() => void stay.again()}>{words('shell-try-again')}</Button>}>
            {failureText(words, failure)}
          </Alert>
        )}
        {may('book') ? (
          <Button
            variant="primary"
            size={48}
            block
            iconEnd={ArrowRight}
            busy={quoting}
            disabled={total === undefined}
            onClick={() => void book()}
          >
            {words('hotel-book')}
          </Button>
        ) : null}
        <p className={styles.quiet}>{words('hotel-checked-again')}</p>
      </Card>
    </aside>
  );
}
