/** Papers of an application: what all of them say of it, and its voucher. */
import { customerLines } from '../booking/papers/charges.ts';
import type { ProductPaper, Sold } from '../booking/papers/documents.ts';
import { type DocumentedBooking, type DocumentFacts, fullName, headOf } from '../booking/papers/facts.ts';
import type { DocumentSubject } from '../booking/papers/subject.ts';
import { partsOf, stands, unitsShown } from '../booking/units.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import { decisionDay, type VisaBooking, type VisaCase, titleOfVisa, unitsOfVisa, visaCancelling } from './booking.ts';
import { checklistOf } from './checklist.ts';
import type { Visa, VisaPaper } from './visa.ts';

export type DocumentedVisa = DocumentedBooking & VisaCase & Pick<VisaBooking, 'applications' | 'profiles'>;

/** Support services of travel, by tax law: what is done beside tickets and stays. */
const sac = '998559';

export function visaSubject(booking: DocumentedVisa): DocumentSubject {
  const { from, to, travellers, applications } = booking;
  const name = titleOfVisa(booking);
  return {
    product: 'visa',
    supply: { sac, madeAt: 'recipient', places: [] },
    labels: { 'base-fare': 'base-price', 'handling-charges': 'surcharge', 'express-charge': 'express-charge' },
    sold: (units = unitsOfVisa(booking)) => {
      const { travellers: some } = partsOf(units);
      return {
        items: [{ name, startsOn: from, endsOn: to }],
        travellers: travellers.flatMap((traveller, at) =>
          some.includes(at) ? [{ name: fullName(traveller), numbers: applications.slice(at, at + 1) }] : [],
        ),
      };
    },
    itemName: () => name,
    priceOfRest: () => visaCancelling.standing(booking, (unit) => stands(booking, unit)),
  };
}

export interface VisaVoucher extends ProductPaper, Sold {
  readonly product: 'visa';
  readonly visa: Visa;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly submitsOn: IsoDate;
  readonly decidedOn: IsoDate;
  /** Papers of each of `travellers`, in order. */
  readonly checklists: readonly (readonly VisaPaper[])[];
  /** Numbers of their passports, in order. */
  readonly passports: readonly (string | undefined)[];
}

export const isVisaVoucher = (paper: ProductPaper): paper is VisaVoucher => paper.product === 'visa';

/** Of those who still apply. */
export function visaVoucher(facts: DocumentFacts, booking: DocumentedVisa): VisaVoucher {
  const { agentId: _agentId, ...issuer } = facts.agency;
  const shown = unitsShown(booking, unitsOfVisa(booking));
  const sold = facts.subject.sold(shown);
  const { travellers: left } = partsOf(shown);
  return {
    ...headOf(facts),
    ...sold,
    product: 'visa',
    kind: 'ticket',
    name: 'visa-voucher',
    status: booking.status,
    issuer,
    price: { lines: customerLines(facts, false), total: booking.price.total },
    visa: booking.visa,
    from: booking.from,
    to: booking.to,
    submitsOn: booking.submitsOn,
    decidedOn: decisionDay(booking),
    checklists: left.map((at) => checklistOf(booking.visa, booking.profiles[at] ?? 'employed')),
    passports: left.map((at) => booking.travellers[at]?.passport?.number),
    conditions: [],
    code: sold.travellers.flatMap(({ numbers }) => numbers).join('\n'),
  };
}
