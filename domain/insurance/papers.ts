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
  readonly plan: Pick<
    InsurancePlan,
    'insurer' | 'name' | 'region' | 'trip' | 'sumInsured' | 'benefits' | 'claimsPhone' | 'hospitals'
  >;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly family: boolean;
  /** By what a hospital or a border knows each of `travellers`, in order. */
  readonly insured: readonly { readonly born?: IsoDate; readonly passport?: string }[];
  readonly proposal: InsuranceBooking['proposal'];
}

export const isPolicyPaper = (paper: ProductPaper): paper is PolicyPaper => paper.product === 'insurance';

/** Of those who are still insured. */
export function policyPaper(facts: DocumentFacts, booking: DocumentedCover): PolicyPaper {
  const { agentId: _agentId, ...issuer } = facts.agency;
  const { insurer, name, region, trip, sumInsured, benefits, claimsPhone, hospitals } = booking.plan;
  const shown = unitsShown(booking, unitsOfCover(booking));
  const sold = facts.subject.sold(shown);
  const { travellers: left } = partsOf(shown);
  return {
    ...headOf(facts),
    ...sold,
    product: 'insurance',
    kind: 'ticket',
    name: booking.policies.length > 0 ? 'policy' : 'proposal',
    status: booking.status,
    issuer,
    price: { lines: customerLines(facts, false), total: booking.price.total },
    plan: {
      insurer,
      name,
      region,
      trip,
      sumInsured,
      benefits,
      claimsPhone,
      ...(hospitals !== undefined && { hospitals }),
    },
    from: booking.from,
    to: booking.to,
    family: booking.family,
    insured: booking.travellers
      .filter((_, at) => left.includes(at))
      .map(({ dateOfBirth, passport }) => ({
        ...(dateOfBirth !== undefined && { born: dateOfBirth }),
        ...(passport !== undefined && { passport: passport.number }),
      })),
    proposal: booking.proposal,
    conditions: [],
    code: sold.travellers.flatMap(({ numbers }) => numbers).join('\n'),
  };
}
