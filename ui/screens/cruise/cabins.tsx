/** The cabins of a sailing: a kind for each party, its number on the plan of the decks, tips, and what it comes to. */
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { CabinsFound, OfferedCabinKind } from '#application/desk/cruise/cruise.ts';
import type { ChooseCabinsState } from '#application/portal/cruise/choose-cabins.ts';
import { cruiseStart } from '#application/portal/cruise/cruise-checkout.ts';
import { cruisePath, cruiseSearchIn } from '#application/portal/cruise/search-link.ts';
import { type Decimals, sharedDecimals } from '#domain/money/format.ts';
import { cruiseTrip } from '#domain/cruise/booking/trip-facts.ts';
import { guestCount, isAbroad } from '#domain/cruise/sailing/sailing.ts';
import { isRefundable } from '#domain/cruise/terms/line-terms.ts';
import { Earned, NetAndEarned } from '#ui/booking/search/earned.tsx';
import { cruiseParts } from '#ui/composition/cruise/parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useHouseCountry } from '#ui/composition/use-house.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { PolicyMark, useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import columns from '#ui/shell/frame/columns.module.css';
import { DecisionBar, PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { ChosenPrice } from './chosen-price.tsx';
import { useCruiseText } from './cruise-text.ts';
import { DeckPlan } from './deck-plan.tsx';
import { Grid, Route } from './sailing-parts.tsx';
import { CabinPicture } from './ship-picture.tsx';
import styles from './cabins.module.css';

export function Screen() {
  const words = useWords();
  const [query] = useSearchParams();
  const choosing = usePart(cruiseParts.cabins);
  const { cabins } = useStateOf(choosing.state$);
  useOwnPolicy();
  const sailingId = query.get('sailing') ?? '';
  useEffect(() => void choosing.open(sailingId), [choosing, sailingId]);
  const search = cruiseSearchIn(query);
  const back = search === undefined ? '/cruise' : cruisePath(search);
  return (
    <>
      <Link to={back} className={styles.back}>
        <Icon of={ArrowLeft} size={16} mirrored />
        {words('cruise-title')}
      </Link>
      {cabins.kind === 'ready' ? (
        <Opened found={cabins.value} />
      ) : (
        <>
          <PageHead title={words('title-cruise-cabins')} />
          <Card>
            {cabins.kind === 'loading' ? (
              <SkeletonRows rows={5} height="72px" />
            ) : (
              <ErrorPanel
                message={failureText(words, cabins.failure)}
                action={{ label: words('shell-try-again'), onPress: () => void choosing.again() }}
              />
            )}
          </Card>
        </>
      )}
    </>
  );
}

function Opened({ found }: { readonly found: CabinsFound }) {
  const words = useWords();
  const text = useCruiseText();
  const state = useStateOf(usePart(cruiseParts.cabins).state$);
  const { sailing, lineTerms, choices } = found;
  const guests = choices.reduce((all, { party }) => all + guestCount(party), 0);
  return (
    <>
      <PageHead
        title={<bdi>{sailing.name}</bdi>}
        fact={
          <Listed>
            <bdi>{sailing.ship.name}</bdi>
            {text.moment(sailing.departs)}
            {text.nights(sailing.nights)}
            {text.guests(guests)}
          </Listed>
        }
      />
      <div className={classNames(columns.columns, styles.columns)}>
        <div className={styles.main}>
          <Kinds found={found} state={state} />
          <Deck found={found} state={state} />
          <Card title={words('cruise-cancelling')}>
            <Grid terms={lineTerms} sailing={sailing} />
          </Card>
        </div>
        <div className={styles.side}>
          <ChosenPrice state={state} />
          <Card title={words('cruise-route')}>
            <Route sailing={sailing} />
          </Card>
        </div>
      </div>
      <Decision />
    </>
  );
}

interface OpenedProps {
  readonly found: CabinsFound;
  readonly state: ChooseCabinsState;
}

function Kinds({ found: { choices, sailing, lineTerms }, state: { at, chosen } }: OpenedProps) {
  const words = useWords();
  const country = useHouseCountry();
  const clock = usePart(parts.clock);
  const choosing = usePart(cruiseParts.cabins);
  const { offers = [], party } = choices[at] ?? {};
  const tripIn = ({ kind, total }: OfferedCabinKind) =>
    cruiseTrip({
      sailing,
      cabins: party === undefined ? [] : [{ kind, party }],
      total,
      isAbroad: isAbroad(sailing, country),
      isRefundable: isRefundable(lineTerms, sailing.departs, clock.now()),
    });
  const own = chosen[at]?.offer;
  const decimals = sharedDecimals(offers.map(({ total }) => total));
  return (
    <Card
      title={words('cruise-cabin')}
      fact={words('cruise-cabin-note')}
      flush
      aside={
        choices.length === 1 ? undefined : (
          <Segmented
            label={words('cruise-cabins')}
            segments={choices.map((_, cabin) => ({
              key: String(cabin),
              label: words('cruise-cabin-number', { number: cabin + 1 }),
            }))}
            value={String(at)}
            onChange={(key) => choosing.turnTo(Number(key))}
          />
        )
      }
    >
      <fieldset className={styles.kinds}>
        <legend className="unseen">{words('cruise-cabin')}</legend>
        {offers.map((offer) => (
          <Kind key={offer.cabinId} offer={offer} on={own === offer} decimals={decimals}>
            <PolicyMark trip={() => tripIn(offer)} />
          </Kind>
        ))}
      </fieldset>
    </Card>
  );
}

/** Few are left. */
const fewCabins = 5;

interface KindProps {
  readonly offer: OfferedCabinKind;
  readonly on: boolean;
  readonly decimals: Decimals;
  readonly children: ReactNode;
}

function Kind({ offer, on, decimals, children }: KindProps) {
  const words = useWords();
  const text = useCruiseText();
  const choosing = usePart(cruiseParts.cabins);
  const { kind, guarantee, squareMetres, decks, left, total, perGuest, earn, cabinId } = offer;
  return (
    <label className={classNames(styles.kind, on && styles.on)}>
      <input type="radio" name="cruise-kind" checked={on} onChange={() => choosing.chooseKind(cabinId)} />
      <CabinPicture of={kind} />
      <span className={styles.about}>
        <strong>{guarantee ? words('cruise-guarantee-of', { kind: text.kind(kind) }) : text.kind(kind)}</strong>
        <small>
          {guarantee
            ? words('cruise-guarantee-note')
            : words('cruise-size-decks', { metres: squareMetres, decks: decks.join(' · ') })}
        </small>
      </span>
      <span className={styles.price}>
        <strong>
          <Amount of={total} decimals={decimals} />
        </strong>
        <small>{words('cruise-per-guest', { amount: perGuest })}</small>
        <Earned of={earn} />
        <small className={left < fewCabins ? styles.few : undefined}>{words('cruise-left', { count: left })}</small>
        {children}
      </span>
    </label>
  );
}

function Deck({ found: { plan }, state: { at, chosen, deck } }: OpenedProps) {
  const words = useWords();
  const choosing = usePart(cruiseParts.cabins);
  const own = chosen[at];
  const decks = [...new Set(plan.map((cabin) => cabin.deck))];
  const shown = deck ?? decks[0];
  if (shown === undefined || own?.offer.guarantee === true) return null;
  const kinds = own === undefined ? [] : choosing.pickable(own.offer);
  return (
    <Card
      title={words('cruise-deck', { deck: shown })}
      fact={own === undefined ? words('cruise-deck-first') : undefined}
      aside={
        <Segmented
          label={words('cruise-decks')}
          segments={decks.map((each) => ({ key: String(each), label: String(each) }))}
          value={String(shown)}
          onChange={(key) => choosing.showDeck(Number(key))}
        />
      }
    >
      <DeckPlan
        deck={shown}
        cabins={plan}
        pickable={kinds}
        chosen={own?.number}
        onPick={(number) => choosing.pick(number)}
      />
    </Card>
  );
}

function Decision() {
  const words = useWords();
  const text = useCruiseText();
  const may = useMay();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const country = useHouseCountry();
  const choosing = usePart(cruiseParts.cabins);
  const checkout = usePart(cruiseParts.checkout);
  const { chosen, quoting, failure } = useStateOf(choosing.state$);
  const sums = choosing.total();
  const missing = chosen.findIndex((each) => each === undefined);
  const go = async () => {
    if (missing >= 0) return choosing.turnTo(missing);
    const quote = await choosing.quote();
    if (quote === undefined) return;
    checkout.begin(quote, `${pathname}${search}`, {}, cruiseStart(quote, country));
    void navigate('/cruise/book');
  };
  if (sums === undefined) return null;
  return (
    <>
      {failure === undefined ? null : (
        <Alert kind="error" action={<Button onClick={() => void choosing.again()}>{words('shell-try-again')}</Button>}>
          {failureText(words, failure)}
        </Alert>
      )}
      <DecisionBar
        reaching
        label={words('cruise-decision')}
        acts={
          <>
            <span className={styles.price}>
              <strong>
                <Amount of={sums.total} />
              </strong>
              <NetAndEarned total={sums.total} earn={sums.earn} />
            </span>
            {may('book') ? (
              <Button variant="primary" size={48} iconEnd={ArrowRight} busy={quoting} onClick={() => void go()}>
                {missing < 0 ? words('cruise-travellers') : words('cruise-next-cabin', { number: missing + 1 })}
              </Button>
            ) : null}
          </>
        }
      >
        <span>
          <Listed>{sums.cabins.map((cabin) => text.cabin(cabin))}</Listed>
        </span>
      </DecisionBar>
    </>
  );
}
