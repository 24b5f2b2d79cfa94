/** What an operator sets of the portal. Shapes chosen here. */
import { products } from '#domain/booking/booking.ts';
import { type HouseConfiguration, postLoginPages } from '#domain/operations/configuration.ts';
import type { AirlineLists } from '#domain/session/client-configuration.ts';
import type {
  HouseConfigurationDesk,
  HouseConfigurationShown,
  SetConfiguration,
} from '#application/desk/operations/configuration.ts';
import { type FontFace, type FontWeight, fontWeights } from '#domain/session/portal-font.ts';
import { nothing } from '../form/codec.ts';
import { currency, oneOf, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, leaf, list, maybe, or, record, type Shape } from '../form/shape.ts';
import { houseAccounts } from '../house-account.ts';
import { bookingParameter } from '../traveller.ts';

const codes = list(text);
export const fontWeight: Shape<FontWeight> = leaf('not-a-choice', readWeight, String, {
  type: 'string',
  enum: fontWeights.map(String),
});

function readWeight(value: unknown): FontWeight | undefined {
  return fontWeights.find((each) => String(each) === value);
}

const configuration = record<HouseConfiguration>({
  projectName: at('projectname', text),
  clientName: or('clientname', text, ''),
  fontFamily: at('fontfamily', text),
  fontFaces: or(
    'fontfaces',
    list(record<FontFace>({ weight: at('weight', fontWeight), address: at('address', text) })),
    [],
  ),
  vendorName: at('vendorname', text),
  primaryColour: at('primarycolor', text),
  secondaryColour: at('secondarycolor', text),
  logoUrl: or('logourl', text, ''),
  carrierImageUrl: or('carrierimageurl', text, ''),
  supportEmail: or('supportemail', text, ''),
  supportPhone: or('supportphone', text, ''),
  bankAccounts: houseAccounts,
  enabledServices: at('services', list(oneOf(products))),
  postLoginPage: at('postloginpage', oneOf(postLoginPages)),
  hotelPassengerCountry: at('hotelpaxcountry', text),
  holdMinutes: maybe('holdminutes', whole),
  airlines: at(
    'airlines',
    record<AirlineLists>({
      domesticOneWay: at('domesticoneway', codes),
      domesticRoundTrip: at('domesticroundtrip', codes),
      domesticRoundTripLowCostSpecial: at('domesticroundtripspecial', codes),
      internationalOneWay: at('internationaloneway', codes),
      internationalRoundTrip: at('internationalroundtrip', codes),
    }),
  ),
  parameters: or('parameters', list(bookingParameter), []),
});

const shown = codecOf(
  record<HouseConfigurationShown>({
    configuration: at('configuration', configuration),
    currency: at('currency', currency),
    countryCode: at('countrycode', text),
    businessZone: at('businesszone', text),
    version: at('version', text),
  }),
);

export const houseConfigurationOperations: AreaOperations<HouseConfigurationDesk> = {
  configuration: operation({
    opid: 'OP001',
    actioncode: 'CONFIGURATION',
    request: nothing,
    answer: inResult(shown),
  }),
  setConfiguration: operation({
    opid: 'OP001',
    actioncode: 'SETCONFIGURATION',
    request: codecOf(
      record<SetConfiguration>({ configuration: at('configuration', configuration), version: at('version', text) }),
    ),
    answer: inResult(shown),
    changes: true,
  }),
};
