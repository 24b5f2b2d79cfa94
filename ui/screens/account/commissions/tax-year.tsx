/** The whole tax year beside a period of it: month by month, quarter by quarter, and the law that the tax follows. */
import {
  type Commissions,
  type CommissionRow,
  incomeOf,
  tdsLaw,
  thresholdSeen,
  totalOfCommissions,
} from '#domain/account/commissions.ts';
import { type Days, quartersOf } from '#domain/account/tax-year.ts';
import { formatMoney, sharedDecimals } from '#domain/money/format.ts';
import { addMonths, type IsoDate, isoDate, isoMonth, monthOf } from '#domain/time/calendar-date.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { usePeriodName } from './commission-words.ts';
import styles from './commissions.module.css';

interface TaxYearProps {
  /** By month. */
  readonly found: Commissions;
  readonly year: Days;
  /** The period that the page is about. */
  readonly shown: Days;
  readonly today: IsoDate;
  readonly country: string;
}

export function TaxYear({ found, year, shown, today, country }: TaxYearProps) {
  const words = useWords();
  const dates = useDates();
  const nameOf = usePeriodName(country);
  const { currency } = found.total.given;
  const nothing = totalOfCommissions([], currency);
  const months = monthsUntil(year, today).map(
    (key): CommissionRow => found.rows.find((row) => row.key === key) ?? { key, ...nothing },
  );
  const most = Math.max(1, ...months.map((row) => incomeOf(row).minor));
  const decimals = sharedDecimals(months.flatMap((row) => [incomeOf(row), row.tds]));
  const quarters = quartersOf(year, country).filter(({ from }) => from <= today);
  return (
    <div className={styles.side}>
      <Card title={words('commissions-deducted')} fact={nameOf('year', year)}>
        <p className={styles.sum}>
          <Amount of={found.total.tds} decimals="exact" />
          <span>
            {words('commissions-on')} <Amount of={incomeOf(found.total)} decimals="exact" />
          </span>
        </p>
        <table className={styles.months}>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {words('commissions-period-month')}
              </th>
              <th scope="col" className={styles.number}>
                {words('commissions-income')}
              </th>
              <th scope="col" className={styles.number}>
                {words('commissions-tds')}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map((row) => (
              <tr
                key={row.key}
                data-shown={(shown.from > year.from || shown.to < year.to) && isIn(row.key, shown) ? '' : undefined}
              >
                <th scope="row">{dates.pieces(firstDay(row.key))[1]}</th>
                <td className={styles.room} aria-hidden="true">
                  <span
                    className={styles.bar}
                    style={{ inlineSize: `${Math.max(0, (incomeOf(row).minor / most) * 100)}%` }}
                  />
                </td>
                <td className={styles.number}>
                  <Amount of={incomeOf(row)} decimals={decimals} />
                </td>
                <td className={styles.number}>
                  <Amount of={row.tds} decimals={decimals} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Law months={months} year={year} country={country} />
      </Card>
      <Card title={words('commissions-quarters')}>
        <FactList
          facts={quarters.map((quarter) => {
            const all = totalOfCommissions(
              months.filter(({ key }) => isIn(key, quarter)),
              currency,
            );
            return [nameOf('quarter', quarter), <Amount key="tds" of={all.tds} decimals="exact" />] as const;
          })}
        />
        {country === 'IN' ? <p className={styles.quiet}>{words('commissions-accountant')}</p> : null}
      </Card>
    </div>
  );
}

/** Section, rate and threshold of the law; nothing where no law of ours is followed. */
function Law({
  months,
  year,
  country,
}: {
  readonly months: readonly CommissionRow[];
  readonly year: Days;
  readonly country: string;
}) {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  const law = tdsLaw(year, country);
  const currency = months[0]?.given.currency;
  const threshold = currency && thresholdSeen(year.from, months, { country, currency });
  if (law.length === 0) return null;
  const said = threshold && formatMoney(threshold.amount, { locale: language, decimals: 'whole' });
  return (
    <FactList
      facts={[
        ...law.map(
          ({ section = '', basisPoints, from }) =>
            [
              from > year.from ? words('commissions-law-from', { day: dates.numeric(from) }) : words('commissions-law'),
              words('commissions-law-rate', { section, percent: basisPoints / 100 }),
            ] as const,
        ),
        [
          words('commissions-threshold'),
          threshold && said
            ? threshold.passedIn === undefined
              ? words('commissions-threshold-below', { amount: said })
              : words('commissions-threshold-passed', {
                  amount: said,
                  month: dates.month(isoMonth(threshold.passedIn)),
                })
            : '',
        ],
      ]}
    />
  );
}

function firstDay(month: string): IsoDate {
  return isoDate(`${month}-01`);
}

function isIn(month: string, { from, to }: Days): boolean {
  return from <= `${month}-01` && `${month}-01` <= to;
}

/** The months of a year that have begun. */
function monthsUntil({ from, to }: Days, today: IsoDate): readonly string[] {
  const months: string[] = [];
  for (let first = from; first <= to && first <= today; first = addMonths(first, 1)) months.push(monthOf(first));
  return months;
}
