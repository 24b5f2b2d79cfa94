/** What a person must answer about bills: to cancel one for another amount than it says. */
import { type BillRequest, billRequestKinds, type RequestedBill } from '#domain/billing/request.ts';
import type { BookingWish } from '#domain/booking/request/request.ts';
import type { AskBillRequest } from '#application/desk/billing/requests.ts';
import { askFields, plainRequest, requestedFields, wishFields } from '../booking/requests.ts';
import { oneOf, text } from '../form/leaves.ts';
import { at, maybe, record } from '../form/shape.ts';

const product = at('product', oneOf(['billing'] as const));
const kind = at('kind', oneOf(billRequestKinds));
const wish = record<BookingWish>(wishFields);

export const askBillRequest = record<AskBillRequest>({ ...askFields, product, kind, about: maybe('about', wish) });

const booking = record<RequestedBill>({
  ...requestedFields,
  title: at('title', text),
  boughtOf: at('boughtof', text),
  confirmation: at('confirmation', text),
});

export const billRequest = plainRequest<BillRequest>({ product, kind, about: wish, booking });
