/** Where a hotel is: how far from the middle of its city, and a map, once somebody opens it. */
import { useMemo, useState } from 'react';
import MapIcon from 'lucide-react/icons/map';
import type { Hotel } from '#domain/hotel/stay/hotel.ts';
import { LateMap } from '#ui/booking/map/late-map.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './map.module.css';

export function PlaceCard({ hotel }: { readonly hotel: Hotel }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { hotelId, name, area, city, latitude, longitude, fromCentre } = hotel;
  const pins = useMemo(
    () => [{ key: hotelId, latitude, longitude, text: name, label: name }],
    [hotelId, latitude, longitude, name],
  );
  const places = useMemo(() => [{ name: area, latitude, longitude, metres: 600 }], [area, latitude, longitude]);
  return (
    <Card
      title={words('hotel-where')}
      fact={<bdi>{area}</bdi>}
      aside={
        open ? undefined : (
          <Button size={32} icon={MapIcon} onClick={() => setOpen(true)}>
            {words('hotel-map-open')}
          </Button>
        )
      }
    >
      <p className={styles.distance}>
        {words('hotel-from-centre', { kilometres: Math.round(fromCentre / 100) / 10, city })}
      </p>
      {open ? (
        <div className={styles.small}>
          <LateMap label={words('hotel-map-label')} pins={pins} places={places} />
        </div>
      ) : null}
    </Card>
  );
}
