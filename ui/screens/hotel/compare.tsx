/** Up to three hotels side by side, the best of each row marked. */
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { HotelOffer } from '#domain/hotel/search/found.ts';
import type { FoundHotels } from '#application/portal/hotel/hotel-results.ts';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { detailsPath } from './hotel-card.tsx';
import { useHotelText } from './hotel-text.ts';
import { Stars } from './stars.tsx';
import styles from './results.module.css';

interface Row {
  readonly key: string;
  readonly label: string;
  readonly say: (hotel: HotelOffer) => ReactNode;
  /** The lower the better; without it nothing is better. */
  readonly rank?: (hotel: HotelOffer) => number;
}

export function HotelCompare({ found }: { readonly found: FoundHotels }) {
  const words = useWords();
  const text = useHotelText();
  const results = usePart(hotelParts.results);
  const { compared } = found;
  if (compared.length < 2) {
    return compared.length === 0 ? null : <p role="status">{words('hotel-compare-one-more')}</p>;
  }
  const rows: readonly Row[] = [
    {
      key: 'total',
      label: words('hotel-total'),
      say: ({ total }) => <Amount of={total} decimals="whole" />,
      rank: ({ total }) => total.minor,
    },
    {
      key: 'stars',
      label: words('hotel-stars'),
      say: ({ stars }) => <Stars count={stars} />,
      rank: ({ stars }) => -stars,
    },
    { key: 'area', label: words('hotel-area'), say: ({ area }) => <bdi>{area}</bdi> },
    { key: 'board', label: words('hotel-board'), say: ({ board }) => (board === undefined ? '—' : text.board(board)) },
    {
      key: 'free',
      label: words('bookings-hotel-cancellation'),
      say: ({ refundable }) =>
        refundable === undefined ? '—' : words(refundable ? 'hotel-free-to-be-had' : 'bookings-hotel-always'),
      rank: ({ refundable }) => (refundable ? 0 : 1),
    },
    {
      key: 'amenities',
      label: words('hotel-amenities'),
      say: ({ amenities }) => amenities.map((each) => words(`hotel-amenity-${each}`)).join(words('hotel-comma')),
      rank: ({ amenities }) => -amenities.length,
    },
  ];
  return (
    <Card
      title={words('hotel-compare')}
      aside={
        <Button variant="quiet" size={32} onClick={() => results.compareNone()}>
          {words('hotel-compare-none')}
        </Button>
      }
    >
      <div className={styles.compare}>
        <table>
          <thead>
            <tr>
              <th scope="row">{words('hotel-list')}</th>
              {compared.map(({ hotelId, name }) => (
                <th key={hotelId} scope="col">
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, say, rank }) => {
              const ranks = rank === undefined ? [] : compared.map(rank);
              const best = Math.min(...ranks);
              const differ = ranks.some((each) => each !== best);
              return (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {compared.map((hotel) => (
                    <td key={hotel.hotelId}>
                      {say(hotel)}
                      {differ && rank?.(hotel) === best ? (
                        <span className={styles.best}>
                          <Icon of={Check} size={16} /> <span className="unseen">{words('hotel-compare-best')}</span>
                        </span>
                      ) : null}
                    </td>
                  ))}
                </tr>
              );
            })}
            <tr>
              <th scope="row">{words('hotel-rooms')}</th>
              {compared.map(({ hotelId }) => (
                <td key={hotelId}>
                  <LinkButton size={32} to={detailsPath(found, hotelId)}>
                    {words('hotel-see-rooms')}
                  </LinkButton>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Card>
  );
}
