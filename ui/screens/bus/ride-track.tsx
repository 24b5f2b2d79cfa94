/** A ride from point to point: when and where one boards, when and where one gets off. */
import type { BusRide } from '#domain/bus/booking/bus-booking.ts';
import { minutesBetween } from '#domain/time/place-time.ts';
import { useWords } from '#ui/design/words/words.ts';
import { Stop, StopTrack } from '#ui/places/stop-track.tsx';
import { useBusText } from './bus-text.ts';

type Points = Pick<BusRide, 'boarding' | 'dropping' | 'origin' | 'destination'>;

export function RideTrack({ ride: { boarding, dropping, origin, destination } }: { readonly ride: Points }) {
  const words = useWords();
  const text = useBusText();
  const duration = text.duration(minutesBetween(boarding.at, dropping.at));
  return (
    <StopTrack>
      <Stop at={boarding.at} name={`${boarding.name}, ${origin.name}`}>
        <small>
          <bdi>{boarding.landmark}</bdi>
        </small>
        <small>{words('bookings-bus-call', { phone: boarding.phone })}</small>
      </Stop>
      <Stop at={dropping.at} name={`${dropping.name}, ${destination.name}`}>
        <small>
          <bdi>{dropping.landmark}</bdi>
        </small>
        <small>{words('bookings-bus-on-board', { duration })}</small>
      </Stop>
    </StopTrack>
  );
}
