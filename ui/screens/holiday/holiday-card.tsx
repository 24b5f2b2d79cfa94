/** One package of a list: where it leads, for how long, what is in it, and what it costs. */
import type { ListedHoliday } from '#application/desk/holiday/holiday.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { Earned } from '#ui/booking/search/earned.tsx';
import { FoundCard, FoundTotal } from '#ui/booking/search/found-card.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { useHolidayText } from './holiday-text.ts';
import { Scene } from './scene.tsx';
import styles from './holiday.module.css';

export function HolidayCard({ listed, to }: { readonly listed: ListedHoliday; readonly to: string }) {
  const words = useWords();
  const text = useHolidayText();
  const { language } = useLanguage();
  const { kind, themes, stops, days, startsOn, origin, left, total, perPerson, earn } = listed;
  const name = listed.nameIn?.[language] ?? listed.name;
  return (
    <FoundCard
      className={styles.columns}
      picture={<Scene of={listed.packageId} theme={themes[0]} />}
      name={<bdi>{name}</bdi>}
      about={
        <>
          <span>
            <Listed>
              {stops.map(({ city, nights }) => (
                <span key={city}>
                  <bdi>{city}</bdi> {words('holiday-nights', { count: nights })}
                </span>
              ))}
            </Listed>
          </span>
          <span className={styles.quiet}>
            <Listed>
              {words('holiday-days-count', { count: days })}
              {text.between(startsOn, addDays(startsOn, days - 1))}
              {themes.map((theme) => words(`holiday-theme-${theme}`))}
            </Listed>
          </span>
          <span className={styles.badges}>
            <Badge kind={kind === 'fixed' ? 'info' : 'success'} icon={null}>
              {words(`holiday-kind-${kind}`)}
            </Badge>
            {left === undefined ? null : (
              <Badge kind="warning" icon={null}>
                {words('holiday-left', { count: left })}
              </Badge>
            )}
          </span>
        </>
      }
      price={
        <>
          <FoundTotal>
            <Amount of={perPerson} />
          </FoundTotal>
          <small>{words('holiday-a-person')}</small>
          <small>
            {words('holiday-for-all')} <Amount of={total} />
          </small>
          <small>{origin === undefined ? words('holiday-land-only') : words('holiday-flights-from', { origin })}</small>
          <Earned of={earn} />
          <LinkButton variant="primary" to={to}>
            {words('holiday-open')}
            <span className="unseen"> {name}</span>
          </LinkButton>
        </>
      }
    />
  );
}
