/** What cancelling and changing cost, by the time left before departure, for a ticket or a direction at a time. */
import { useState } from 'react';
import AlignLeft from 'lucide-react/icons/align-left';
import Table from 'lucide-react/icons/table';
import { type FareRules, rulesTogether, type SectorRules } from '#domain/flight/fare/fare-rules.ts';
import type { Money } from '#domain/money/money.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { CopiedText } from '#ui/design/field/copied-text.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { feeBasisText, feeSpanText } from './fee-span.ts';
import { ruleText } from '#ui/booking/rule-text.ts';
import type { Places } from '#ui/places/airport-names.ts';
import { fareRulesText } from './fare-rules-text.ts';
import styles from './fare-rules-table.module.css';

export interface FareRulesTableProps {
  readonly rules: FareRules;
  readonly places: Places;
}

export function FareRulesTable({ rules, places }: FareRulesTableProps) {
  const words = useWords();
  const { language } = useLanguage();
  const [asText, setAsText] = useState(false);
  return (
    <>
      {asText ? (
        <CopiedText
          label={words('booking-fare-rules')}
          text={fareRulesText(words, rules, { city: places.city, locale: language })}
        />
      ) : (
        rulesTogether(rules.sectors).map((sectors) => (
          <Sectors key={`${sectors[0].origin}${sectors[0].destination}`} sectors={sectors} places={places} />
        ))
      )}
      <Button size={32} icon={asText ? Table : AlignLeft} onClick={() => setAsText(!asText)}>
        {words(asText ? 'booking-rules-as-table' : 'booking-rules-as-text')}
      </Button>
    </>
  );
}

interface SectorsProps {
  /** All of the same rules. */
  readonly sectors: readonly [SectorRules, ...SectorRules[]];
  readonly places: Places;
}

function Sectors({ sectors, places }: SectorsProps) {
  const words = useWords();
  const dates = useDates();
  const [sector] = sectors;
  const { rule } = sector;
  return (
    <div className={styles.sector}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {sectors.map(({ origin, destination }) => (
            <strong key={`${origin}${destination}`}>
              {words('booking-from-to', { from: places.city(origin), to: places.city(destination) })}{' '}
            </strong>
          ))}
          <span className={styles.quiet}>
            <Code>{sector.carrier}</Code> {sector.family}
          </span>
          <span className={styles.basis}>{feeBasisText(words, sector.per)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words('booking-before-departure')}</th>
            <th scope="col" className={styles.figure}>
              {words('booking-cancelling')}
            </th>
            <th scope="col" className={styles.figure}>
              {words('booking-changing')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sector.steps.map((step) => (
            <tr key={step.hoursTo}>
              <th scope="row">{feeSpanText(words, step)}</th>
              <Fee of={step.cancel} />
              <Fee of={step.change} />
            </tr>
          ))}
          <tr>
            <th scope="row">{words('booking-no-show')}</th>
            <td colSpan={2} className={styles.figure}>
              {sector.noShow === null ? words('booking-no-show-all') : <Amount of={sector.noShow} />}
            </td>
          </tr>
        </tbody>
      </table>
      <p className={styles.source}>{ruleText(words, dates, rule)}</p>
    </div>
  );
}

function Fee({ of }: { readonly of: Money | null }) {
  const words = useWords();
  return (
    <td className={styles.figure}>
      {of === null ? <span className={styles.refused}>{words('fees-not-allowed')}</span> : null}
      {of?.minor === 0 ? <span className={styles.free}>{words('fees-free')}</span> : null}
      {of !== null && of.minor !== 0 ? <Amount of={of} /> : null}
    </td>
  );
}
