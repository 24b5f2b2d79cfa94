/** Examples of sitting at somebody else's desk. */
import type { EmulationDesk } from '#application/desk/agency/emulation.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from '../area-reference.ts';

const ticket = 'ZW11bGF0aW9uIQ.k3Yq1zqk2r0m3b7oEJ0G3pXn9o4u8A';

export const emulationReference: AreaReference<EmulationDesk> = {
  identities: {
    about:
      'Whom the caller may emulate, by company and person: of elevated users the agents of all agencies and corporate customers; of others, ' +
      'with the right emulate, people of the own agency who may do nothing that the caller may not. 901 without that right, or while ' +
      'emulating.',
    request: undefined,
    answer: [
      {
        agentId: 'AGT10482',
        profileId: 'PRF20931',
        companyName: 'Malabar Holidays Pvt Ltd',
        city: 'Kochi',
        person: 'Anita Menon',
      },
    ],
  },
  askEmulation: {
    about:
      'Asks to sit at the desk of an identity, for a reason that the emulated person reads. The result is a ticket for EMULATELOGIN, good for ' +
      'two minutes and for this session alone. With readonly nothing can be changed there.',
    request: {
      emulatedAgentId: 'AGT10482',
      emulatedProfileId: 'PRF20931',
      reason: 'Asked on the telephone to change a seat',
      readOnly: false,
    },
    answer: { ticket },
  },
  emulate: {
    about:
      'Begins a session at the other’s desk. The result is the seven parts of LOGINV2, of the emulated person; TransactionStatus is the ' +
      'session token there. The session of the caller goes on beside it, and the emulation ends with it. What is done there carries both ' +
      'names; passwords, papers and cards of the person stay their own (901).',
    request: { ticket },
    answer: {
      token: 'yX0v2bY0m1Yx6b3yq1zqk2r0m3b7oEJ0G3pXn9o4u8A',
      identity: {
        agentId: 'AGT10482',
        profileId: 'PRF20931',
        title: 'Ms',
        firstName: 'Anita',
        lastName: 'Menon',
        systemRoleId: '3',
        companyName: 'Malabar Holidays Pvt Ltd',
      },
      mustChangePassword: false,
    },
  },
  endEmulation: {
    about: 'Ends the emulation that the session is of; the session that it was begun from goes on.',
    request: undefined,
    answer: undefined,
  },
  emulations: {
    about: 'Who sat at the caller’s desk, why, and how often something was changed: newest first, the last hundred.',
    request: undefined,
    answer: [
      {
        emulationId: '8a1f7f7e-52b4-4a26-9f0e-2c7f3c1d9b10',
        actor: 'Farida Khan',
        company: 'Farelane Operations',
        reason: 'Asked on the telephone to change a seat',
        readOnly: false,
        beganAt: instant('2026-11-20T09:30:00.000Z'),
        endedAt: instant('2026-11-20T09:41:00.000Z'),
        changes: 1,
      },
    ],
  },
};
