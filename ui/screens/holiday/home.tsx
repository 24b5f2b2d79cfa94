/** Packages: the search, and what it found. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchIn, tripPath } from '#application/portal/holiday/search-link.ts';
import type { HolidaysFound } from '#application/desk/holiday/holiday.ts';
import { packageKinds } from '#domain/holiday/package/package.ts';
import { usualStars } from '#domain/holiday/search/rules.ts';
import { travellersIn } from '#domain/holiday/trip/party.ts';
import { holidayParts } from '#ui/composition/holiday/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { HolidayCard } from './holiday-card.tsx';
import { HolidaySearchForm } from './search-form.tsx';
import styles from './holiday.module.css';

export function Screen() {
  const words = useWords();
  const [query] = useSearchParams();
  const holidays = usePart(holidayParts.find);
  const address = query.toString();
  useEffect(() => {
    void holidays.find(searchIn(new URLSearchParams(address)));
  }, [holidays, address]);
  return (
    <>
      <PageHead title={words('holiday-title')} />
      <Card>
        <HolidaySearchForm />
      </Card>
      <Found />
    </>
  );
}

function Found() {
  const words = useWords();
  const holidays = usePart(holidayParts.find);
  const { found } = useStateOf(holidays.state$);
  if (found === undefined) return null;
  if (found.kind === 'loading')
    return (
      <Card>
        <SkeletonRows rows={4} height="132px" />
      </Card>
    );
  if (found.kind === 'failed')
    return (
      <Card>
        <ErrorPanel
          message={failureText(words, found.failure)}
          action={{ label: words('holiday-search-again'), onPress: () => void holidays.again() }}
        />
      </Card>
    );
  if (found.value.packages.length === 0)
    return (
      <Card>
        <EmptyState title={words('holiday-none')}>{words('holiday-none-help')}</EmptyState>
      </Card>
    );
  return <Packages found={found.value} />;
}

function Packages({ found: { packages: all } }: { readonly found: HolidaysFound }) {
  const words = useWords();
  const holidays = usePart(holidayParts.find);
  const { kind, draft } = useStateOf(holidays.state$);
  const shown = all.filter((each) => kind === undefined || each.kind === kind);
  const kinds = packageKinds.filter((each) => all.some((one) => one.kind === each));
  return (
    <>
      <div className={styles.head}>
        <span role="status" className={styles.count}>
          {words('holiday-count', { shown: shown.length, all: all.length, people: travellersIn(draft.rooms) })}
        </span>
        {kinds.length < 2 ? null : (
          <Chips
            label={words('holiday-kinds')}
            chips={kinds.map((key) => ({ key, label: words(`holiday-kind-${key}`) }))}
            chosen={kind === undefined ? [] : [kind]}
            onChange={(chosen) => holidays.showKind(kinds.find((each) => each !== kind && chosen.includes(each)))}
          />
        )}
      </div>
      <ul className={styles.list}>
        {shown.map((each) => (
          <li key={each.packageId}>
            <HolidayCard
              listed={each}
              to={tripPath({
                packageId: each.packageId,
                from: each.startsOn,
                rooms: draft.rooms,
                stars: usualStars,
                hotels: [],
                without: [],
              })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
