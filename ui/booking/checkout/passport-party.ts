/** Travellers of a sale in which each is known by a passport, and nobody is served or given a seat. */
import { useEffect } from 'react';
import type { JourneyFacts, TravellerDraft } from '#domain/people/traveller.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import type { ProductQuote } from '#application/desk/sale.ts';
import type { Words } from '#ui/design/words/words.ts';
import type { PartyForm } from '#ui/people/party-form.ts';
import { fullName, placeName } from '#ui/people/traveller-names.ts';
import type { SaleView } from './checkout-view.ts';

const travellerField = /^travellers\[(\d+)\]\.(.+)$/;

export function usePassportParty<Quote extends ProductQuote, Own>(
  { state, checkout }: Pick<SaleView<Quote, Own>, 'state' | 'checkout'>,
  savedTravellers: SavedTravellers,
  facts: JourneyFacts,
): PartyForm {
  useEffect(() => void savedTravellers.load(), [savedTravellers]);
  const { form, violations } = state;
  return {
    travellers: form.travellers,
    facts,
    programmes: [],
    withoutWishes: true,
    savedTravellers,
    saving: form.save,
    violations,
    findings: [],
    change: (index, change) => checkout.changeTraveller(index, change),
    leave: (path) => checkout.leaveField(path),
    save: (index, saved) => {
      const others = form.save.filter((each) => each !== index);
      checkout.changeForm({ save: saved ? [...others, index] : others });
    },
    chooseLap: () => undefined,
  };
}

/** How a traveller's field is called in the list of what is wrong; undefined of another's. */
export function travellerFieldName(
  words: Words,
  path: string,
  travellers: readonly TravellerDraft[],
): string | undefined {
  const [, index, field] = travellerField.exec(path) ?? [];
  if (index === undefined || field === undefined) return undefined;
  const who = placeName(words, travellers, Number(index));
  return words('booking-named-field', { who, field: words(`booking-field-${field.replace('.', '-')}`) });
}

/** By name, and by place until that is typed. */
export function nameOrPlace(words: Words, travellers: readonly TravellerDraft[], at: number): string {
  const who = travellers[at];
  return who === undefined || (who.firstName ?? '').trim() === ''
    ? placeName(words, travellers, at)
    : fullName(words, who);
}

/** Whose line of the price it is; undefined of a line for all. */
export function travellerOfLine(
  words: Words,
  { params }: PricePart,
  travellers: readonly TravellerDraft[],
): string | undefined {
  const at = Number(params?.['passenger']) - 1;
  return travellers[at] === undefined ? undefined : nameOrPlace(words, travellers, at);
}
