/** One request whole: what was asked, what was answered, who is named, what came of it, and what can be done now. */
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import X from 'lucide-react/icons/x';
import type { ServiceRequest } from '#domain/booking/request/request.ts';
import { multiply, sum } from '#domain/money/money.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import type { RequestQueue, RequestQueueState } from '#application/portal/booking/request/request-queue.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { ticketText } from '#ui/booking/ticket-number.ts';
import { Fact, RequestFlights } from './request-facts.tsx';
import { ImportDisplay, ImportFacts } from './request-import.tsx';
import { serviceName } from './request-service.ts';
import { RequestActs } from './request-acts.tsx';
import { Records } from './request-names.tsx';
import { useMoments } from './request-moments.ts';
import { RequestStateBadge } from './request-state.tsx';
import styles from './requests.module.css';

export interface DetailProps {
  readonly state: RequestQueueState;
  readonly queue: RequestQueue;
  readonly operates: boolean;
  readonly onClose: () => void;
}

export function RequestDetail({ state, queue, operates, onClose }: DetailProps) {
  const words = useWords();
  const { open } = state;
  const number = open?.number;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (number !== undefined) title.current?.focus({ preventScroll: true });
  }, [number]);
  if (open === undefined) return null;
  const { request } = open;
  return (
    <section className={styles.detail} aria-labelledby="request-title">
      <header className={styles.detailHead}>
        <h2 id="request-title" ref={title} tabIndex={-1}>
          <Code>{open.number}</Code>
        </h2>
        {request.kind === 'ready' ? <RequestStateBadge state={request.value.state} /> : null}
        <span className={styles.close}>
          <IconButton icon={X} label={words('design-close')} onClick={onClose} />
        </span>
      </header>
      {request.kind === 'loading' ? <SkeletonRows rows={6} height="40px" /> : null}
      {request.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, request.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void queue.open(open.number) }}
        />
      ) : null}
      {request.kind === 'ready' ? (
        <>
          <Asked request={request.value} />
          <Answered request={request.value} />
          <Named request={request.value} operates={operates} />
          <RequestActs state={state} queue={queue} request={request.value} operates={operates} />
          <History request={request.value} />
        </>
      ) : null}
    </section>
  );
}

function Asked({ request }: { readonly request: ServiceRequest }) {
  const words = useWords();
  const moment = useMoments();
  const { kind, agency, askedBy, askedAt, takenBy, group, about, taking } = request;
  return (
    <section className={styles.part}>
      <h3>{words(`requests-kind-${kind}`)}</h3>
      <dl className={styles.facts}>
        <Fact name={words('requests-agency')}>
          <bdi>{agency.companyName}</bdi> <Code>{agency.agentId}</Code>
        </Fact>
        <Fact name={words('requests-asked-by')}>
          <Listed>
            {askedBy}
            {moment(askedAt)}
          </Listed>
        </Fact>
        {takenBy === undefined ? null : (
          <Fact name={words('requests-taken-by')}>
            <bdi>{takenBy}</bdi>
          </Fact>
        )}
        {group === undefined ? null : <GroupFacts group={group} />}
        {about === undefined ? null : <BookingFacts request={request} about={about} />}
        {taking === undefined ? null : <ImportFacts request={request} taking={taking} />}
      </dl>
      {taking === undefined ? null : <ImportDisplay taking={taking} />}
    </section>
  );
}

function GroupFacts({ group }: { readonly group: NonNullable<ServiceRequest['group']> }) {
  const words = useWords();
  const dates = useDates();
  const { sectors, party, cabin, wishes, contact } = group;
  return (
    <>
      <Fact name={words('requests-journey')}>
        {sectors.map(({ origin, destination, date }, at) => (
          <span key={at} className={styles.sector}>
            <Listed>
              <Code strong>{`${origin}–${destination}`}</Code>
              {dates.numeric(date)}
            </Listed>
          </span>
        ))}
      </Fact>
      <Fact name={words('requests-who')}>{words('requests-party', { ...party })}</Fact>
      <Fact name={words('flight-cabin')}>{words(`flight-cabin-${cabin}`)}</Fact>
      {wishes === undefined ? null : <Fact name={words('requests-wishes')}>{wishes}</Fact>}
      <Fact name={words('booking-contact')}>
        <Listed>
          <bdi>{contact.email}</bdi>
          <Code>{contact.mobile}</Code>
        </Listed>
      </Fact>
    </>
  );
}

interface BookingFactsProps {
  readonly request: ServiceRequest;
  readonly about: NonNullable<ServiceRequest['about']>;
}

