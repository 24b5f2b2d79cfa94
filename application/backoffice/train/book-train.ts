/** Buying quoted berths. */
import { checkPassengers, travellersOf } from '#domain/train/booking/passengers.ts';
import { trainInShort, trainRules } from '#domain/train/booking/train-rules.ts';
import type { BookTrain, TrainDesk } from '#application/desk/train/train.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type QuotedSale, sellQuoted, type SellQuotedPorts } from '#application/backoffice/booking/sale/sell-quoted.ts';
import type { TrainTypes } from './train-types.ts';

export type BookTrainPorts = SellQuotedPorts<TrainTypes>;

export const trainSale: QuotedSale<TrainTypes, BookTrain> = {
  rules: trainRules,
  international: () => false,
  check: ({ offer }, { travellers }) => checkPassengers(travellers, offer.passengers),
  accept: ({ offer, price }, { travellers: named, contact, gst, onlyConfirmed }, parameters) => {
    const travellers = travellersOf(named, offer.passengers);
    const inShort = trainInShort({ journey: offer.journey, travellers });
    return {
      travellers,
      inShort,
      terms: {
        ...offer,
        travellers,
        contact,
        ...(gst && { gst }),
        ...(onlyConfirmed && { onlyConfirmed }),
        parameters: parameters(inShort),
        price,
      },
    };
  },
};

export function bookTrain(ports: BookTrainPorts, caller: Caller): TrainDesk['book'] {
  return (request) => sellQuoted(ports, trainSale, caller, request);
}
