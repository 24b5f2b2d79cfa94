/** Ids of offers open for whom they were made, as they were made, and for nobody else. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openedOffer, sealedOffer } from '#application/backoffice/booking/sale/sealed-offers.ts';
import { money } from '#domain/money/money.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { KeyedSeal } from '#infrastructure/backoffice/machine/machine.ts';

const seal = new KeyedSeal('a secret of thirty-two characters');
const to = { product: 'bus', agencyId: 'agency-1', now: instant('2026-11-20T08:00:00Z') } as const;

it('says what it was made of for an hour, to its own agency and product', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(10_000_000), (key, minor) => {
      const offer = { key, shown: money(minor, 'INR') };
      const id = sealedOffer(seal, offer, to);
      const known = JSON.parse(JSON.stringify(offer)) as unknown;
      expect(openedOffer(seal, id, { ...to, now: plusMinutes(to.now, 59) })).toEqual(known);
      expect(openedOffer(seal, id, { ...to, now: plusMinutes(to.now, 61) })).toBeUndefined();
      expect(openedOffer(seal, id, { ...to, agencyId: 'agency-2' })).toBeUndefined();
      expect(openedOffer(seal, id, { ...to, product: 'cab' })).toBeUndefined();
      expect(openedOffer(new KeyedSeal('another one of thirty-two characters'), id, to)).toBeUndefined();
    }),
  );
});

it('is nothing where it is another text, signed or not', () => {
  for (const text of ['', 'x', seal.sign('o1!sandbox!key'), seal.sign('W10')]) {
    expect(openedOffer(seal, text, to)).toBeUndefined();
  }
});
