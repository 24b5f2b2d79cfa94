/** One request whole: what was asked, what was answered, who is named, what came of it, and what can be done now. */
import { Link } from 'react-router-dom';
import { offerCost } from '#domain/booking/request/offer-terms.ts';
import type { ServiceRequest } from '#domain/booking/request/request.ts';
import type { RequestQueue, RequestQueueState } from '#application/portal/booking/request/request-queue.ts';
import { OfProduct } from '#ui/booking/words/of-product.tsx';
import { useRequestView } from '#ui/booking/use-product.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { DetailFrame } from '#ui/booking/request/detail-frame.tsx';
import { Fact } from '#ui/booking/request/request-facts.tsx';
import { OfferCostTable } from './offer-cost.tsx';
import { RequestActs } from './request-acts.tsx';
import { useMoments } from '#ui/booking/request/request-moments.ts';
import { RequestStateBadge } from './request-state.tsx';
import styles from '#ui/booking/request/requests.module.css';

export interface DetailProps {
  readonly state: RequestQueueState;
  readonly queue: RequestQueue;
  readonly operates: boolean;
  readonly onClose: () => void;
}

export function RequestDetail({ state, queue, operates, onClose }: DetailProps) {
  const { open } = state;
  if (open === undefined) return null;
  return (
    <DetailFrame
      kind="request"
      id={open.number}
      of={open.request}
      badgeOf={(request) => <RequestStateBadge state={request.state} />}
      onAgain={() => void queue.open(open.number)}
      onClose={onClose}
    >
      {(request) => (
        <OfProduct product={request.product}>
          <Asked request={request} />
          <Answered request={request} />
          <Named request={request} operates={operates} />
          <RequestActs state={state} queue={queue} request={request} operates={operates} />
          <History request={request} />
        </OfProduct>
      )}
    </DetailFrame>
  );
}

function Asked({ request }: { readonly request: ServiceRequest }) {
  const words = useWords();
  const moment = useMoments();
  const { kind, agency, askedBy, askedAt, takenBy, product } = request;
  const view = useRequestView(product);
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
        {view?.Wish === undefined ? null : <view.Wish request={request} />}
      </dl>
      {view?.Beside === undefined ? null : <view.Beside request={request} />}
    </section>
  );
}

function Answered({ request }: { readonly request: ServiceRequest }) {
  const { answer, way, state } = request;
  const view = useRequestView(request.product);
  const party = view?.rules.party(request);
  const takenOver = way === 'take-over';
  const words = useWords();
  const dates = useDates();
  if (answer === undefined) return null;
  const {
    prices = [],
    validUntil,
    namesDue,
    deposited,
    balancePaid,
    depositBack,
    price,
    note,
    refund,
    charged,
    ledgerEntry,
  } = answer;
  const cost = party && offerCost(answer, party);
  return (
    <section className={styles.part}>
      <h3>{words(prices.length > 0 ? 'requests-offer' : 'requests-answer')}</h3>
      {cost === undefined ? null : <OfferCostTable cost={cost} terms={answer} />}
      <dl className={styles.facts}>
        {view?.Offered === undefined ? null : <view.Offered request={request} />}
        {validUntil === undefined ? null : <Fact name={words('requests-valid-until')}>{dates.long(validUntil)}</Fact>}
        {namesDue === undefined ? null : <Fact name={words('requests-names-due')}>{dates.long(namesDue)}</Fact>}
        {deposited === undefined ? null : (
          <Fact name={words('requests-deposit-charged')}>
            <Amount of={deposited} decimals="exact" />
          </Fact>
        )}
        {balancePaid === undefined ? null : (
          <Fact name={words('requests-balance-charged')}>
            <Amount of={balancePaid} decimals="exact" />
          </Fact>
        )}
        {depositBack === undefined ? null : (
          <Fact name={words('requests-deposit-back')}>
            <Amount of={depositBack} decimals="exact" />
          </Fact>
        )}
        {price === undefined ? null : (
          <Fact name={words(takenOver ? 'requests-price-confirmed' : 'requests-price')}>
            <Amount of={price} />{' '}
            {takenOver ? null : <span className={styles.quiet}>{words('requests-price-note')}</span>}
          </Fact>
        )}
        {refund === undefined ? null : (
          <Fact name={words('manage-customer-refund')}>
            <Amount of={refund} decimals="exact" />
          </Fact>
        )}
        {charged === undefined ? null : (
          <Fact name={words('requests-charged')}>
            <Amount of={charged} decimals="exact" />
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
function Named({ request, operates }: { readonly request: ServiceRequest; readonly operates: boolean }) {
  const words = useWords();
  const view = useRequestView(request.product);
  const { way, bookings } = request;
  const isOffer = way === 'offer' && view !== undefined;
  if (!isOffer && bookings.length === 0) return null;
  return (
    <section className={styles.part}>
      {isOffer && view.Named !== undefined ? <view.Named request={request} /> : null}
      {bookings.length === 0 ? null : (
        <>
          <h3>{words('requests-linked')}</h3>
          <ul className={styles.linked}>
            {bookings.map((transactionId) => (
              <li key={transactionId}>
                {operates ? (
                  <Code strong>{transactionId}</Code>
                ) : (
                  <Link to={bookingPath(transactionId)}>
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
