-- Papers after the booking, and PNRs that are taken over without tickets.

-- The customer's receipt for a refund is a document of its own, in the agency's series.
alter table issued_document drop constraint issued_document_kind_check;
alter table issued_document add constraint issued_document_kind_check
  check (kind in ('ticket', 'invoice', 'customer-invoice', 'credit-note', 'customer-credit-note'));

-- A record without tickets is taken over as a hold, until its ticketing time limit.
alter table imported_pnr add column held_until timestamptz(3);
