/** What a cancellation would come to at other times, and what could be done instead, each with its amount. */
import type { CancelQuote } from '#application/desk/amendments.ts';
import type { CancelAlternative, CancelMoment } from '#domain/booking/cancel/outlook.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './cancel.module.css';

interface OfProduct extends OfBooking {
  readonly view: ProductView;
}

export interface CancelOutlookProps extends OfProduct {
  readonly quote: CancelQuote;
}

export function CancelOutlook({ booking, view, quote }: CancelOutlookProps) {
  const words = useWords();
  const { overTime, alternatives, balance, customerBack } = quote;
  return (
    <>
      {overTime.length === 0 ? null : (
        <Card title={words('manage-over-time')} fact={words('manage-over-time-note')}>
          <OverTime booking={booking} view={view} moments={overTime} />
          {balance === undefined ? null : <p className={styles.quiet}>{words('manage-over-time-deposit')}</p>}
          {customerBack === undefined ? null : <p className={styles.quiet}>{words('manage-over-time-customer')}</p>}
        </Card>
      )}
      {alternatives.length === 0 ? null : (
        <Card title={words('manage-instead')}>
          <ul className={styles.instead}>
            {alternatives.map((each, at) => (
              <Instead key={at} booking={booking} view={view} alternative={each} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** Date and time by the booking's own clock. */
function useMoments({ booking, view }: OfProduct) {
  const dates = useDates();
  const zone = view.zone(booking);
  return (at: Instant) => ({
    date: dates.short(dateIn(at, zone)),
    time: clockOfLocal(placeTimeAt(at, zone).local),
  });
}

interface OverTimeProps extends OfProduct {
  readonly moments: readonly CancelMoment[];
}

function OverTime({ moments, ...of }: OverTimeProps) {
  const words = useWords();
  const shown = useMoments(of);
  const narrow = useNarrow();
  const settles = moments.some(({ toAccount }) => toAccount !== undefined);
  const toBalance = settles || (!narrow && moments.some(({ refund }) => refund !== undefined));
  // Where there is room for one alone, what the account is given differs from time to time.
  const hasCustomer = !narrow || !settles;
  return (
    <table className={styles.times}>
      <thead>
        <tr>
          <th scope="col">{words('manage-when')}</th>
          <th scope="col">{words('manage-kept')}</th>
          {toBalance ? <th scope="col">{words('manage-to-balance')}</th> : null}
          {hasCustomer ? <th scope="col">{words('manage-to-customer')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {moments.map(
          ({ kind, at, charges, refund, toAccount = refund, customerRefund, toCustomer = customerRefund }) => (
            <tr key={`${kind}${at}`}>
              <th scope="row">{words(`manage-when-${kind}`, shown(at))}</th>
              <td>
                <Amount of={charges} decimals="exact" />
              </td>
              {toBalance && toAccount !== undefined ? (
                <td>
                  <Amount of={toAccount} decimals="exact" />
                </td>
              ) : null}
              {hasCustomer ? (
                <td>
                  <Amount of={toCustomer} decimals="exact" />
                </td>
              ) : null}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

interface InsteadProps extends OfProduct {
  readonly alternative: CancelAlternative;
}

function Instead({ booking, view, alternative }: InsteadProps) {
  const words = useWords();
  const shown = useMoments({ booking, view });
  const { kind, until, charges, customerRefund, toCustomer = customerRefund } = alternative;
  const { name, item } = view.instead(booking, alternative);
  const values = {
    name,
    sector: item,
    product: booking.product,
    ...(until !== undefined && shown(until)),
  };
  return (
    <li>
      <span className={styles.insteadWords}>
        <strong>{words(`manage-instead-${kind}`, values)}</strong>
        {kind === 'change' || kind === 'wait' ? (
          <span className={styles.quiet}>
            {words(charges === undefined ? 'manage-instead-not-allowed' : `manage-instead-${kind}-note`)}
          </span>
        ) : null}
      </span>
      <dl className={styles.insteadFigures}>
        {charges === undefined ? null : (
          <div>
            <dt>{words(kind === 'change' ? 'manage-fees' : 'manage-kept')}</dt>
            <dd>
              <Amount of={charges} decimals="exact" />
            </dd>
          </div>
        )}
        {toCustomer === undefined ? null : (
          <div>
            <dt>{words('manage-to-customer')}</dt>
            <dd>
              <Amount of={toCustomer} decimals="exact" />
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}
