/** Above the list: the three orders that matter first, all others in a menu, net fares on or off, cards or bars. */
import { useId } from 'react';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ChartGantt from 'lucide-react/icons/chart-gantt';
import Rows2 from 'lucide-react/icons/rows-2';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { sortKeys } from '#domain/flight/offer-index.ts';
import { filtersSet, leadKeys } from '#application/portal/flight/refined-facts.ts';
import type { LeadKey } from '#application/portal/flight/refined-facts.ts';
import type { FlightResults, FoundFlights } from '#application/portal/flight/flight-results.ts';
import { Amount } from '#ui/design/amount.tsx';
import { Button } from '#ui/design/button.tsx';
import { classNames } from '#ui/design/class-names.ts';
import { Icon } from '#ui/design/icon.tsx';
import { Menu } from '#ui/design/menu.tsx';
import { Segmented } from '#ui/design/segmented.tsx';
import { Switch } from '#ui/design/switch.tsx';
import { useWords } from '#ui/design/words.ts';
import { useOfferWords } from './offer-words.ts';
import styles from './results-toolbar.module.css';

export interface ResultsToolbarProps {
  readonly found: FoundFlights;
  readonly results: FlightResults;
}

export function ResultsToolbar({ found, results }: ResultsToolbarProps) {
  const words = useWords();
  return (
    <div className={styles.toolbar}>
      <LeadTabs found={found} results={results} />
      <div className={styles.looks}>
        {found.termsKnown ? (
          <Switch on={found.netShown} onChange={(on) => results.showNet(on)}>
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
          onChange={(key) => results.show(key === 'bars' ? 'bars' : 'cards')}
        />
      </div>
    </div>
  );
}

/** The same in one line that scrolls sideways, led by the filters. */
export function NarrowToolbar({ found, results, onFilters }: ResultsToolbarProps & { readonly onFilters: () => void }) {
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
          onClick={() => results.showNet(!found.netShown)}
        >
          {words('flight-net-switch')}
        </button>
      ) : null}
      <button
        type="button"
        className={classNames(styles.chip, found.view === 'bars' && styles.chipOn)}
        aria-pressed={found.view === 'bars'}
        onClick={() => results.show(found.view === 'bars' ? 'cards' : 'bars')}
      >
        {words('flight-view-bars')}
      </button>
      <SortMenu found={found} results={results} chip />
    </div>
  );
}

function isOrder({ order }: FoundFlights, key: LeadKey): boolean {
  return order.key === key && !order.descending;
}

function LeadTabs({ found, results }: ResultsToolbarProps) {
  const words = useWords();
  const said = useOfferWords();
  const name = useId();
  const { index, leads, refined } = found;
  return (
    <fieldset className={styles.leads}>
      <legend className="unseen">{words('flight-sort')}</legend>
      {leadKeys.map((key) => {
        const at = leads[key];
        const offer = at === undefined ? undefined : index.offers[at];
        const fare = at === undefined ? undefined : offer?.fares[refined.fareOf[at] ?? 0];
        return (
          <label key={key} className={styles.lead}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={isOrder(found, key)}
              onChange={() => results.sort({ key, descending: false })}
            />
            <span className={styles.leadFace}>
              <span className={styles.leadName}>{words(`flight-lead-${key}`)}</span>
              {offer && fare ? (
                <span className={styles.leadFacts}>
                  <Amount of={fare.perAdult} /> <span>{said.duration(offer.itineraries[0].durationMinutes)}</span>
                </span>
              ) : null}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Every order, both ways. */
export function SortMenu({ found, results, chip = false }: ResultsToolbarProps & { readonly chip?: boolean }) {
  const words = useWords();
  const { order } = found;
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
      trigger={(props) =>
        chip ? (
          <button {...props} className={styles.chip}>
            <Icon of={ArrowDownUp} size={18} />
            {words('flight-sort')}
          </button>
        ) : (
          <Button {...props} variant="quiet" size={32} icon={ArrowDownUp}>
            {say(order.key, order.descending)}
          </Button>
        )
      }
    />
  );
}
