/**
 * What a pasted display comes to with what was added, read here with the rules of the back office: the supplier's record
 * where one has confirmed it, else the display itself. The readers are large: this is fetched when something is first pasted.
 */
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import { travelDatesOf } from '#domain/flight/checkout/rules.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { genderOfTitle } from '#domain/people/titles.ts';
import { pnrTravellerDraft } from '#domain/flight/pnr/booking.ts';
import { locatorOf, type PnrImport, pnrImportOf, pnrItineraries } from '#domain/flight/pnr/import.ts';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import type { PnrReading } from '#domain/flight/pnr/reading.ts';
import { confirmedReading } from '#domain/flight/pnr/record.ts';
import type { SavedMatch } from '#domain/flight/pnr/saved.ts';
import type { Currency } from '#domain/money/currency.ts';
import { isPositive, type Money } from '#domain/money/money.ts';
import type { TravelDates } from '#domain/people/passport.ts';
import { completeTraveller, type Traveller, type TravellerDraft } from '#domain/people/traveller.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { LocalDateTime } from '#domain/time/place-time.ts';
import type { PnrConfirmation } from '#application/desk/pnr.ts';
import { amountTyped } from '#application/portal/amount-typed.ts';
import { type ImportForm, ticketsAdded, travellerKeys } from './import-form.ts';

export interface PreviewFacts {
  readonly today: IsoDate;
  readonly airports: AirportDirectory;
  readonly saved: readonly SavedTraveller[];
  readonly currency: Currency;
  readonly businessZone: string;
  /** What the suppliers say of it, once they were asked. */
  readonly confirmation?: PnrConfirmation | undefined;
}

export interface PreviewedTraveller {
  readonly key: string;
  readonly draft: TravellerDraft;
  /** The saved traveller that it was filled up from. */
  readonly savedId?: string;
  readonly matches: readonly SavedMatch[];
  /** What the display and the saved traveller leave open: the fields of this traveller to fill in, in domain spelling. */
  readonly asked: readonly string[];
}

export interface PnrPreview {
  /** As pasted. */
  readonly pasted: PnrReading;
  /** By which the suppliers are asked. */
  readonly locator?: string;
  readonly made: PnrImport;
  readonly travellers: readonly PreviewedTraveller[];
  /** Paths of what the display leaves open besides: `locator`, `total`, `tickets[n].total`, `tickets[n].travellers`. */
  readonly asked: readonly string[];
  /** What stands in the way as the form is now. */
  readonly stops: readonly Violation[];
  readonly travelDates?: TravelDates;
  /** Whole, where nothing stands in the way. */
  readonly complete: readonly Traveller[];
  /** What will be charged, where the supplier said so. */
  readonly charge?: Money;
  /** Until when it will be held, where it has no tickets. */
  readonly holdUntil?: LocalDateTime;
}

/** Whatever was typed. */
export function previewOf(
  form: ImportForm,
  { today, airports, saved, currency, businessZone, confirmation }: PreviewFacts,
): PnrPreview {
  const pasted = readPnr(form.text, { today, ...(form.gds && { gds: form.gds }) });
  const confirmed = confirmation?.state === 'confirmed' ? confirmation : undefined;
  const reading = confirmed === undefined ? pasted : confirmedReading(pasted, confirmed.record, businessZone);
  const facts = { airports, saved, currency, today, confirmed: confirmed !== undefined };
  const locator = locatorOf(pasted, form.locator);
  const found = pnrImportOf(reading, {}, facts);
  const keys = travellerKeys(reading.travellers);
  const filled = reading.travellers.map((traveller, index) => {
    const added = form.travellers[keys[index] ?? ''];
    const own = found.booking.travellers[index]?.draft ?? { type: traveller.type };
    if (added?.savedId === undefined) return own;
    const chosen = saved.find(({ savedId }) => savedId === added.savedId);
    return pnrTravellerDraft(traveller, chosen);
  });
  const bare = pnrImportOf(reading, { travellers: filled }, facts);
  const drafts = filled.map((draft, index) => {
    const typed = { ...draft, ...form.travellers[keys[index] ?? '']?.typed };
    return { ...typed, gender: typed.gender ?? genderOfTitle(typed.title) };
  });
  const total = amountTyped(form.total, currency);
  const made = pnrImportOf(
    reading,
    { locator: form.locator, travellers: drafts, ...(total && { total }), tickets: ticketsAdded(form, currency) },
    facts,
  );
  // Before the suppliers were asked, nobody knows what they do not say.
  const open = (path: string) => confirmation !== undefined || /^(text|gds|locator)$/.test(path);
  const asked = bare.stops.map(({ path }) => path).filter(open);
  const flights = pnrItineraries(made.booking);
  const travelDates = flights.length > 0 ? travelDatesOf(flights) : undefined;
  return {
    pasted,
    ...(locator !== undefined && { locator }),
    made,
    travellers: drafts.map((draft, index): PreviewedTraveller => {
      const { savedId } = filled[index] ?? {};
      return {
        key: keys[index] ?? '',
        draft,
        ...(savedId !== undefined && { savedId }),
        matches: found.booking.travellers[index]?.matches ?? [],
        asked: asked.flatMap((path) =>
          path.startsWith(`travellers[${index}].`) ? [path.slice(`travellers[${index}].`.length)] : [],
        ),
      };
    }),
    asked: asked.filter((path) => /^(locator|total|tickets\[\d+\]\.(total|travellers))$/.test(path)),
    stops: [...made.stops, ...checkTyped(form, made, currency)].filter(({ path }) => open(path)),
    ...(travelDates && { travelDates }),
    complete:
      travelDates === undefined || made.stops.length > 0
        ? []
        : drafts.flatMap((draft, index) => {
            const facts = { index, travelDates, international: made.booking.international };
            const whole = completeTraveller(draft, facts);
            return 'traveller' in whole ? [whole.traveller] : [];
          }),
    ...(confirmed && isPositive(confirmed.charge) && { charge: confirmed.charge }),
    ...(made.holdUntil && { holdUntil: made.holdUntil }),
  };
}

/** Amounts that cannot be read as such. */
function checkTyped(form: ImportForm, { reading }: PnrImport, currency: Currency): readonly Violation[] {
  const strange = (text: string) => text.trim() !== '' && amountTyped(text, currency) === undefined;
  return [
    ...(strange(form.total) ? [violation('not-a-number', 'total')] : []),
    ...reading.tickets.flatMap(({ number }, index) =>
      strange(form.tickets[number]?.total ?? '') ? [violation('not-a-number', `tickets[${index}].total`)] : [],
    ),
  ];
}
