/** The use cases of the hotel screens. */
import { ContainerModule } from 'inversify';
import { makeHotelCheckout } from '#application/portal/hotel/hotel-checkout.ts';
import { HotelResults } from '#application/portal/hotel/hotel-results.ts';
import { HotelSearch } from '#application/portal/hotel/hotel-search.ts';
import { StayWeather } from '#application/portal/hotel/stay-weather.ts';
import { HotelStay } from '#application/portal/hotel/hotel-stay.ts';
import { hotelParts } from './parts.ts';
import { businessZone, hotelNationality, houseCurrency } from '../house.ts';
import { parts } from '../parts.ts';
import { bindCheckout, bindGstProfiles } from '../areas/checkout.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(hotelParts.nationality)
    .toResolvedValue((configuration) => () => hotelNationality(configuration), [parts.configuration])
    .inSingletonScope();
  bind(hotelParts.search)
    .toResolvedValue(
      (desk, session, clock, shelf, configuration) =>
        new HotelSearch(desk.hotel, session, {
          clock,
          shelf,
          zone: businessZone(configuration),
          currency: () => houseCurrency(configuration),
        }),
      [parts.desk, parts.session, parts.clock, parts.deviceShelf, parts.configuration],
    )
    .inSingletonScope();
  bind(hotelParts.results)
    .toResolvedValue(
      (desk, session, clock, configuration, nationality) =>
        new HotelResults(desk.hotel, session, {
          today: () => clock.todayIn(businessZone(configuration)),
          nationality,
          currency: () => houseCurrency(configuration),
        }),
      [parts.desk, parts.session, parts.clock, parts.configuration, hotelParts.nationality],
    )
    .inSingletonScope();
  bind(hotelParts.stay)
    .toResolvedValue(
      (desk, session, configuration, nationality) =>
        new HotelStay(desk.hotel, session, { nationality, currency: () => houseCurrency(configuration) }),
      [parts.desk, parts.session, parts.configuration, hotelParts.nationality],
    )
    .inSingletonScope();
  bind(hotelParts.weather)
    .toResolvedValue((desk, session) => new StayWeather(desk.hotel, session), [parts.desk, parts.session])
    .inSingletonScope();
  bindCheckout(bind, hotelParts.checkout, hotelParts.results, (desk, ports, results) =>
    makeHotelCheckout(desk.hotel, ports, () => results.outdate()),
  );
  bindGstProfiles(bind, hotelParts.gstProfiles);
});
