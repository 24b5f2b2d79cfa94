/**
 * What is looked at before a ticket is issued or seats are held: the booking itself, and what else the agency has booked for
 * the same people around the same days. What may be overridden is, by callers with the right to, with a reason.
 */
import { Effect } from 'effect';
import {
  type CheckOverride,
  type Finding,
  overridesUsed,
  type RecordedOverride,
  refusalOf,
  standing,
} from '#domain/booking/findings.ts';
import { flightRules } from '#domain/flight/booking/rules.ts';
import { knownBookingsOf } from '#domain/flight/checks/known-bookings.ts';
import { checkBeforeHold, checkBeforeTicket } from '#domain/flight/checks/ticket-checks.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Invalid, NotPermitted } from '#application/desk/failures.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { journeyOf } from '#domain/flight/terms/journey.ts';
import type { BookingAround, FlightBookingTerms } from '#application/backoffice/ports/flight/flight-books.ts';

/** A booking to be ticketed or held, with the bookings around it, of any product. */
export interface LookedAt extends Pick<FlightBookingTerms, 'itineraries' | 'travellers' | 'gst'> {
  readonly mode: 'ticket' | 'hold';
  /** Itself, where it is among them, is left out. */
  readonly transactionId?: string;
  readonly others: readonly BookingAround[];
}

export function findingsOf(airports: AirportDirectory, who: SignedInCaller, looked: LookedAt): readonly Finding[] {
  const { itineraries, travellers, gst, mode, transactionId, others } = looked;
  const check = mode === 'hold' ? checkBeforeHold : checkBeforeTicket;
  const findings = check({
    itineraries,
    travellers,
    ...(gst && { gst }),
    international: journeyOf(itineraries, airports).international,
    corporate: who.corporate !== undefined,
    others: others
      .filter(
        ({ product, isBeyond, ...each }) =>
          product === flightRules.product && isBeyond !== true && each.transactionId !== transactionId,
      )
      .flatMap(({ terms, ...each }) => knownBookingsOf({ ...each, ...terms })),
    countryOf: (code) => airports.byCode(code)?.country,
  });
  return findings.map((finding) => ({ ...finding, params: { ...finding.params, ...subjectOf(finding, looked) } }));
}

/** Whom or what a finding is about, by name, so that it is known without the booking at hand. */
function subjectOf({ path }: Finding, { itineraries, travellers }: LookedAt): Readonly<Record<string, string>> {
  const [, list, place] = /^(travellers|itineraries)\[(\d+)\]/.exec(path) ?? [];
  const traveller = list === 'travellers' ? travellers[Number(place)] : undefined;
  if (traveller !== undefined) return { traveller: `${traveller.firstName} ${traveller.lastName}` };
  const segments = list === 'itineraries' ? itineraries[Number(place)]?.segments : undefined;
  const last = segments?.at(-1);
  return segments === undefined || last === undefined ? {} : { from: segments[0].origin, to: last.destination };
}

/**
 * What the booking is to remember of overrides: those of before, and those given now that something was found for. Invalid
 * with all that stands in the way, each with its severity; NotPermitted where the caller may not override.
 */
export function overridden(
  findings: readonly Finding[],
  given: readonly CheckOverride[],
  who: SignedInCaller,
  at: Instant,
  before: readonly RecordedOverride[] = [],
): Effect.Effect<readonly RecordedOverride[], Invalid | NotPermitted> {
  const left = standing(findings, [...before, ...given]);
  if (left.length > 0) return Effect.fail(new Invalid({ violations: left.map(refusalOf) }));
  const used = overridesUsed(standing(findings, before), given);
  if (used.length > 0 && !who.rights.has('override-checks')) {
    return Effect.fail(new NotPermitted({ reason: 'right-missing' }));
  }
  const by = { at, by: who.actor.name, ...(who.onBehalfOf && { onBehalfOf: who.onBehalfOf.name }) };
  return Effect.succeed([
    ...before,
    ...used.map(({ code, reason }) => ({ code, reason: reason.trim().replace(/\s+/g, ' '), ...by })),
  ]);
}
