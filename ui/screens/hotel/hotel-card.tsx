/** One found hotel: picture, name, where it is, what its price is for, and the way to its rooms. */
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { RoomParty } from '#domain/hotel/search/request.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import { stayTrip } from '#domain/hotel/booking/trip-facts.ts';
import type { HotelOffer } from '#domain/hotel/search/found.ts';
import { hotelCompareMost } from '#domain/rules/limits.ts';
import { hotelPaths, searchFromQuery } from '#application/portal/hotel/search-link.ts';
import type { FoundHotels } from '#application/portal/hotel/hotel-results.ts';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { useHouseCountry } from '#ui/composition/use-house.ts';
import { PolicyMark } from '#ui/corporate/policy-mark.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useHotelText } from './hotel-text.ts';
import { Picture } from './picture.tsx';
import { Stars } from './stars.tsx';
import styles from './results.module.css';

/** So few rooms left are worth a warning. */
const few = 4;

export function detailsPath(
  { query, answer: { searchId } }: Pick<FoundHotels, 'query' | 'answer'>,
  hotelId: string,
): string {
  return `${hotelPaths.details}?${query}&id=${encodeURIComponent(hotelId)}&search=${encodeURIComponent(searchId)}`;
}

interface Searched {
  readonly checkIn: IsoDate;
  readonly rooms: readonly RoomParty[];
}

function tripOf(
  { name, stars, chain, total, refundable }: HotelOffer,
  found: FoundHotels,
  { checkIn, rooms }: Searched,
  country: string,
): TripFacts {
  const { city, nights } = found.answer;
  return stayTrip({
    hotel: {
      name,
      stars,
      ...(chain !== undefined && { chain }),
      ...(city && { city: city.name, country: city.country }),
    },
    parties: rooms,
    checkIn,
    nights,
    total,
    isRefundable: refundable,
    ...(city && { isAbroad: city.country !== country }),
  });
}

export function HotelCard({ hotel, found }: { readonly hotel: HotelOffer; readonly found: FoundHotels }) {
  const words = useWords();
  const text = useHotelText();
  const results = usePart(hotelParts.results);
  const country = useHouseCountry();
  const { checkIn, rooms } = searchFromQuery(found.query);
  const { hotelId, name, stars, area, total, perNight, board, refundable, left, onRequest, earn, amenities } = hotel;
  const compared = found.compared.some((each) => each.hotelId === hotelId);
  const grid = found.view === 'grid';
  const Heading = 'h3';
  return (
    <article className={classNames(styles.card, grid && styles.inGrid)} aria-label={name}>
      <div className={styles.shot}>
        <Picture of={hotelId} scene="house" beach={amenities.includes('beach')} />
        <div className={styles.tick}>
          <Checkbox
            checked={compared}
            disabled={!compared && found.compared.length >= hotelCompareMost}
            onChange={(on) => results.compare(hotel, on)}
          >
            {words('hotel-compare-this')}
          </Checkbox>
        </div>
      </div>
      <div className={styles.about}>
        <Heading className={styles.name}>
          <bdi>{name}</bdi> <Stars count={stars} />
        </Heading>
        <p className={styles.quiet}>
          <bdi>{area}</bdi>
        </p>
        <p className={styles.quiet}>
          {amenities
            .slice(0, 4)
            .map((each) => words(`hotel-amenity-${each}`))
            .join(words('hotel-comma'))}
        </p>
        {refundable === undefined ? null : (
          <p className={classNames(styles.fact, refundable && styles.good)}>
            <Icon of={refundable ? CircleCheck : Ban} size={16} />
            {words(refundable ? 'hotel-free-to-be-had' : 'bookings-hotel-always')}
          </p>
        )}
        <p className={styles.fact}>
          {board === undefined ? null : text.board(board)}
          {onRequest ? (
            <strong className={styles.few}>{words('hotel-on-request')}</strong>
          ) : left !== undefined && left <= few ? (
            <strong className={styles.few}>{words('hotel-left', { count: left })}</strong>
          ) : null}
        </p>
      </div>
      <div className={styles.price}>
        <strong className={styles.total}>
          <Amount of={total} decimals="whole" />
        </strong>
        {checkIn === undefined ? null : <PolicyMark trip={() => tripOf(hotel, found, { checkIn, rooms }, country)} />}
        <span className={styles.quiet}>{words('hotel-for-nights', { count: found.answer.nights })}</span>
        <span className={styles.quiet}>{words('hotel-a-night', { amount: perNight })}</span>
        {earn === undefined ? null : (
          <span className={styles.good}>
            {words('hotel-earn')} <Amount of={earn} />
          </span>
        )}
        <LinkButton to={detailsPath(found, hotelId)} block>
          {words('hotel-see-rooms')}
        </LinkButton>
      </div>
    </article>
  );
}
