/** The use cases of the hotel screens. */
import { ContainerModule } from 'inversify';
import { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import { makeHotelCheckout } from '#application/portal/hotel/hotel-checkout.ts';
import { HotelResults } from '#application/portal/hotel/hotel-results.ts';
import { HotelSearch } from '#application/portal/hotel/hotel-search.ts';
import { StayWeather } from '#application/portal/hotel/stay-weather.ts';
import { HotelStay } from '#application/portal/hotel/hotel-stay.ts';
import { hotelParts } from '../hotel/parts.ts';
import { businessZone, hotelNationality, houseCurrency } from '../house.ts';
import { parts } from '../parts.ts';

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
  bind(hotelParts.checkout)
    .toResolvedValue(
      (desk, session, account, clock, requestIds, tab, configuration, results) =>
        makeHotelCheckout(
          desk.hotel,
          { session, account, agency: desk.agency, clock, requestIds, tab, zone: businessZone(configuration) },
          () => results.outdate(),
        ),
      [
        parts.desk,
        parts.session,
        parts.accountSummary,
        parts.clock,
        parts.requestIds,
        parts.tabShelf,
        parts.configuration,
        hotelParts.results,
      ],
    )
    .inSingletonScope();
  bind(hotelParts.gstProfiles)
    .toResolvedValue((desk, session) => new GstProfiles(desk.agency, session), [parts.desk, parts.session])
    .inSingletonScope();
});
