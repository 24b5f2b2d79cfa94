/** Above the list: the three orders that matter first, all others in a menu, net fares on or off, cards or bars. */
import { memo, useId } from 'react';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ChartGantt from 'lucide-react/icons/chart-gantt';
import Rows2 from 'lucide-react/icons/rows-2';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { sortKeys } from '#domain/flight/offer/sort.ts';
import { flownTogether, type FlownAt, minutesFlown } from '#domain/flight/offer/flown-together.ts';
import type { OfferOrder } from '#domain/flight/offer/refine.ts';
import { filtersSet, leadKeys } from '#application/portal/flight/search/refined-facts.ts';
import type { LeadKey } from '#application/portal/flight/search/refined-facts.ts';
import type { FlightResults, FoundFlights } from '#application/portal/flight/search/flight-results.ts';
import type { TripResults } from '#application/portal/flight/search/trip-results.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { Menu } from '#ui/design/choice/menu.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Switch } from '#ui/design/field/switch.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useOfferWords } from '../offer/offer-words.ts';
import styles from './results-toolbar.module.css';

/** Whatever can be put in order: one list, or all of them. */
type Sorted = Pick<FlightResults, 'sort'>;

export interface ResultsToolbarProps {
  /** The lists it stands above, in the order of travel. */
  readonly founds: readonly [FoundFlights, ...FoundFlights[]];
  /** What its orders put in order. */
  readonly results: Sorted;
  /** All lists of the page, which are looked at alike. */
  readonly all: Pick<TripResults, 'show' | 'showNet'>;
}

export function ResultsToolbar({ founds, results, all }: ResultsToolbarProps) {
  const words = useWords();
  const [found] = founds;
  return (
    <div className={styles.toolbar}>
      <LeadTabs founds={founds} results={results} />
      <div className={styles.looks}>
        {found.termsKnown ? (
          <Switch on={found.netShown} onChange={(on) => all.showNet(on)}>
            {words('flight-net-switch')}
          </Switch>
        ) : null}
        <Segmented
          label={words('flight-view')}
          segments={[
            { key: 'cards', label: words('flight-view-cards'), icon: Rows2 },
            { key: 'bars', label: words('flight-view-bars'), icon: ChartGantt },
          ]}
          value={found.view}
          onChange={(key) => all.show(key === 'bars' ? 'bars' : 'cards')}
        />
      </div>
    </div>
  );
}

export interface NarrowToolbarProps extends Pick<ResultsToolbarProps, 'results' | 'all'> {
  readonly found: FoundFlights;
  readonly onFilters: () => void;
}

/** The same in one line that scrolls sideways, led by the filters. */
export const NarrowToolbar = memo(({ found, results, all, onFilters }: NarrowToolbarProps) => {
  const words = useWords();
  const name = useId();
  const count = filtersSet(found.filters);
  return (
    <div className={styles.strip}>
      <button
        type="button"
        className={classNames(styles.chip, count > 0 && styles.chipOn)}
        aria-haspopup="dialog"
        onClick={onFilters}
      >
        <Icon of={SlidersHorizontal} size={18} />
        {words('flight-filters-count', { count })}
      </button>
      <fieldset className={styles.chips}>
        <legend className="unseen">{words('flight-sort')}</legend>
        {leadKeys.map((key) => (
          <label key={key} className={styles.sortChip}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={isOrder(found, key)}
              onChange={() => results.sort({ key, descending: false })}
            />
            <span className={styles.chip}>{words(`flight-lead-${key}`)}</span>
          </label>
        ))}
      </fieldset>
      {found.termsKnown ? (
        <button
          type="button"
          className={classNames(styles.chip, found.netShown && styles.chipOn)}
          aria-pressed={found.netShown}
          onClick={() => all.showNet(!found.netShown)}
        >
          {words('flight-net-switch')}
        </button>
      ) : null}
      <button
        type="button"
        className={classNames(styles.chip, found.view === 'bars' && styles.chipOn)}
        aria-pressed={found.view === 'bars'}
        onClick={() => all.show(found.view === 'bars' ? 'cards' : 'bars')}
      >
        {words('flight-view-bars')}
      </button>
      <SortMenu order={found.order} results={results} look="chip" />
    </div>
  );
});

function isOrder({ order }: FoundFlights, key: LeadKey): boolean {
  return order.key === key && !order.descending;
}

function LeadTabs({ founds, results }: Pick<ResultsToolbarProps, 'founds' | 'results'>) {
  const words = useWords();
  const said = useOfferWords();
  const name = useId();
  return (
    <fieldset className={styles.leads}>
      <legend className="unseen">{words('flight-sort')}</legend>
      {leadKeys.map((key) => {
        const lead = leadFacts(founds, key);
        return (
          <label key={key} className={styles.lead}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={founds.every((found) => isOrder(found, key))}
              onChange={() => results.sort({ key, descending: false })}
            />
            <span className={styles.leadFace}>
              <span className={styles.leadName}>{words(`flight-lead-${key}`)}</span>
              {lead ? (
                <span className={styles.leadFacts}>
                  <Amount of={lead.price} /> <span>{said.duration(lead.minutes)}</span>
                </span>
              ) : null}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** What the first of each list costs an adult and how long they fly, together; undefined where one has none left. */
function leadFacts(founds: ResultsToolbarProps['founds'], key: LeadKey): FlownAt | undefined {
  const firsts = founds.flatMap(({ index, leads, refined }) => {
    const at = leads[key];
    const offer = at === undefined ? undefined : index.offers[at];
    const fare = at === undefined ? undefined : offer?.fares[refined.fareOf[at] ?? 0];
    return offer && fare ? [{ price: fare.perAdult, minutes: minutesFlown(offer.itineraries) }] : [];
  });
  return firsts.length < founds.length ? undefined : flownTogether(firsts);
}

export interface SortMenuProps {
  readonly order: OfferOrder;
  readonly results: Sorted;
  /** As a chip, or as a button without words where there is little room. */
  readonly look?: 'chip' | 'icon';
}

/** Every order, both ways. */
export const SortMenu = memo(({ order, results, look }: SortMenuProps) => {
  const words = useWords();
  const directions = [false, true];
  const say = (key: string, descending: boolean) => words(`flight-sort-${key}-${descending ? 'down' : 'up'}`);
  return (
    <Menu
      label={words('flight-sort')}
      align="end"
      groups={sortKeys.map((key) => ({
        key,
        items: directions.map((descending) => ({
          key: `${key} ${String(descending)}`,
          label: say(key, descending),
          checked: order.key === key && order.descending === descending,
          onPress: () => results.sort({ key, descending }),
        })),
      }))}
      trigger={(props) => {
        if (look === 'chip')
          return (
            <button {...props} className={styles.chip}>
              <Icon of={ArrowDownUp} size={18} />
              {words('flight-sort')}
            </button>
          );
        const said = say(order.key, order.descending);
        if (look === 'icon')
          return <IconButton {...props} label={`${words('flight-sort')}: ${said}`} icon={ArrowDownUp} size={32} />;
        return (
          <Button {...props} variant="quiet" size={32} icon={ArrowDownUp}>
            {said}
          </Button>
        );
      }}
    />
  );
});
