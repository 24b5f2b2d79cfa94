/** Cabs: the search, and what it found by class of car. */
import { useLocation, useNavigate } from 'react-router-dom';
import { cabStart } from '#application/portal/cab/cab-checkout.ts';
import type { CabOffer, CabsFound } from '#application/desk/cab/cab.ts';
import { titleOf } from '#domain/cab/booking/rules.ts';
import { followsFlight } from '#domain/cab/checkout/rules.ts';
import { carClasses } from '#domain/cab/trip/trip.ts';
import { AddressPage } from '#ui/booking/search/address-page.tsx';
import { ResultList, ResultsHead } from '#ui/booking/search/results-frame.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { cabParts } from '#ui/composition/cab/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import type { CabDrive } from '#domain/cab/trip/trip.ts';
import { CabCard } from './cab-card.tsx';
import { useCabText } from './cab-text.ts';
import { CabSearchForm } from './search-form.tsx';

export function Screen() {
  const words = useWords();
  const dates = useDates();
  const cabs = usePart(cabParts.find);
  useOwnPolicy();
  return (
    <AddressPage
      search={cabs}
      head={() => ({ title: words('cab-title') })}
      form={<CabSearchForm />}
      again={words('cab-search-again')}
      none={{ title: words('cab-none'), help: words('cab-none-help') }}
      isNone={({ cabs: all }: CabsFound) => all.length === 0}
      height="72px"
      inShort={({ kind, from, to, date, time, hours, passengers }) => ({
        title: <bdi>{[from?.name, ...(kind === 'local' ? [] : [to?.name])].join(' – ')}</bdi>,
        detail: (
          <Listed>
            {words(`cab-kind-${kind}`)}
            {kind === 'local' ? words('cab-hours-count', { count: hours }) : null}
            {date === undefined ? null : `${dates.short(date)} ${time}`}
            {words('cab-passengers-count', { count: passengers })}
          </Listed>
        ),
      })}
    >
      {(found) => <Cabs found={found} />}
    </AddressPage>
  );
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
      <ResultsHead
        title={<bdi>{titleOf({ drive })}</bdi>}
        count={
          first === undefined
            ? ''
            : words('cab-count', {
                km: first.included.kilometres,
                duration: text.duration(first.included.minutes),
                shown: shown.length,
                all: all.length,
              })
        }
      >
        <Chips
          label={words('cab-classes')}
          chips={offered.map((key) => ({ key, label: words(`bookings-cab-${key}`) }))}
          chosen={classes}
          onChange={(chosen) => cabs.showClasses(offered.filter((each) => chosen.includes(each)))}
        />
      </ResultsHead>
      {followsFlight(drive) ? <Alert kind="info">{words('cab-follows')}</Alert> : null}
      {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
      <ResultList>
        {shown.map((each) => (
          <li key={each.cabId}>
            <Offered cab={each} drive={drive} />
          </li>
        ))}
      </ResultList>
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
