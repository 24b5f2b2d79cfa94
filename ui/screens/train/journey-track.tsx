/** A journey from station to station: when and where one boards, when and where one gets off. */
import { getsOnAt } from '#domain/train/booking/boarding.ts';
import type { RailJourney } from '#domain/train/booking/train-booking.ts';
import { minutesBetween } from '#domain/time/place-time.ts';
import { useWords } from '#ui/design/words/words.ts';
import { Stop, StopTrack } from '#ui/places/stop-track.tsx';
import { useTrainText } from './train-text.ts';

export function JourneyTrack({ journey }: { readonly journey: RailJourney }) {
  const words = useWords();
  const text = useTrainText();
  const { from, to, boarding, km } = journey;
  const start = getsOnAt(journey);
  return (
    <StopTrack>
      <Stop at={start.at} name={start.name} code={start.station}>
        <small>
          {boarding === undefined
            ? words('bookings-train-boards')
            : words('bookings-train-boards-instead', { from: from.name })}
        </small>
      </Stop>
      <Stop at={to.at} name={to.name} code={to.station}>
        <small>{words('bookings-train-length', { duration: text.duration(minutesBetween(from.at, to.at)), km })}</small>
      </Stop>
    </StopTrack>
  );
}
