# Mail about trips that wait for approval.
approval-asked-subject = Approval { $approval }: { $traveller }, { $title }, { $total }
approval-asked-text = { $requester } of { $company } asks you to approve a trip. It can be decided until { $until }; after that it is not booked.
approval-asked-soft-subject = You may decline { $approval }: { $traveller }, { $title }, { $total }
approval-asked-soft-text = { $requester } of { $company } is about to book a trip. You can decline it until { $until }; after that it is booked.
approval-notified-subject = For your information: { $traveller }, { $title }, { $total }, { $approval }
approval-notified-text = { $requester } of { $company } books a trip that you look after. Nothing is asked of you.
approval-permitted-subject = Approved, book it by { $until }: { $title }, approval { $approval }
approval-permitted-text = Your trip was approved. Book it by { $until }, for { $most } at most; a dearer price, or another trip, is asked for once more.
approval-unbooked-subject = Approved but not booked in time: { $title }, approval { $approval }
approval-unbooked-text = Your trip was approved, but nobody booked it until { $until }. Nothing was charged. Search again to ask for it once more.
approval-escalated-subject = Still waiting: approval { $approval }, { $traveller }, { $title }
approval-escalated-text = A trip that { $requester } of { $company } asked for has not been decided. You can decide until { $until }; after that it is not booked.
approval-escalated-soft-subject = Still open: { $approval }, { $traveller }, { $title }
approval-escalated-soft-text = Nobody has decided on a trip that { $requester } of { $company } asked for. You can decline it until { $until }; after that it is booked.
approval-declined-subject = Declined: { $title }, approval { $approval }
approval-declined-text = Your trip was declined. Nothing was charged.
approval-expired-subject = Not decided in time: { $title }, approval { $approval }
approval-expired-text = Nobody decided on your trip in time, so it was not booked. Nothing was charged. Search again to ask for it once more.
approval-booked-subject = Approved and booked: { $title }, approval { $approval }
approval-booked-text = Your trip was approved and booked.
approval-stood-subject = Booked: { $title }, approval { $approval }
approval-stood-text = Nobody declined your trip in time: it was booked.
approval-not-booked-subject = Approved but not booked: { $title }, approval { $approval }
approval-not-booked-text = Your trip was approved, but it could not be booked any more. Nothing was charged. Search again to ask for it at today’s price.
approval-trip = { $traveller }, { $title }, { $date }, { $total }
approval-with = Bought with it, in the total: { $product ->
    [insurance] insurance
   *[other] another service
}, { $amount }
approval-reason = Reason given: { $reason }
approval-note = Note: { $note }
approval-price = The price changed from { $from } to { $to }.
approval-link = Open your approvals: { $link }
