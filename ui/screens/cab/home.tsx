/** Cabs: the search, and what it found by class of car. */
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { cabStart } from '#application/portal/cab/cab-checkout.ts';
import { searchIn } from '#application/portal/cab/search-link.ts';
import type { CabOffer, CabsFound } from '#application/desk/cab/cab.ts';
import { titleOf } from '#domain/cab/booking/rules.ts';
import { followsFlight } from '#domain/cab/checkout/rules.ts';
import { carClasses } from '#domain/cab/trip/trip.ts';
import { cabParts } from '#ui/composition/cab/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import type { CabDrive } from '#domain/cab/trip/trip.ts';
import { CabCard } from './cab-card.tsx';
import { useCabText } from './cab-text.ts';
import { CabSearchForm } from './search-form.tsx';
import styles from './results.module.css';

export function Screen() {
  const words = useWords();
  const [query] = useSearchParams();
  const cabs = usePart(cabParts.find);
  useOwnPolicy();
  const address = query.toString();
  useEffect(() => {
    void cabs.find(searchIn(new URLSearchParams(address)));
  }, [cabs, address]);
  return (
    <>
      <PageHead title={words('cab-title')} />
      <Card>
        <CabSearchForm />
      </Card>
      <Found />
    </>
  );
}

function Found() {
  const words = useWords();
  const cabs = usePart(cabParts.find);
  const { found } = useStateOf(cabs.state$);
  if (found === undefined) return null;
  if (found.kind === 'loading')
    return (
      <Card>
        <SkeletonRows rows={5} height="72px" />
      </Card>
    );
  if (found.kind === 'failed')
    return (
      <Card>
        <ErrorPanel
          message={failureText(words, found.failure)}
          action={{ label: words('cab-search-again'), onPress: () => void cabs.again() }}
        />
      </Card>
    );
  if (found.value.cabs.length === 0)
    return (
      <Card>
        <EmptyState title={words('cab-none')}>{words('cab-none-help')}</EmptyState>
      </Card>
    );
  return <Cabs found={found.value} />;
}

function Cabs({ found: { drive, cabs: all } }: { readonly found: CabsFound }) {
  const words = useWords();
  const text = useCabText();
  const cabs = usePart(cabParts.find);
  const { classes, failure } = useStateOf(cabs.state$);
  const shown = all.filter(({ car }) => classes.length === 0 || classes.includes(car.carClass));
  const offered = carClasses.filter((each) => all.some(({ car }) => car.carClass === each));
  const [first] = all;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <bdi>{titleOf({ drive })}</bdi>
        </h2>
        <span role="status" className={styles.count}>
          {first === undefined
            ? ''
            : words('cab-count', {
                km: first.included.kilometres,
                duration: text.duration(first.included.minutes),
                shown: shown.length,
                all: all.length,
              })}
        </span>
        <Chips
          label={words('cab-classes')}
          chips={offered.map((key) => ({ key, label: words(`bookings-cab-${key}`) }))}
          chosen={classes}
          onChange={(chosen) => cabs.showClasses(offered.filter((each) => chosen.includes(each)))}
        />
      </div>
      {followsFlight(drive) ? <Alert kind="info">{words('cab-follows')}</Alert> : null}
      {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
      <ul className={styles.list}>
        {shown.map((each) => (
          <li key={each.cabId}>
            <Offered cab={each} drive={drive} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Offered({ cab, drive }: { readonly cab: CabOffer; readonly drive: CabDrive }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const cabs = usePart(cabParts.find);
  const checkout = usePart(cabParts.checkout);
  const { quoting, draft } = useStateOf(cabs.state$);
  const choose = async () => {
    const quote = await cabs.quote(cab.cabId);
    if (quote === undefined) return;
    checkout.begin(
      quote,
      `${pathname}${search}`,
      { email: '', mobile: '' },
      {
        ...cabStart,
        own: { ...cabStart.own, arrivingBy: draft.arrivingBy ?? '' },
      },
    );
    void navigate('/cab/book');
  };
  return (
    <CabCard
      drive={drive}
      cab={cab}
      busy={quoting === cab.cabId}
      disabled={quoting !== undefined && quoting !== cab.cabId}
      onChoose={() => void choose()}
    />
  );
}
