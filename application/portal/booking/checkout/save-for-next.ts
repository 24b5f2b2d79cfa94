/** Travellers and GST details that were to be kept for the next booking, once one stands. */
import { type GstEntry, gstGiven } from '#domain/agency/gst-rules.ts';
import { completeTraveller, type TravellerDraft, type TravellerFacts } from '#domain/people/traveller.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import type { Session } from '#application/portal/session/session.ts';

export type SavingDesk = Pick<AgencyDesk, 'addTraveller' | 'saveGstProfile'>;

interface Filled {
  readonly travellers: readonly TravellerDraft[];
  /** Which of them. */
  readonly save: readonly number[];
  readonly gst?: GstEntry | undefined;
  readonly keepGst?: boolean;
}

/** Best effort: the booking stands whether or not somebody could be saved. `facts`: by which the travellers were booked. */
export async function saveForNext(
  session: Pick<Session, 'ask'>,
  agency: SavingDesk,
  { travellers, save, gst, keepGst }: Filled,
  facts: Omit<TravellerFacts, 'index'>,
): Promise<void> {
  for (const [index, draft] of travellers.entries()) {
    if (draft.savedId !== undefined || !save.includes(index)) continue;
    const complete = completeTraveller(draft, { ...facts, index });
    if (!('traveller' in complete)) continue;
    const { lapOf: _, ...traveller } = complete.traveller;
    await session.ask(agency.addTraveller({ traveller }));
  }
  const details = keepGst === true ? gstGiven(gst) : undefined;
  if (details !== undefined) await session.ask(agency.saveGstProfile(details));
}
