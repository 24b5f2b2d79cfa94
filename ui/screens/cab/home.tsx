/** Cabs: the search, and what it found, filtered by car, by what it must have, by its operator and by how it is cancelled. */
import { useLocation, useNavigate } from 'react-router-dom';
import { cabStart } from '#application/portal/cab/cab-checkout.ts';
import type { CabOffer, CabsFound } from '#application/desk/cab/cab.ts';
import { titleOf } from '#domain/cab/booking/rules.ts';
import { followsFlight } from '#domain/cab/checkout/rules.ts';
import { filteredCabs } from '#domain/cab/search/refine.ts';
import { AddressPage } from '#ui/booking/search/address-page.tsx';
import { NetSwitch } from '#ui/booking/search/net-switch.tsx';
import { AllFiltered, RefinedResults, ResultList, ResultsTitle } from '#ui/booking/search/results-frame.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { cabParts } from '#ui/composition/cab/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import type { CabDrive } from '#domain/cab/trip/trip.ts';
import { CabCard } from './cab-card.tsx';
import { useCabText } from './cab-text.ts';
import { CabFiltersPanel } from './filters.tsx';
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
  const { filters, netShown, failure } = useStateOf(cabs.state$);
  const shown = filteredCabs(all, filters);
  const [first] = all;
  return (
    <RefinedResults
      title={words('cab-filters')}
      filters={<CabFiltersPanel cabs={all} filters={filters} />}
      tools={
        <>
          <ResultsTitle
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
          />
          {all.some(({ earn }) => earn !== undefined) ? (
            <NetSwitch shown={netShown} onChange={(on) => cabs.showNet(on)} />
          ) : null}
        </>
      }
    >
      {followsFlight(drive) ? <Alert kind="info">{words('cab-follows')}</Alert> : null}
      {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
      {shown.length === 0 ? (
        <AllFiltered title={words('cab-all-filtered')} clear={words('cab-clear')} onClear={() => cabs.clear()} />
      ) : (
        <ResultList>
          {shown.map((each) => (
            <li key={each.cabId}>
              <Offered cab={each} drive={drive} netShown={netShown} />
            </li>
          ))}
        </ResultList>
      )}
    </RefinedResults>
  );
}

interface OfferedProps {
  readonly cab: CabOffer;
  readonly drive: CabDrive;
  readonly netShown: boolean;
}

function Offered({ cab, drive, netShown }: OfferedProps) {
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
      netShown={netShown}
      busy={quoting === cab.cabId}
      disabled={quoting !== undefined && quoting !== cab.cabId}
      onChoose={() => void choose()}
    />
  );
}
