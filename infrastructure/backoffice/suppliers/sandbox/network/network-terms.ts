/** The terms in which the sandbox's network is written down. */

/**
 * A carrier's lines from one base, as one text: carrier, base, aircraft (comma between several), then each city with
 * daily flights each way: `EK DXB 388,77W LHR:6 DEL:4 MLE:.6`. Below 1 it flies on some days of the week: .6 is four.
 */
export type Line = string;

export interface MarketCarrier {
  readonly code: string;
  /** Its part of a pair's flights where it flies the pair. */
  readonly share: number;
  /** Equipment codes, jets first. */
  readonly fleet: string;
  /** It flies pairs that touch one of these; 'all' for every pair. */
  readonly bases: string;
}

/** A country's domestic traffic, from which pairs and daily flights follow by a gravity model. */
export interface Market {
  /** ISO 3166 alpha-2; all cities lie in it. */
  readonly country: string;
  /** `DEL:100 BOM:92`: a city and its traffic. */
  readonly cities: string;
  readonly metros: string;
  /** Daily flights made by the product of two cities' traffic: both metros, one, none. */
  readonly intensity: readonly [number, number, number];
  /** Pairs closer than this go by road or rail. */
  readonly nearestKm: number;
  readonly carriers: readonly MarketCarrier[];
  /** Cities that take turboprops only. */
  readonly turboprops: string;
}
