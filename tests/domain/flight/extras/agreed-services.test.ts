/** Services as airlines confirmed them by hand. */
import { describe, expect, it } from 'vitest';
import { agreedSsr, checkAgreedServices, serviceKind } from '#domain/flight/extras/agreed-services.ts';
import { importedFare } from '#domain/flight/pnr/price.ts';
import { requestServiceCodes } from '#domain/flight/request/rules.ts';
import { money } from '#domain/money/money.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { makeItinerary, rupees } from '#tests/fixtures/flight.ts';

const place = { itinerary: 0, segment: 0 };
const booking = {
  itineraries: [makeItinerary()] as const,
  travellers: [makeTraveller(), makeTraveller({ firstName: 'Ravi' })],
  ssr: agreedSsr({ travellers: [1], place, code: 'RQST' }, [{ traveller: 1, price: rupees(0), seat: '12A' }], 'RQ1'),
  price: importedFare(rupees(10_000)),
};
const wish = (code: string, travellers = [0, 1]) => ({ travellers, place, code });
const codes = (...asked: Parameters<typeof checkAgreedServices>) =>
  checkAgreedServices(...asked).map(({ code, path }) => `${code} ${path}`);

describe('services as agreed', () => {
  it('are baggage, meals, seats and assistance by their codes', () => {
    expect(['XBAG', 'VGML', 'SPML', 'RQST', 'WCHC'].map(serviceKind)).toEqual([
      'baggage',
      'meals',
      'meals',
      'seat',
      'special_ssr',
    ]);
    expect(requestServiceCodes).toContain('RQST');
  });

  it('are of those they were asked for, once, with what each kind needs', () => {
    const free = { traveller: 0, price: rupees(0) };
    expect(codes(wish('WCHC'), booking, [free])).toEqual([]);
    expect(codes(wish('WCHC'), booking, [])).toEqual(['ssr-nothing services']);
    expect(codes(wish('WCHC', [1]), booking, [free])).toEqual(['place-not-booked services[0]']);
    expect(codes(wish('WCHC'), booking, [free, free])).toEqual(['place-not-booked services[1]']);
    expect(codes(wish('WCHC'), { ...booking, gone: [{ traveller: 0, item: 0 }] }, [free])).toEqual([
      'place-cancelled services[0]',
    ]);
    expect(codes(wish('WCHC'), booking, [{ ...free, price: rupees(-1) }])).toEqual([
      'amount-not-positive services[0].price',
    ]);
    expect(codes(wish('WCHC'), booking, [{ ...free, price: money(1, 'EUR') }])).toEqual([
      'amount-currency services[0].price',
    ]);
    expect(codes(wish('XBAG'), booking, [free])).toEqual(['required services[0].kilograms']);
    expect(codes(wish('XBAG'), booking, [{ ...free, kilograms: 999 }])).toEqual([
      'baggage-weight services[0].kilograms',
    ]);
    expect(codes(wish('RQST'), booking, [free])).toEqual(['required services[0].seat']);
    expect(codes(wish('RQST'), booking, [{ ...free, seat: '0Z' }])).toEqual(['seat-unknown services[0].seat']);
    expect(codes(wish('RQST'), booking, [{ ...free, seat: '12A' }])).toEqual(['seat-taken services[0].seat']);
    const twice = { ...booking, ssr: agreedSsr(wish('VGML'), [free], 'RQ2') };
    expect(codes(wish('VGML'), twice, [free])).toEqual(['ssr-twice services[0]']);
  });
});
