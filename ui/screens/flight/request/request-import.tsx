/** A booking made elsewhere that an agency imported: what the agency says of it, and why no supplier confirms it. */
import type { FlightRequest, ImportWish } from '#domain/flight/request/request.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { ticketText } from '#ui/booking/ticket-number.ts';
import { useMoments } from '#ui/booking/request/request-moments.ts';
import { Fact } from '#ui/booking/request/request-facts.tsx';
import { RequestFlights } from './request-facts.tsx';
import styles from './flight-request.module.css';

export function ImportFacts({
  request: { booking, travellers },
  taking: { reason, pnr, ticketNumbers, total, heldUntil },
}: {
  readonly request: FlightRequest;
  readonly taking: ImportWish;
}) {
  const words = useWords();
  const moment = useMoments();
  return (
    <>
      <Fact name={words('requests-pnr')}>
        <Code strong>{pnr}</Code>
      </Fact>
      <Fact name={words('requests-unconfirmed')}>{words(`requests-unconfirmed-${reason}`)}</Fact>
      <Fact name={words('requests-for-whom')}>
        {travellers.map(({ title, firstName, lastName }, at) => (
          <span key={at} className={styles.sector}>
            <bdi>{`${title} ${firstName} ${lastName}`}</bdi>
          </span>
        ))}
      </Fact>
      <RequestFlights flights={(booking?.itineraries ?? []).flatMap(({ segments }) => segments)} />
      {ticketNumbers.length === 0 ? null : (
        <Fact name={words('requests-tickets')}>
          <Listed>
            {ticketNumbers.map((number) => (
              <Code key={number}>{ticketText(number)}</Code>
            ))}
          </Listed>
        </Fact>
      )}
      {heldUntil === undefined ? null : <Fact name={words('requests-held-until')}>{moment(heldUntil)}</Fact>}
      <Fact name={words('requests-claimed')}>
        <Amount of={total} decimals="exact" />
      </Fact>
    </>
  );
}

/** As pasted: a reservation system writes from left to right, whatever the page around it does. */
export function ImportDisplay({ taking: { text } }: { readonly taking: ImportWish }) {
  const words = useWords();
  return (
    <details>
      <summary>{words('requests-display')}</summary>
      <pre className={styles.display} dir="ltr">
        {text}
      </pre>
    </details>
  );
}
