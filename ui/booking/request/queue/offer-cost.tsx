/** What an offer comes to: each type of traveller, the total, and how the deposit and the balance share it. */
import type { OfferCost } from '#domain/booking/request/offer-terms.ts';
import type { RequestAnswer } from '#domain/booking/request/request.ts';
import { formatMoney } from '#domain/money/format.ts';
import { isZero, type Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import styles from '#ui/booking/request/requests.module.css';

interface CostProps {
  readonly cost: OfferCost;
  readonly terms: Pick<RequestAnswer, 'depositDue' | 'balanceDue' | 'deposited'>;
}

export function OfferCostTable({ cost: { lines, total, deposit, balance }, terms }: CostProps) {
  const words = useWords();
  const { language } = useLanguage();
  const { depositDue, balanceDue, deposited } = terms;
  return (
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
        {lines.map(({ type, amount, tax, count, sum }) => (
          <tr key={type}>
            <th scope="row">{words(`bookings-type-${type}`)}</th>
            <td>
              <Amount of={amount} />
              {tax === undefined || isZero(tax) ? null : (
                <small className={styles.taxes}>
                  {words('requests-taxes-in-it', { amount: formatMoney(tax, { locale: language }) })}
                </small>
              )}
            </td>
            <td>{count}</td>
            <td>
              <Amount of={sum} />
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
            <Amount of={total} strong />
          </td>
        </tr>
        {isZero(deposit) ? null : (
          <Due
            name={words('requests-deposit')}
            amount={deposit}
            by={deposited === undefined ? depositDue : undefined}
          />
        )}
        {isZero(balance) || (isZero(deposit) && balanceDue === undefined) ? null : (
          <Due name={words('requests-balance')} amount={balance} by={balanceDue} />
        )}
      </tfoot>
    </table>
  );
}

interface DueProps {
  readonly name: string;
  readonly amount: Money;
  readonly by: IsoDate | undefined;
}

function Due({ name, amount, by }: DueProps) {
  const words = useWords();
  const dates = useDates();
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {name}{' '}
        {by === undefined ? null : (
          <span className={styles.quiet}>{words('requests-due-by', { day: dates.short(by) })}</span>
        )}
      </th>
      <td>
        <Amount of={amount} />
      </td>
    </tr>
  );
}
