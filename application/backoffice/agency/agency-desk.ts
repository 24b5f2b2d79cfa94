/** The agency area of the desk. */
import type { AgencyDesk } from '#application/desk/agency.ts';
import type { Caller } from '../caller.ts';
import { addTraveller, type AddTravellerPorts } from './add-traveller.ts';
import { personalTravellers } from './personal-travellers.ts';

export type AgencyDeskPorts = AddTravellerPorts;

export function makeAgencyDesk(ports: AgencyDeskPorts): (caller: Caller) => AgencyDesk {
  return (caller) => ({
    personalTravellers: (wanted) => personalTravellers(ports.travellers, caller, wanted),
    addTraveller: (traveller) => addTraveller(ports, caller, traveller),
  });
}
