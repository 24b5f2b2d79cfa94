/**
 * Whole journeys out of the ways to fly each direction: an airline's own with its own first, as through fares are, and
 * where those are few, airlines mixed.
 */
import { airlineByCode } from '#domain/flight/reference/airlines.ts';
import { leastBetweenDirections } from './named-fare.ts';
import { byScore, type Rated } from './rated.ts';

/** Journeys made at most of one airline's flights, and of mixed ones. */
const mostOfOneAirline = 400;
const mostMixed = 250;
/** Mixed airlines are looked at where fewer journeys than this were found. */
const few = 60;

/** Best first, at most so many; none where a direction has none. */
export function combined(directions: readonly (readonly Rated[])[], most: number): readonly Rated[] {
  const carriers = new Set(directions[0]?.map(carrierOf));
  const own = [...carriers].flatMap((carrier) =>
    joined(
      directions.map((rated) => rated.filter((each) => carrierOf(each) === carrier)),
      mostOfOneAirline,
    ),
  );
  const all = own.length < few ? [...own, ...mixed(directions)] : own;
  return all.sort(byScore).slice(0, most);
}

/** Low-cost airlines sell no journeys with others, unless there is no other way. */
function mixed(directions: readonly (readonly Rated[])[]): readonly Rated[] {
  const isMixed = ({ directions: [first, ...others] }: Rated) =>
    others.some(({ carrier }) => carrier !== first.carrier);
  const withPartners = directions.map((rated) =>
    rated.filter((each) => airlineByCode(carrierOf(each))?.lowCost !== true),
  );
  const found = joined(withPartners, mostMixed).filter(isMixed);
  return found.length > 0 ? found : joined(directions, mostMixed).filter(isMixed);
}

/** Every way to put the best of each direction one after the other that keeps their order in time. */
function joined([first = [], ...others]: readonly (readonly Rated[])[], most: number): readonly Rated[] {
  const each = Math.max(2, Math.floor(most ** (1 / (others.length + 1))));
  let chains: readonly Rated[] = first.slice(0, each);
  for (const rated of others) {
    const best = rated.slice(0, each);
    const longer: Rated[] = [];
    for (const chain of chains) {
      const arrival = chain.journeys[chain.journeys.length - 1]?.arrival ?? 0;
      for (const next of best) {
        const [departure = 0] = next.journeys[0].departures;
        if (departure >= arrival + leastBetweenDirections) longer.push(together(chain, next));
      }
    }
    chains = longer;
  }
  return chains;
}

function together(chain: Rated, next: Rated): Rated {
  return {
    journeys: [...chain.journeys, ...next.journeys],
    directions: [...chain.directions, ...next.directions],
    score: chain.score + next.score,
  };
}

function carrierOf({ directions: [{ carrier }] }: Rated): string {
  return carrier;
}
