/** One package of a list: where it leads, for how long, what is in it, and what it costs. */
import { useId } from 'react';
import type { ListedHoliday } from '#application/desk/holiday/holiday.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useHolidayText } from './holiday-text.ts';
import { Scene } from './scene.tsx';
import styles from './holiday.module.css';

export function HolidayCard({ listed, to }: { readonly listed: ListedHoliday; readonly to: string }) {
  const words = useWords();
  const text = useHolidayText();
  const id = useId();
  const { name, kind, themes, stops, days, startsOn, origin, left, total, perPerson, earn } = listed;
  return (
    <article aria-labelledby={id} className={styles.card}>
      <Scene of={listed.packageId} theme={themes[0]} />
      <div className={styles.about}>
        <h3 id={id} className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.route}>
          <Listed>
            {stops.map(({ city, nights }) => (
              <span key={city}>
                <bdi>{city}</bdi> {words('holiday-nights', { count: nights })}
              </span>
            ))}
          </Listed>
        </p>
        <p className={styles.facts}>
          <Listed>
            {words('holiday-days-count', { count: days })}
            {text.between(startsOn, addDays(startsOn, days - 1))}
            {themes.map((theme) => words(`holiday-theme-${theme}`))}
          </Listed>
        </p>
        <p className={styles.badges}>
          <Badge kind={kind === 'fixed' ? 'info' : 'success'} icon={null}>
            {words(`holiday-kind-${kind}`)}
          </Badge>
          {left === undefined ? null : (
            <Badge kind="warning" icon={null}>
              {words('holiday-left', { count: left })}
            </Badge>
          )}
        </p>
      </div>
      <div className={styles.price}>
        <strong className={styles.total}>
          <Amount of={perPerson} />
        </strong>
        <small>{words('holiday-a-person')}</small>
        <small>
          {words('holiday-for-all')} <Amount of={total} />
        </small>
        <small>{origin === undefined ? words('holiday-land-only') : words('holiday-flights-from', { origin })}</small>
        {earn === undefined ? null : (
          <small>
            {words('holiday-earn')} <Amount of={earn} tone="gain" />
          </small>
        )}
        <LinkButton variant="primary" to={to}>
          {words('holiday-open')}
          <span className="unseen"> {name}</span>
        </LinkButton>
      </div>
    </article>
  );
}
