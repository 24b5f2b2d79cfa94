/** The network of trunk lines: what is next to what, how far by rail, and the shortest way between two stations. */
import { distanceKm } from '../../places/distance.ts';
import { type Station, type StationCode, type StationDirectory } from './stations.ts';
import { trunkLines } from './trunk-lines.ts';

export interface WayPoint {
  readonly station: StationCode;
  /** From where the way begins, whole. */
  readonly km: number;
}

export interface RailNetwork {
  /** Each once, by its lesser code first. */
  readonly edges: readonly { readonly from: StationCode; readonly to: StationCode; readonly km: number }[];
  /** Both ends and all stations between; undefined where no line joins them. */
  readonly way: (from: StationCode, to: StationCode) => readonly WayPoint[] | undefined;
}

interface Reached {
  readonly away: ReadonlyMap<StationCode, number>;
  readonly before: ReadonlyMap<StationCode, StationCode>;
}

/** A line names a station that there is not. */
export class UnknownStation extends Error {
  override readonly name = 'UnknownStation';
}

/**
 * Between neighbours rails are about so much longer than the crow's way; between far ends 1.11 to 1.46 times, over ten pairs that
 * were measured.
 */
const railsOverCrow = 1.07;

export function makeRailNetwork(stations: StationDirectory, text = trunkLines): RailNetwork {
  const must = (code: StationCode): Station => {
    const station = stations.byCode(code);
    if (station === undefined) throw new UnknownStation(code);
    return station;
  };
  const next = new Map<StationCode, Map<StationCode, number>>();
  const join = (from: StationCode, to: StationCode, km: number) =>
    next.set(from, (next.get(from) ?? new Map<StationCode, number>()).set(to, km));
  for (const line of text.split('\n')) {
    const codes = line.split(' ').filter((code) => code !== '');
    for (const [at, code] of codes.entries()) {
      const before = codes[at - 1];
      if (before === undefined) continue;
      const km = Math.max(1, Math.round(distanceKm(must(before), must(code)) * railsOverCrow));
      join(before, code, km);
      join(code, before, km);
    }
  }
  const edges = [...next].flatMap(([from, to]) =>
    [...to].flatMap(([code, km]) => (from < code ? [{ from, to: code, km }] : [])),
  );
  const reached = new Map<StationCode, Reached>();
  return {
    edges,
    way: (from, to) => {
      const tree = reached.get(from) ?? reachedFrom(next, from);
      reached.set(from, tree);
      return tree.away.has(to) ? wayBack(tree, to) : undefined;
    },
  };
}

/** Dijkstra's: of every station that can be reached, what comes before it on the shortest way, and how far away it is. */
function reachedFrom(next: ReadonlyMap<StationCode, ReadonlyMap<StationCode, number>>, from: StationCode): Reached {
  const away = new Map<StationCode, number>([[from, 0]]);
  const before = new Map<StationCode, StationCode>();
  const open = new Set<StationCode>([from]);
  for (;;) {
    let nearest: StationCode | undefined;
    for (const code of open) {
      if (nearest === undefined || (away.get(code) ?? 0) < (away.get(nearest) ?? 0)) nearest = code;
    }
    if (nearest === undefined) return { away, before };
    open.delete(nearest);
    for (const [code, km] of next.get(nearest) ?? []) {
      const further = (away.get(nearest) ?? 0) + km;
      if (further >= (away.get(code) ?? Number.POSITIVE_INFINITY)) continue;
      away.set(code, further);
      before.set(code, nearest);
      open.add(code);
    }
  }
}

function wayBack({ away, before }: Reached, to: StationCode): readonly WayPoint[] {
  const way: WayPoint[] = [];
  for (let at: StationCode | undefined = to; at !== undefined; at = before.get(at)) {
    way.unshift({ station: at, km: away.get(at) ?? 0 });
  }
  return way;
}
