/** Papers of a policy: what all of them say of it, and the policy itself. */
import { customerLines } from '../booking/papers/charges.ts';
import type { ProductPaper, Sold } from '../booking/papers/documents.ts';
import { type DocumentedBooking, type DocumentFacts, fullName, headOf } from '../booking/papers/facts.ts';
import type { DocumentSubject } from '../booking/papers/subject.ts';
import { partsOf, stands, unitsShown } from '../booking/units.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import { type Cover, type InsuranceBooking, insuranceCancelling, unitsOfCover } from './booking.ts';
import type { InsurancePlan } from './plan.ts';

export type DocumentedCover = DocumentedBooking & Cover & Pick<InsuranceBooking, 'policies' | 'proposal'>;

/** Insurance of journeys, by tax law. */
const sac = '997136';

export function insuranceSubject(booking: DocumentedCover): DocumentSubject {
  const { plan, from, to, travellers, policies } = booking;
  return {
    product: 'insurance',
    supply: { sac, madeAt: 'recipient', places: [] },
    labels: { 'base-fare': 'base-price', taxes: 'supplier-gst' },
    sold: (units = unitsOfCover(booking)) => {
      const { travellers: some } = partsOf(units);
      return {
        items: [{ name: plan.name, detail: plan.insurer, startsOn: from, endsOn: to }],
        travellers: travellers.flatMap((traveller, at) =>
          some.includes(at) ? [{ name: fullName(traveller), numbers: policies.slice(at, at + 1) }] : [],
        ),
      };
    },
    itemName: () => plan.name,
    priceOfRest: () => insuranceCancelling.standing(booking, (unit) => stands(booking, unit)),
  };
}

export interface PolicyPaper extends ProductPaper, Sold {
  readonly product: 'insurance';
  readonly plan: Pick<InsurancePlan, 'insurer' | 'name' | 'region' | 'sumInsured' | 'benefits' | 'claimsPhone'>;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly nominee: InsuranceBooking['proposal']['nominee'];
  readonly address: string;
}

export const isPolicyPaper = (paper: ProductPaper): paper is PolicyPaper => paper.product === 'insurance';

/** Of those who are still insured. */
export function policyPaper(facts: DocumentFacts, booking: DocumentedCover): PolicyPaper {
  const { agentId: _agentId, ...issuer } = facts.agency;
  const { insurer, name, region, sumInsured, benefits, claimsPhone } = booking.plan;
  const sold = facts.subject.sold(unitsShown(booking, unitsOfCover(booking)));
  return {
    ...headOf(facts),
    ...sold,
    product: 'insurance',
    kind: 'ticket',
    name: booking.policies.length > 0 ? 'policy' : 'proposal',
    status: booking.status,
    issuer,
    price: { lines: customerLines(facts, false), total: booking.price.total },
    plan: { insurer, name, region, sumInsured, benefits, claimsPhone },
    from: booking.from,
    to: booking.to,
    nominee: booking.proposal.nominee,
    address: booking.proposal.address,
    conditions: [],
    code: sold.travellers.flatMap(({ numbers }) => numbers).join('\n'),
  };
}
