/** What the papers of several products say alike. */
import { describe, expect, it } from 'vitest';
import { issuedByNotice, type PaperBooking, unitsIn } from '#application/backoffice/booking/papers/product-papers.ts';
import { pricedByCharges } from '#application/backoffice/booking/request/requested-product.ts';
import { rupees } from '#tests/fixtures/flight.ts';

describe('the letter that something is issued', () => {
  const booking = { transactionId: 'CB1', reference: 'SC-1', product: 'cab' } as PaperBooking;
  const sender = { projectName: 'Farelane', companyName: 'Asha Travels', companyPhone: '+91 1' };
  const writes = (from: Parameters<ReturnType<typeof issuedByNotice>['issuedLetter']>[1]) => {
    const written: unknown[] = [];
    const papers = issuedByNotice(
      {
        bookingNotice: (language, facts) => {
          written.push([language, facts]);
          return { subject: '', text: '' };
        },
      },
      'cab-issued',
      ({ reference }, language) => ({ leadTraveller: 'Asha', travellers: [], lines: [`${reference} ${language}`] }),
    );
    papers.issuedLetter(booking, from, 'fr');
    return { notice: papers.issuedNotice, written };
  };
  const said = {
    notice: 'cab-issued',
    product: 'cab',
    transactionId: 'CB1',
    reference: 'SC-1',
    companyName: 'Asha Travels',
    companyPhone: '+91 1',
    leadTraveller: 'Asha',
    travellers: [],
    lines: ['SC-1 fr'],
  };

  it('says what a notice of the product says, in the language that is asked for', () => {
    expect(writes(sender)).toStrictEqual({ notice: 'cab-issued', written: [['fr', said]] });
  });

  it('leads to the booking where its reader can open it', () => {
    const link = 'https://portal.example/my-bookings/manage/CB1';
    expect(writes({ ...sender, link }).written).toStrictEqual([['fr', { ...said, link }]]);
  });
});

describe('a notice', () => {
  it('is about the units that were written down with it, else about all of them', () => {
    const places = [{ item: 0, traveller: 1 }];
    expect(unitsIn({ agencyId: 'A', places })).toEqual(places);
    expect(unitsIn({ agencyId: 'A' })).toBe(undefined);
    expect(unitsIn({ agencyId: 'A', places: 'all' })).toBe(undefined);
  });
});

describe('what is given up by request', () => {
  const booking = {} as Parameters<typeof pricedByCharges>[0];
  const [first, second] = [
    { item: 0, traveller: 0 },
    { item: 1, traveller: 0 },
  ];
  const charge = (unit: typeof first) => ({ ...unit, charge: rupees(10) });
  const codes = (...[units, answer, known]: [(typeof first)[], object, boolean]) =>
    pricedByCharges(booking, units, answer as never, known).violations.map(({ code, path }) => [code, path]);

  it('wants a charge of every unit where some are said', () => {
    expect(codes([first, second], { charges: [charge(first), charge(second)] }, false)).toEqual([]);
    expect(codes([first, second], { charges: [charge(first)] }, true)).toEqual([['charges-needed', 'charges']]);
  });

  it('wants them where the rules are not known, and none where they are', () => {
    expect(codes([first], {}, false)).toEqual([['charges-needed', 'charges']]);
    expect(codes([first], {}, true)).toEqual([]);
  });
});
