/** What a person must answer about trains: to cancel where the railway takes no answer from here, and claims on it. */
import type { RequestedJourney, TrainRequest } from '#domain/train/request/request.ts';
import { askedOfTrains, trainRequestKinds, type TrainWish } from '#domain/train/request/request.ts';
import type { BookingWish } from '#domain/booking/request/request.ts';
import type { AskTrainRequest } from '#application/desk/train/requests.ts';
import { askFields, plainRequest, requestedFields, wishFields } from '../booking/requests.ts';
import { oneOf, text } from '../form/leaves.ts';
import { at, maybe, record } from '../form/shape.ts';
import { tdrPaper, tdrReason } from './tdr.ts';

const product = at('product', oneOf(['train'] as const));
const kind = at('kind', oneOf(trainRequestKinds));

export const askTrainRequest = record<AskTrainRequest>({
  ...askFields,
  product,
  kind: at('kind', oneOf(askedOfTrains)),
  about: maybe('about', record<BookingWish>(wishFields)),
});

const wish = record<TrainWish>({
  ...wishFields,
  reason: maybe('reason', tdrReason),
  paper: maybe('certificate', tdrPaper),
});

const booking = record<RequestedJourney>({
  ...requestedFields,
  title: at('title', text),
  train: at('trainno', text),
});

export const trainRequest = plainRequest<TrainRequest>({ product, kind, about: wish, booking });
