/** Flights on the screens of all requests. */
import { isFlightRequest } from '#domain/flight/request/request.ts';
import { flightRequestRules } from '#domain/flight/request/request-rules.ts';
import type { RequestProps, RequestView } from '#ui/booking/request/request-view.ts';
import { AgreedSettle } from './agreed-settle.tsx';
import { GroupMaking } from './group-making.tsx';
import { GroupNamed, GroupNaming } from './group-naming.tsx';
import { GroupOffered, GroupOffering, offeredFieldId } from './group-offer.tsx';
import { BookingFacts, GroupFacts } from './request-facts.tsx';
import { ImportDisplay, ImportFacts } from './request-import.tsx';

export const flightRequestView: RequestView = {
  rules: flightRequestRules,
  Wish,
  Beside: ({ request }) =>
    isFlightRequest(request) && request.taking !== undefined ? <ImportDisplay taking={request.taking} /> : null,
  Named: GroupNamed,
  Naming: GroupNaming,
  Offering: GroupOffering,
  Offered: GroupOffered,
  offeredFieldId,
  Making: GroupMaking,
  Settling: AgreedSettle,
  isHeld: (request) => isFlightRequest(request) && request.taking?.heldUntil !== undefined,
};

function Wish({ request }: RequestProps) {
  if (!isFlightRequest(request)) return null;
  const { group, about, taking } = request;
  return (
    <>
      {group === undefined ? null : <GroupFacts group={group} />}
      {about === undefined ? null : <BookingFacts request={request} about={about} />}
      {taking === undefined ? null : <ImportFacts request={request} taking={taking} />}
    </>
  );
}
