/** What was chosen beside the flights, shown once more before paying. */
import type { BookedSsr } from '#domain/flight/extras/ancillaries.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import type { BookView } from './book-view.ts';
import { useExtrasWords, whoIs } from '../extras/extras-words.ts';
import styles from './book-parts.module.css';

export function ExtrasChosen({ state, checkout }: BookView) {
  const { words, name } = useExtrasWords();
  const { extras } = state.form;
  if (extras.length === 0 && state.unanswered) return null;
  const flightOf = ({ place }: BookedSsr) => {
    const flight = state.quote.itineraries[place.itinerary]?.segments[place.segment];
    return flight === undefined ? '' : `${flight.origin}–${flight.destination}`;
  };
  return (
    <Card
      flush
      title={words('extras-chosen')}
      fact={extras.length === 0 ? words('extras-none') : undefined}
      aside={
        state.unanswered ? undefined : (
          <Button variant="link" aria-label={words('extras-edit')} onClick={() => checkout.goTo('extras')}>
            {words('booking-edit')}
          </Button>
        )
      }
    >
      <ul className={styles.travellers}>
        {extras.map((extra) => (
          <li key={`${extra.traveller} ${extra.ssrId}`} className={classNames(styles.traveller, styles.extra)}>
            <strong>
              <bdi>{name(extra)}</bdi>
            </strong>
            <span>
              {words('extras-line-note', { who: whoIs(words, state, extra.traveller), flight: flightOf(extra) })}
            </span>
            <span className={styles.atEnd}>
              <Amount of={extra.price} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