function BookingFacts({ request: { booking }, about }: BookingFactsProps) {
  const words = useWords();
  const { transactionId, travellers, itineraries, place, code, remarks } = about;
  const flights = (booking?.itineraries ?? []).flatMap(({ segments }, itinerary) =>
    segments.filter((_, segment) =>
      place === undefined
        ? (itineraries ?? [itinerary]).includes(itinerary)
        : place.itinerary === itinerary && place.segment === segment,
    ),
  );
  return (
    <>
      <Fact name={words('requests-of-booking')}>
        <Listed>
          <Code strong>{transactionId}</Code>
          {booking?.reference === undefined ? null : <Code>{booking.reference}</Code>}
          {booking === undefined ? null : words('requests-supplier', { code: booking.supplier })}
        </Listed>
      </Fact>
      <Fact name={words('requests-for-whom')}>
        {travellers.map((at) => (
          <span key={at} className={styles.sector}>
            <Listed>
              <bdi>{booking?.travellers[at]?.name ?? at + 1}</bdi>
              {booking?.travellers[at]?.ticket === undefined ? null : (
                <Code>{ticketText(booking.travellers[at].ticket)}</Code>
              )}
            </Listed>
          </span>
        ))}
      </Fact>
      <RequestFlights flights={flights} />
      {code === undefined ? null : (
        <Fact name={words('requests-service')}>
          <Code strong>{code}</Code> {serviceName(words, code)}
        </Fact>
      )}
      {remarks === undefined ? null : <Fact name={words('requests-remarks')}>{remarks}</Fact>}
    </>
  );
}

const partyField = { adult: 'adults', child: 'children', infant: 'infants' } as const satisfies Record<
  TravellerType,
  string
>;

function Answered({ request: { answer, group, taking, state } }: { readonly request: ServiceRequest }) {
  const words = useWords();
  const dates = useDates();
  if (answer === undefined) return null;
  const { fares = [], validUntil, price, note, refund, ledgerEntry } = answer;
  const travelling = fares.map(({ type, amount }) => ({ type, amount, count: group?.party[partyField[type]] ?? 0 }));
  const [first] = travelling;
  return (
    <section className={styles.part}>
      <h3>{words(fares.length > 0 ? 'requests-offer' : 'requests-answer')}</h3>
      {first === undefined ? null : (
        <table className={styles.fares}>
          <thead>
            <tr>
              <th scope="col">{words('bookings-type')}</th>
              <th scope="col">{words('requests-each')}</th>
              <th scope="col">{words('requests-count')}</th>
              <th scope="col">{words('requests-sum')}</th>
            </tr>
          </thead>
          <tbody>
            {travelling.map(({ type, amount, count }) => (
              <tr key={type}>
                <th scope="row">{words(`bookings-type-${type}`)}</th>
                <td>
                  <Amount of={amount} />
                </td>
                <td>{count}</td>
                <td>
                  <Amount of={multiply(amount, count)} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {words('bookings-total')}
              </th>
              <td>
                <Amount
                  of={sum(
                    first.amount.currency,
                    travelling.map(({ amount, count }) => multiply(amount, count)),
                  )}
                  strong
                />
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      <dl className={styles.facts}>
        {validUntil === undefined ? null : <Fact name={words('requests-valid-until')}>{dates.long(validUntil)}</Fact>}
        {price === undefined ? null : (
          <Fact name={words(taking === undefined ? 'requests-price' : 'requests-price-confirmed')}>
            <Amount of={price} />{' '}
            {taking === undefined ? <span className={styles.quiet}>{words('requests-price-note')}</span> : null}
          </Fact>
        )}
        {refund === undefined ? null : (
          <Fact name={words('manage-customer-refund')}>
            <Amount of={refund} decimals="exact" />
          </Fact>
        )}
        {ledgerEntry === undefined ? null : (
          <Fact name={words('requests-ledger-entry')}>
            <Code>{ledgerEntry}</Code>
          </Fact>
        )}
        {note === undefined ? null : (
          <Fact name={words(state === 'refused' ? 'requests-reason' : 'requests-note')}>{note}</Fact>
        )}
      </dl>
    </section>
  );
}

/** Those who are named, how they are split, and the bookings that came of it. */
function Named({
  request: { group, travellers, bookings },
  operates,
}: {
  readonly request: ServiceRequest;
  readonly operates: boolean;
}) {
  const words = useWords();
  if (group === undefined && bookings.length === 0) return null;
  const { adults, children, infants } = group?.party ?? { adults: 0, children: 0, infants: 0 };
  return (
    <section className={styles.part}>
      {group === undefined ? null : (
        <>
          <h3>{words('requests-names')}</h3>
          <p>{words('requests-named', { count: travellers.length, total: adults + children + infants })}</p>
          {travellers.length === 0 ? null : <Records travellers={travellers} />}
        </>
      )}
      {bookings.length === 0 ? null : (
        <>
          <h3>{words('requests-linked')}</h3>
          <ul className={styles.linked}>
            {bookings.map((transactionId) => (
              <li key={transactionId}>
                {operates ? (
                  <Code strong>{transactionId}</Code>
                ) : (
                  <Link to={`/my-bookings/manage/${transactionId}`}>
                    <Code strong>{transactionId}</Code>
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function History({ request }: { readonly request: ServiceRequest }) {
  const words = useWords();
  const moment = useMoments();
  return (
    <section className={styles.part}>
      <h3>{words('bookings-history')}</h3>
      <ol className={styles.history}>
        {request.history.map(({ at, code, params, actor }, place) => (
          <li key={place}>
            <time dateTime={at}>{moment(at)}</time>
            <span>
              {words(`requests-event-${code}`, params)}
              {actor === undefined ? null : (
                <small className={styles.quiet}>
                  <bdi>{actor}</bdi>
                </small>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
