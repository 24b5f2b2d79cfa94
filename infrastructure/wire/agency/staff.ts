/** The agency's people. Shapes chosen here beside `userid`, `status`, `permissions`, `limitperbooking` and `limitperday`. */
import type { AddStaff, ShownStaff, StaffDesk, StaffList, UpdateStaff } from '#application/desk/agency/staff.ts';
import {
  type ChargeLimits,
  type StaffPermission,
  staffPermissions,
  staffStatuses,
  type StaffTerms,
} from '#domain/agency/staff.ts';
import { nothing } from '../form/codec.ts';
import { flag, money, oneOf, requestId, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, or, record, type Shape, spread } from '../form/shape.ts';

const permissions: Shape<readonly StaffPermission[]> = list(oneOf(staffPermissions));

const may = {
  permissions: or('permissions', permissions, []),
  limits: spread(
    record<ChargeLimits>({ perBooking: maybe('limitperbooking', money), perDay: maybe('limitperday', money) }),
  ),
} as const;

const terms = { status: at('status', oneOf(staffStatuses)), ...may } as const satisfies {
  [Each in keyof StaffTerms]: unknown;
};

const person = {
  userId: at('userid', text),
  title: at('title', text),
  firstName: at('first_name', text),
  lastName: at('last_name', text),
  mobile: at('contact_number', text),
} as const;

const once = { requestId: at('requestid', requestId) } as const;

const shown = record<ShownStaff>({
  ...person,
  ...terms,
  isAgent: at('agent', flag),
  isInvited: at('invited', flag),
  version: at('version', whole),
  mayChange: at('maychange', flag),
});

const everybody = codecOf(record<StaffList>({ staff: at('staff', list(shown)), mayGive: at('maygive', permissions) }));

export const staffOperations: AreaOperations<StaffDesk> = {
  listStaff: operation({ opid: 'ST001', actioncode: 'LISTSTAFF', request: nothing, answer: inResult(everybody) }),
  addStaff: operation({
    opid: 'ST001',
    actioncode: 'ADDSTAFF',
    request: codecOf(record<AddStaff>({ ...person, ...may, ...once })),
    answer: inResult(everybody),
    changes: true,
  }),
  updateStaff: operation({
    opid: 'ST001',
    actioncode: 'UPDATESTAFF',
    request: codecOf(record<UpdateStaff>({ userId: person.userId, ...terms, version: at('version', whole), ...once })),
    answer: inResult(everybody),
    changes: true,
  }),
};
