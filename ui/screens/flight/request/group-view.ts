/** What all parts of the page that asks for a group are handed, and where its fields are. */
import type { GroupRequest, GroupRequestState } from '#application/portal/flight/request/group-request.ts';

export interface GroupView {
  readonly state: GroupRequestState;
  readonly page: GroupRequest;
}

/** The element of a field, by the path of its rule. */
export function groupFieldId(path: string): string {
  return `request-${path.replaceAll(/[.[\]]+/g, '-')}`;
}
