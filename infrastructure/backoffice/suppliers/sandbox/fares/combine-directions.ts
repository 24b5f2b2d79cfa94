/**
 * Whole journeys out of the ways to fly each direction: an airline's own with its own first, as through fares are, and
 * where those are few, airlines mixed.
 */
import { airlineByCode } from '#domain/flight/reference/airlines.ts';
import type { Journey } from '../timetable/find-journeys.ts';
import { followEachOther } from './named-fare.ts';
import { byScore, type Rated } from './rated.ts';
import { wholeTrip } from './trips.ts';

/** Journeys made at most of one airline's flights, and of mixed ones. */
const mostOfOneAirline = 400;
const mostMixed = 250;
/** Mixed airlines are looked at where fewer journeys than this were found. */
const few = 60;

/** Best first, at most so many; none where a direction has none. */
export function combined(directions: readonly (readonly Rated[])[], most: number): readonly Rated[] {
  const carriers = new Set(directions[0]?.map(({ priced }) => priced.carrier));
  const own = [...carriers].flatMap((carrier) =>
    joined(
      directions.map((rated) => rated.filter(({ priced }) => priced.carrier === carrier)),
      mostOfOneAirline,
    ),
  );
  const all = own.length < few ? [...own, ...mixed(directions)] : own;
  return all.sort(byScore).slice(0, most);
}

/** Low-cost airlines sell no journeys with others, unless there is no other way. */
function mixed(directions: readonly (readonly Rated[])[]): readonly Rated[] {
  const isMixed = ({ priced: { directions: each = [] } }: Rated, carriers: readonly string[]) =>
    each.length > 0 && new Set(carriers).size > 1;
  const withPartners = directions.map((rated) =>
    rated.filter(({ priced }) => airlineByCode(priced.carrier)?.lowCost !== true),
  );
  const found = joined(withPartners, mostMixed, isMixed);
  return found.length > 0 ? found : joined(directions, mostMixed, isMixed);
}

/** Every way to put the best of each direction one after the other that keeps their order in time. */
function joined(
  directions: readonly (readonly Rated[])[],
  most: number,
  accepts: (whole: Rated, carriers: readonly string[]) => boolean = () => true,
): readonly Rated[] {
  const each = Math.max(2, Math.floor(most ** (1 / directions.length)));
  const chains = directions.reduce<readonly (readonly Rated[])[]>(
    (before, rated) =>
      before.flatMap((chain) =>
        rated.slice(0, each).flatMap((next) => {
          const longer = [...chain, next];
          return followEachOther(longer.flatMap(({ journeys }) => journeys)) ? [longer] : [];
        }),
      ),
    [[]],
  );
  return chains.flatMap((chain) => {
    const whole = together(chain);
    return whole !== undefined &&
      accepts(
        whole,
        chain.map(({ priced }) => priced.carrier),
      )
      ? [whole]
      : [];
  });
}

function together(chain: readonly Rated[]): Rated | undefined {
  const [first, ...others] = chain;
  if (first === undefined) {
    return undefined;
  }
  const onward: readonly Journey[] = others.flatMap(({ journeys }) => journeys);
  return {
    journeys: [first.journeys[0], ...onward],
    priced: wholeTrip([first.priced, ...others.map(({ priced }) => priced)]),
    score: chain.reduce((before, { score }) => before + score, 0),
  };
}
