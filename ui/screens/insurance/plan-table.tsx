/** Plans across, what they cover down, the best of each row checked, the chosen column tinted. */
import { Fragment } from 'react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { PlanSearch } from '#domain/insurance/plan.ts';
import { coverTrip } from '#domain/insurance/trip-facts.ts';
import type { FoundPlan } from '#application/desk/insurance/insurance.ts';
import { PolicyMark } from '#ui/corporate/policy-mark.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
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
                  <tr key={name}>
                    <th scope="row">{words(`insurance-benefit-${name}`)}</th>
                    {of.map((benefit, at) => {
                      const plan = plans[at];
                      const isBest = best.includes(at);
                      return (
                        <td
                          key={plan?.planId}
                          className={classNames(plan && tinted(plan.planId), benefit === undefined && styles.absent)}
                        >
                          <span className={classNames(styles.value, isBest && styles.best)}>
                            {benefit === undefined ? (
                              <Icon of={Minus} size={16} />
                            ) : isBest ? (
                              <Icon of={Check} size={16} />
                            ) : null}
                            {benefitText(benefit)}
                          </span>
                        </td>
                      );
                    })}
                  </tr>
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
            <tr key={name}>
              <th scope="row">{words(`insurance-${name}`)}</th>
              {of.map((said, at) => {
                const plan = plans[at];
                const isBest = best.includes(at);
                return (
                  <td key={plan?.planId} className={classNames(plan && tinted(plan.planId))}>
                    <span className={classNames(styles.value, isBest && styles.best)}>
                      {isBest ? <Icon of={Check} size={16} /> : null}
                      {said === undefined
                        ? words('insurance-not-said')
                        : words(`insurance-${name}-count`, { count: said })}
                    </span>
                  </td>
                );
              })}
            </tr>
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
