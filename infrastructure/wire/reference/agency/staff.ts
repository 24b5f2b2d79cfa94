/** Examples of the agency's people. */
import type { ShownStaff, StaffDesk, StaffList } from '#application/desk/agency/staff.ts';
import { staffPermissions } from '#domain/agency/staff.ts';
import type { AreaReference } from '../area-reference.ts';
import { rupees } from '../samples.ts';

const nikhil: ShownStaff = {
  userId: 'nikhil@malabar.example',
  title: 'Mr',
  firstName: 'Nikhil',
  lastName: 'Das',
  mobile: '9847022816',
  status: 'Active',
  permissions: ['search', 'book', 'ticket', 'send-quotes'],
  limits: { perBooking: rupees('75000.00'), perDay: rupees('100000.00') },
  isAgent: false,
  isInvited: true,
  version: 1,
  mayChange: true,
};

const { status, isAgent: _agent, isInvited: _invited, version, mayChange: _may, ...person } = nikhil;

const everybody: StaffList = { staff: [nikhil], mayGive: staffPermissions };

export const staffReference: AreaReference<StaffDesk> = {
  listStaff: {
    about:
      'The people of the agency but the caller, by name: what each may do and charge. permissions: search; book (quote and ' +
      'hold; needs search); ticket (charge the account; needs book); cancel; import (needs ticket); send-quotes (needs search); ' +
      'see-net-fares; see-ledger (ledger and balance; needs see-net-fares); deposit; manage-staff; emulate. agent is the agency’s own ' +
      'agent, who may besides issue in spite of findings, ask other prices, set the rules for that, and add webhooks; invited ' +
      'has not logged in yet; maychange is false of a person who may do what the caller may not. maygive is what the caller ' +
      'may permit. 901 without the right manage-staff, here and below.',
    request: undefined,
    answer: everybody,
  },
  addStaff: {
    about:
      'Adds a person, who is mailed an invitation to log in once with userid. limitperbooking is what one sale, or one change ' +
      'to a booking, may charge the account, limitperday what all of a day of the business zone may, less what its bookings are refunded that day; ' +
      'without them nothing limits it. 902 for a permission without the one it needs (permission-needs), for more than the caller has ' +
      '(permission-not-yours, limit-above-own), and where somebody logs in with this userid (email-registered).',
    request: { ...person, requestId: '4f1d0f7e-5c57-4f0e-9a53-0f3d5c2f1a10' },
    answer: everybody,
  },
  updateStaff: {
    about:
      'Sets status, permissions and limits, whole. They hold from the person’s next request; another status ends their ' +
      'sessions, and only Active may come in. version is that of LISTSTAFF: 902 staff-changed where it is another by now. ' +
      '902 staff-self for the caller, 901 for a person who may do what the caller may not.',
    request: {
      userId: nikhil.userId,
      status,
      permissions: ['search', 'book'],
      limits: { perDay: rupees('50000.00') },
      version,
      requestId: '8a1f7c52-3f1b-4b0e-8a6d-6f0a3f7a9c11',
    },
    answer: {
      ...everybody,
      staff: [{ ...nikhil, permissions: ['search', 'book'], limits: { perDay: rupees('50000.00') }, version: 2 }],
    },
  },
};
