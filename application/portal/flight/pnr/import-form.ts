/** What an agent pastes and adds on the page that imports a PNR, and the request that results. */
import { type GstEntry, gstGiven } from '#domain/agency/gst-rules.ts';
import { contactGiven, type ContactDraft } from '#domain/people/contact.ts';
import type { PnrTicketAddition } from '#domain/flight/pnr/import.ts';
import type { PnrDialect } from '#domain/flight/pnr/reading.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import { type Ask, asksAnything } from '#domain/price/ask.ts';
import type { Traveller, TravellerDraft } from '#domain/people/traveller.ts';
import type { ImportPnr } from '#application/desk/pnr.ts';
import { amountTyped } from '#application/portal/amount-typed.ts';
import { type AskDraft, readAsk } from '../checkout/ask-draft.ts';

/** What is added of a traveller; another display may name somebody else in that place, so it goes by the name displayed. */
export interface TravellerAdded {
  /** The saved traveller that was chosen; null for none, undefined for whom the preview finds. */
  readonly savedId?: string | null | undefined;
  readonly typed: Partial<TravellerDraft>;
}

/** As typed. */
export interface TicketAdded {
  readonly total?: string | undefined;
  readonly traveller?: number | undefined;
}

export interface ImportForm {
  readonly text: string;
  /** Undefined: recognised. */
  readonly gds?: PnrDialect | undefined;
  readonly locator: string;
  readonly total: string;
  /** By the number of the first document of the line. */
  readonly tickets: Readonly<Record<string, TicketAdded>>;
  /** By {@link travellerKey}. */
  readonly travellers: Readonly<Record<string, TravellerAdded>>;
  readonly contact: ContactDraft;
  /** As typed; absent in what was kept before it could be typed. */
  readonly gst?: GstEntry | undefined;
  /** What is asked of the customer beside the supplier's price, as typed. */
  readonly asked?: AskDraft | undefined;
}

export function emptyImport(contact: ContactDraft): ImportForm {
  return { text: '', locator: '', total: '', tickets: {}, travellers: {}, contact };
}

interface Named {
  readonly type: TravellerDraft['type'];
  readonly lastName: string;
  readonly firstName: string;
}

/** One for each traveller of a display; two of one name are distinguished by their order. */
export function travellerKeys(travellers: readonly Named[]): readonly string[] {
  const seen = new Map<string, number>();
  return travellers.map(({ type, lastName, firstName }) => {
    const name = `${type} ${lastName}/${firstName}`;
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return times === 0 ? name : `${name} ${times}`;
  });
}

/** What was added of tickets, read. */
export function ticketsAdded({ tickets }: ImportForm, currency: Currency): readonly PnrTicketAddition[] {
  return Object.entries(tickets).map(([number, { total = '', traveller }]) => {
    const amount = amountTyped(total, currency);
    return {
      number,
      ...(traveller !== undefined && { traveller }),
      ...(amount && { total: amount }),
    };
  });
}

/** What is asked, as it is sent; undefined where nothing is. */
export function importAsk({ asked = {} }: ImportForm, currency: Currency): Ask | undefined {
  const { ask } = readAsk(asked, currency);
  return asksAnything(ask) ? ask : undefined;
}

/** `agreed`: the charge of a supplier's record; what was typed of money is for a booking that nobody confirms. */
export function importRequest(
  form: ImportForm,
  travellers: readonly Traveller[],
  { currency, agreed }: { readonly currency: Currency; readonly agreed?: Money | undefined },
): Omit<ImportPnr, 'requestId'> {
  const { text, gds, locator, contact } = form;
  const total = amountTyped(form.total, currency);
  const tickets = ticketsAdded(form, currency);
  const ask = importAsk(form, currency);
  const gst = gstGiven(form.gst);
  return {
    text,
    ...(gds && { gds }),
    ...(locator.trim() !== '' && { locator: locator.trim() }),
    travellers,
    ...(agreed !== undefined && { agreed }),
    ...(agreed === undefined &&
      (total ?? tickets.length > 0) && {
        fare: { ...(total && { total }), ...(tickets.length > 0 && { tickets }) },
      }),
    contact: contactGiven(contact),
    ...(ask && { ask }),
    ...(gst && { gst }),
  };
}
