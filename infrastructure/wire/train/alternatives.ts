/** What is offered where a train has no berth: other tickets, each with why it is shown and by what it differs. */
import type { AdvanceFound, AdvanceSearchRequest } from '#application/desk/train/train.ts';
import {
  alternativeKinds,
  type OfferedTicket,
  type Surer,
  type SurerAlternative,
} from '#domain/train/search/alternatives.ts';
import { outlooks } from '#domain/train/search/refine.ts';
import { date, money, oneOf, text, whole } from '../form/leaves.ts';
import { at, list, mapped, maybe, maybeSpread, or, record } from '../form/shape.ts';
import { availability, listChance, quota, railPoint, trainKind, travelClass } from './journey.ts';

export const advanceRequest = record<AdvanceSearchRequest>({
  origin: at('origin', text),
  destination: at('destination', text),
  date: at('date', date),
  travelClass: at('class', travelClass),
  quota: or('quota', quota, 'GN'),
  train: maybe('trainno', text),
});

const ticket = record<OfferedTicket>({
  train: at('trainno', text),
  name: at('name', text),
  kind: at('kind', trainKind),
  from: at('departure', railPoint),
  to: at('arrival', railPoint),
  travelClass: at('class', travelClass),
  quota: at('quota', quota),
  boarding: maybe('boarding', railPoint),
  leaving: maybe('leaving', railPoint),
  fare: at('fare', money),
  availability: at('availability', availability),
  chance: maybeSpread(listChance),
});

interface Written extends Omit<SurerAlternative, 'tickets'> {
  readonly tickets: readonly OfferedTicket[];
}

const why = record<Surer>({
  outlook: at('outlook', oneOf(outlooks)),
  insteadOf: maybe('insteadof', oneOf(outlooks)),
});

const alternatives = list(
  record<Written>({
    kind: at('kind', oneOf(alternativeKinds)),
    tickets: at('legs', list(ticket)),
    total: at('total', money),
    why: at('why', why),
    by: maybe('by', whole),
    station: maybe(
      'station',
      record<NonNullable<SurerAlternative['station']>>({ code: at('station', text), name: at('name', text) }),
    ),
  }),
);

interface WrittenFound extends Pick<AdvanceFound, 'asked'> {
  readonly alternatives: readonly Written[];
}

/** One without a ticket is none. */
export const advanceFound = mapped(
  record<WrittenFound>({ asked: maybe('asked', ticket), alternatives: at('alternatives', alternatives) }),
  ({ alternatives: written, ...found }): AdvanceFound => ({
    ...found,
    alternatives: written.flatMap(({ tickets: [first, ...others], ...each }) =>
      first === undefined ? [] : [{ ...each, tickets: [first, ...others] as const }],
    ),
  }),
  (found: AdvanceFound): WrittenFound => found,
);
