/** Buying quoted berths. */
import { canBeUpgraded } from '#domain/train/berths/upgrade.ts';
import { checkRailId, railIdOf } from '#domain/train/booking/identity.ts';
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
  check: ({ offer }, { travellers, shownId = {} }) => [
    ...checkPassengers(travellers, offer.passengers),
    ...checkRailId(shownId, offer.journey.quota, offer.passengers),
  ],
  accept: ({ offer, price }, asked, parameters) => {
    const { travellers: named, contact, gst, onlyConfirmed, autoUpgrade = true } = asked;
    const shownId = asked.shownId && railIdOf(asked.shownId, offer.passengers);
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
        ...(canBeUpgraded(offer.journey) && { autoUpgrade }),
        ...(shownId && { shownId }),
        parameters: parameters(inShort),
        price,
      },
    };
  },
};

export function bookTrain(ports: BookTrainPorts, caller: Caller): TrainDesk['book'] {
  return (request) => sellQuoted(ports, trainSale, caller, request);
}
