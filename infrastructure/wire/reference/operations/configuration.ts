/** Examples of setting the portal up. */
import { houseConfigurationOf } from '#domain/operations/configuration.ts';
import { defaultClientConfiguration } from '#domain/session/client-configuration.ts';
import type { HouseConfigurationDesk, HouseConfigurationShown } from '#application/desk/operations/configuration.ts';
import type { AreaReference } from '../area-reference.ts';
import { houseAccount } from '../samples.ts';

const shown: HouseConfigurationShown = {
  configuration: {
    ...houseConfigurationOf(defaultClientConfiguration),
    projectName: 'Saffron Routes',
    clientName: 'Saffron Routes Private Limited',
    primaryColour: '#E39A12',
    secondaryColour: '#1F7A8C',
    supportEmail: 'help@saffron.example',
    supportPhone: '+91 484 2345678',
    bankAccounts: [houseAccount],
  },
  currency: 'INR',
  countryCode: 'IN',
  businessZone: 'Asia/Kolkata',
  version: '2026-11-24 06:12:45.120391+00',
};

export const houseConfigurationReference: AreaReference<HouseConfigurationDesk> = {
  configuration: {
    about: 'Elevated users only. What is set of the portal: its name and look, contact, services, holds and airlines.',
    request: undefined,
    answer: shown,
  },
  setConfiguration: {
    about:
      'Elevated users only. Portals show it with their next start. Refused where somebody else set something else since the version that was looked at.',
    request: { configuration: shown.configuration, version: '2026-11-20 10:03:11.004412+00' },
    answer: shown,
  },
};
