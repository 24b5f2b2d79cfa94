/** One package opened: its days, what may be chosen of it, how its price is built, when it is paid, and what giving it up costs. */
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import FileText from 'lucide-react/icons/file-text';
import { holidayStart } from '#application/portal/holiday/holiday-checkout.ts';
import { proposalOf } from '#application/portal/holiday/new-proposal.ts';
import { holidayPaths, searchPath, tripIn } from '#application/portal/holiday/search-link.ts';
import type { HolidayDetails } from '#application/desk/holiday/holiday.ts';
import { saidTrip } from '#domain/holiday/package/texts.ts';
import { travellersIn } from '#domain/holiday/trip/party.ts';
import { holidayTripFacts } from '#domain/holiday/booking/trip-facts.ts';
import { holidayParts } from '#ui/composition/holiday/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { useHouseCountry } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { PriceColumn, PriceExplained, useExplained } from '#ui/booking/checkout/price-column.tsx';
import { PolicyMark, useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { focusField } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import columns from '#ui/shell/frame/columns.module.css';
import { DecisionBar, PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { wholeFailureText } from '#ui/shell/words/violation-words.ts';
import { Choices, hotelFieldId } from './choices.tsx';
import { Days, InAndOut } from './days.tsx';
import { useHolidayText } from './holiday-text.ts';
import { Grid, Instalments } from './money-cards.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';
import styles from './holiday.module.css';

export function Screen() {
  const words = useWords();
  const [query] = useSearchParams();
  const opened = usePart(holidayParts.opened);
  const { draft, details } = useStateOf(opened.state$);
  useOwnPolicy();
  const address = query.toString();
  useEffect(() => {
    void opened.open(tripIn(new URLSearchParams(address)));
  }, [opened, address]);
  const back =
    draft === undefined ? holidayPaths.search : searchPath({ destination: '', from: draft.from, rooms: draft.rooms });
  if (draft === undefined)
    return (
      <>
        <PageHead title={words('title-holiday-package')} />
        <Card>
          <EmptyState title={words('holiday-no-package')}>
            <LinkButton to={holidayPaths.search}>{words('holiday-search')}</LinkButton>
          </EmptyState>
        </Card>
      </>
    );
  if (details.kind === 'ready') return <Opened details={details.value} back={back} />;
  return (
    <>
      <PageHead title={words('title-holiday-package')} />
      <Card>
        {details.kind === 'loading' ? (
          <SkeletonRows rows={6} height="96px" />
        ) : (
          <>
            <ErrorPanel
              message={wholeFailureText(words, details.failure)}
              action={{ label: words('holiday-search-again'), onPress: () => void opened.again() }}
            />
            <LinkButton to={back} icon={ArrowLeft} iconMirrored>
              {words('holiday-other')}
            </LinkButton>
          </>
        )}
      </Card>
    </>
  );
}

function Opened({ details, back }: { readonly details: HolidayDetails; readonly back: string }) {
  const words = useWords();
  const text = useHolidayText();
  const narrow = useNarrow();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const opened = usePart(holidayParts.opened);
  const proposal = usePart(holidayParts.proposal);
  const checkout = usePart(holidayParts.checkout);
  const may = useMay();
  const { changing, quoting, failure } = useStateOf(opened.state$);
  const explained = useExplained();
  const country = useHouseCountry();
  const { trip, price, package: pack, instalments, perPerson } = details;
  const [first] = instalments;
  const people = travellersIn(trip.rooms);
  const party = words('holiday-party', { rooms: trip.rooms.length, people });
  const unitName =
    trip.rooms.length === 1
      ? undefined
      : ({ params }: { readonly params?: Readonly<Record<string, string | number>> }) =>
          words('holiday-room-number', { number: Number(params?.['item'] ?? 0) + 1 });
  const book = async () => {
    const quote = await opened.quote();
    if (quote === undefined) return;
    checkout.begin(quote, `${pathname}${search}`, { email: '', mobile: '' }, holidayStart(quote, country));
    void navigate(holidayPaths.book);
  };
  const shown = { price, of: party, unitName, side: explained.side, onSide: explained.onSide };
  return (
    <>
      <PageHead
        title={<bdi>{saidTrip(trip, language).name}</bdi>}
        acts={
          <>
            <Badge kind="success">{words('holiday-all-free')}</Badge>
            {may('send-quotes') ? (
              <Button
                act="holiday.propose"
                icon={FileText}
                disabled={changing}
                onClick={() => proposal.begin(proposalOf(details.offerId, language))}
              >
                {words('holiday-propose')}
              </Button>
            ) : null}
          </>
        }
        fact={
          <Listed>
            {words('holiday-days-count', { count: trip.days.length })}
            {text.between(trip.startsOn, trip.endsOn)}
            {party}
          </Listed>
        }
      />
      <p className={styles.back}>
        <LinkButton variant="link" to={back} icon={ArrowLeft} iconMirrored>
          {words('holiday-other')}
        </LinkButton>
      </p>
      {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
      <div className={columns.columns} aria-busy={changing}>
        <div className={styles.column}>
          <Choices details={details} fixed={changing} />
          <Days
            trip={trip}
            pack={pack}
            changeOf={(stop) =>
              (details.hotels[stop] ?? []).length === 0 ? undefined : () => focusField(hotelFieldId(stop))
            }
          />
          <InAndOut trip={trip} />
        </div>
        <div className={styles.column}>
          <PriceColumn {...shown} openLevels={2} onExplain={explained.onExplain} />
          <p className={styles.quiet}>{words('holiday-not-held')}</p>
          <PolicyMark trip={() => holidayTripFacts(trip, price.total)} />
          <Instalments instalments={instalments} />
          <Grid trip={trip} />
        </div>
      </div>
      <DecisionBar
        reaching
        label={words('holiday-decide')}
        acts={
          may('book') ? (
            <Button variant="primary" size={48} busy={quoting} disabled={changing} onClick={() => void book()}>
              {words('holiday-book')}
            </Button>
          ) : null
        }
      >
        <strong>
          <Amount of={price.total} />
        </strong>
        <small>
          {words('holiday-for-all')} · <Amount of={perPerson} /> {words('holiday-a-person')}
        </small>
        {first === undefined || instalments.length < 2 ? null : (
          <small>
            {words('holiday-due-now')} <Amount of={first.amount} />
          </small>
        )}
      </DecisionBar>
      <PriceExplained {...shown} narrow={narrow} open={explained.open} onClose={explained.onClose} />
      <ProposalDialog offerId={details.offerId} />
    </>
  );
}
