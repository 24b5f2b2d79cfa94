/** Examples of the configuration call. */
import type { ConfigurationDesk } from '#application/desk/session.ts';
import type { AreaReference } from './area-reference.ts';

export const configurationReference: AreaReference<ConfigurationDesk> = {
  read: {
    about:
      'The client configuration: name, look and services of the deployment. An address of its own, no body, no session. ' +
      'The keys are listed in the README of the wire.',
    request: undefined,
    answer: [
      { key: 'PROJECT_NAME', value: 'Malabar Travels' },
      { key: 'PRIMARY_COLOR', value: '#151E47' },
      { key: 'CURRENCY', value: 'INR' },
    ],
  },
};
