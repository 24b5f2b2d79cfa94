/** The agency area of the desk. */
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import type { Caller } from '../caller.ts';
import { addTraveller, type AddTravellerPorts, deleteTraveller, updateTraveller } from './add-traveller.ts';
import { type EmulationPorts, makeEmulationDesk } from './emulation.ts';
import { type GstProfilePorts, makeGstProfileDesk } from './gst-profiles.ts';
import { type PriceRulesPorts, readPriceRules, setPriceRules } from './price-rules.ts';
import { makeMarkupDesk, type MarkupPorts } from './markup/markup-desk.ts';
import { personalTravellers } from './personal-travellers.ts';
import { makeProfileDesk, type ProfilePorts } from './profile/profile.ts';
import { listDeliveries, replayDelivery } from './webhook/deliveries.ts';
import { addEndpoint, deleteEndpoint, type EndpointPorts, listEndpoints } from './webhook/endpoints.ts';
import { decideRegistration, listRegistrations, registrationPaper, showRegistration } from './registration/decide.ts';
import { sendOtp, verifyOtp } from './registration/otp.ts';
import { makeStaffDesk, type StaffPorts } from './staff.ts';
import { makeSupportDesk, type SupportPorts } from './support/support.ts';
import { addAgent, addDocument, followRegistration, type RegisterPorts } from './registration/register.ts';

export type AgencyDeskPorts = AddTravellerPorts &
  GstProfilePorts &
  EmulationPorts &
  ProfilePorts &
  RegisterPorts &
  PriceRulesPorts &
  MarkupPorts &
  EndpointPorts &
  StaffPorts &
  SupportPorts;

/** The part of the desk that has to do with saved travellers. */
export function makeTravellerDesk(
  ports: AddTravellerPorts,
): (caller: Caller) => Pick<AgencyDesk, 'personalTravellers' | 'addTraveller' | 'updateTraveller' | 'deleteTraveller'> {
  return (caller) => ({
    personalTravellers: (wanted) => personalTravellers(ports.travellers, caller, wanted),
    addTraveller: (traveller) => addTraveller(ports, caller, traveller),
    updateTraveller: (traveller) => updateTraveller(ports, caller, traveller),
    deleteTraveller: (asked) => deleteTraveller(ports, caller, asked),
  });
}

export function makeAgencyDesk(ports: AgencyDeskPorts): (caller: Caller) => AgencyDesk {
  const travellerDesk = makeTravellerDesk(ports);
  const profileDesk = makeProfileDesk(ports);
  const staffDesk = makeStaffDesk(ports);
  const gstDesk = makeGstProfileDesk(ports);
  const supportDesk = makeSupportDesk(ports);
  const emulationDesk = makeEmulationDesk(ports);
  const markupDesk = makeMarkupDesk(ports);
  return (caller) => ({
    ...travellerDesk(caller),
    ...profileDesk(caller),
    ...staffDesk(caller),
    ...gstDesk(caller),
    ...emulationDesk(caller),
    ...markupDesk(caller),
    ...supportDesk(caller),
    sendOtp: (asked) => sendOtp(ports, caller, asked),
    verifyOtp: (asked) => verifyOtp(ports, asked),
    addDocument: (document) => addDocument(ports, caller, document),
    addAgent: (asked) => addAgent(ports, caller, asked),
    followRegistration: (asked) => followRegistration(ports, asked),
    registrations: (wanted) => listRegistrations(ports, caller, wanted),
    registration: (asked) => showRegistration(ports, caller, asked),
    registrationPaper: (asked) => registrationPaper(ports, caller, asked),
    decideRegistration: (decision) => decideRegistration(ports, caller, decision),
    priceRules: () => readPriceRules(ports, caller),
    setPriceRules: (rules) => setPriceRules(ports, caller, rules),
    addEndpoint: (endpoint) => addEndpoint(ports, caller, endpoint),
    endpoints: () => listEndpoints(ports, caller),
    deleteEndpoint: (asked) => deleteEndpoint(ports, caller, asked),
    deliveries: (wanted) => listDeliveries(ports, caller, wanted),
    replayDelivery: (asked) => replayDelivery(ports, caller, asked),
  });
}
