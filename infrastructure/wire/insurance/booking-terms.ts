/** A policy on the wire: the common booking, and what only insurance says of one; and what people are asked about it. */
import type { AskRequest } from '#application/desk/requests.ts';
import type { BookingWish } from '#domain/booking/request/request.ts';
import type { InsuranceBooking, Proposal } from '#domain/insurance/booking.ts';
import type { InsurancePlan } from '#domain/insurance/plan.ts';
import type { InsuranceRequest } from '#domain/insurance/request.ts';
import { bookingFields } from '../booking/common.ts';
import { askFields, plainRequest, requestedFields, wishFields } from '../booking/requests.ts';
import { date, oneOf, text } from '../form/leaves.ts';
import { at, list, maybe, record } from '../form/shape.ts';
import { coverFields, planFields, proposalFields } from './insurance.ts';

const product = at('product', oneOf(['insurance'] as const));
const kind = at('kind', oneOf(['cancel'] as const));

export const insuranceBooking = record<InsuranceBooking>({
  ...bookingFields,
  product,
  ...coverFields,
  plan: at('plan', record<InsurancePlan>({ ...planFields, planKey: at('plankey', text) })),
  proposal: at('proposal', record<Proposal>(proposalFields)),
  policies: at('policies', list(text)),
});

export interface AskInsurance extends AskRequest {
  readonly product: 'insurance';
  readonly kind: 'cancel';
}

const wish = record<BookingWish>(wishFields);

export const askInsurance = record<AskInsurance>({ ...askFields, product, kind, about: maybe('about', wish) });

export const insuranceRequest = plainRequest<InsuranceRequest>({
  product,
  kind,
  about: wish,
  booking: record<NonNullable<InsuranceRequest['booking']>>({
    ...requestedFields,
    plan: at('plan', text),
    insurer: at('insurer', text),
    from: at('from', date),
    to: at('to', date),
  }),
});
