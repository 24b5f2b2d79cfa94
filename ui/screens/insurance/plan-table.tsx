/** Plans across, what they cover down, the best of each row checked, the chosen column tinted. */
import { Fragment } from 'react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { PlanSearch } from '#domain/insurance/plan.ts';
import { coverTrip } from '#domain/insurance/trip-facts.ts';
import type { FoundPlan } from '#application/desk/insurance/insurance.ts';
import { PolicyMark } from '#ui/corporate/policy-mark.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Icon, type IconShape } from '#ui/design/press/icon.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { benefitGroups as groups, benefitRows, claimRows, groupOf, useBenefitText } from './benefits.ts';
import { Earned } from '#ui/booking/search/earned.tsx';
import styles from './insurance.module.css';

export interface PlanTableProps {
  readonly plans: readonly FoundPlan[];
  readonly sought: PlanSearch;
  readonly chosen: string | undefined;
  readonly differing: boolean;
  readonly onChoose: (planId: string) => void;
}

export function PlanTable({ plans, sought, chosen, differing, onChoose }: PlanTableProps) {
  const words = useWords();
  const dates = useDates();
  const benefitText = useBenefitText();
  const rows = benefitRows(plans).filter((row) => !differing || row.differs);
  const claims = claimRows(plans).filter((row) => !differing || row.differs);
  const tinted = (planId: string) => planId === chosen && styles.chosen;
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={words('insurance-plans')}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span>{words('insurance-for', { count: sought.births.length })}</span>
              <span className={styles.quiet}>
                {words('insurance-between', { from: dates.short(sought.from), to: dates.short(sought.to) })}
              </span>
              <span className={styles.quiet}>{words('insurance-best-checked')}</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.planId} scope="col" className={classNames(styles.plan, tinted(plan.planId))}>
                <label className={styles.pick}>
                  <input
                    type="radio"
                    name="plan"
                    checked={plan.planId === chosen}
                    onChange={() => onChoose(plan.planId)}
                  />
                  <bdi>{plan.name}</bdi>
                </label>
                <span className={styles.quiet}>
                  <bdi>{plan.insurer}</bdi>
                </span>
                <span className={styles.figure}>
                  <Amount of={plan.price.total} />
                </span>
                <Earned of={plan.price.terms?.earn} />
                <PolicyMark trip={() => coverTrip(sought.from, sought.births.length, plan.price.total)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group}>
              <GroupRow name={words(`insurance-group-${group}`)} plans={plans} chosen={chosen} />
              {rows
                .filter(({ name }) => groupOf(name) === group)
                .map(({ name, of, best }) => (
                  <ComparedRow
                    key={name}
                    name={words(`insurance-benefit-${name}`)}
                    plans={plans}
                    chosen={chosen}
                    of={of}
                    best={best}
                    say={benefitText}
                    absent={{ icon: Minus, style: styles.absent }}
                  />
                ))}
            </Fragment>
          ))}
          <tr>
            <th scope="row">{words('insurance-most-age')}</th>
            {plans.map(({ planId, maxAge }) => (
              <td key={planId} className={classNames(tinted(planId))}>
                {words('insurance-up-to', { age: maxAge })}
              </td>
            ))}
          </tr>
          <GroupRow name={words('insurance-group-claim')} plans={plans} chosen={chosen} />
          <tr>
            <th scope="row">{words('insurance-claims')}</th>
            {plans.map(({ planId, claimsPhone }) => (
              <td key={planId} className={classNames(tinted(planId))}>
                <bdi dir="ltr">{claimsPhone}</bdi>
              </td>
            ))}
          </tr>
          {claims.map(({ name, of, best }) => (
            <ComparedRow
              key={name}
              name={words(`insurance-${name}`)}
              plans={plans}
              chosen={chosen}
              of={of}
              best={best}
              say={(said) =>
                said === undefined ? words('insurance-not-said') : words(`insurance-${name}-count`, { count: said })
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GroupRowProps {
  readonly name: string;
  readonly plans: readonly FoundPlan[];
  readonly chosen: string | undefined;
}

interface ComparedRowProps<V> extends GroupRowProps {
  /** One a plan, in order; undefined where a plan has none. */
  readonly of: readonly (V | undefined)[];
  /** Plans with the best of the row. */
  readonly best: readonly number[];
  readonly say: (value: V | undefined) => string;
  /** How a plan without one looks; as the others where absent. */
  readonly absent?: { readonly icon: IconShape; readonly style: string | undefined } | undefined;
}

/** What each plan has of one thing, the best of it checked. */
function ComparedRow<V>({ name, plans, chosen, of, best, say, absent }: ComparedRowProps<V>) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {plans.map(({ planId }, at) => {
        const value = of[at];
        const isBest = best.includes(at);
        const lacking = value === undefined ? absent : undefined;
        const icon = isBest ? Check : lacking?.icon;
        return (
          <td key={planId} className={classNames(planId === chosen && styles.chosen, lacking?.style)}>
            <span className={classNames(styles.value, isBest && styles.best)}>
              {icon === undefined ? null : <Icon of={icon} size={16} />}
              {say(value)}
            </span>
          </td>
        );
      })}
    </tr>
  );
}

/** The name of the rows that follow; the chosen column stays tinted through it. */
function GroupRow({ name, plans, chosen }: GroupRowProps) {
  return (
    <tr className={styles.group}>
      <th scope="row">{name}</th>
      {plans.map(({ planId }) => (
        <td key={planId} className={classNames(planId === chosen && styles.chosen)}>
          {null}
        </td>
      ))}
    </tr>
  );
}
