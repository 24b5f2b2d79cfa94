-- Records and tickets of suppliers: each is one booking's in the whole deployment, sold here or taken over.

create table supplier_document (
  supplier text not null,
  -- A ticket's 13 digits, or a locator with the airline that gave it out: '6E QR7K2P'.
  number text not null,
  transaction_id text not null,
  agency_id text not null,
  primary key (supplier, number)
);
create index supplier_document_number on supplier_document (number);
create index supplier_document_booking on supplier_document (transaction_id);

-- Claims what a booking has been confirmed with. What another booking has is refused, and the step that brought it with it.
create function claim_documents() returns trigger language plpgsql as $$
begin
  -- Travellers who were split off take their tickets with them.
  if tg_op = 'INSERT' and starts_with(new.request_id, 'split/') then
    update supplier_document d set transaction_id = new.transaction_id
    from amendment a, jsonb_array_elements(new.tickets) t
    where a.amendment_id = substr(new.request_id, 7) and d.transaction_id = a.transaction_id
      and d.supplier = new.supplier and d.number = t ->> 'number';
  end if;
  insert into supplier_document (supplier, number, transaction_id, agency_id)
  select new.supplier, n.number, new.transaction_id, new.agency_id
  from (
    select new.carrier || ' ' || new.pnr as number where new.pnr is not null
    union
    select t ->> 'number' from jsonb_array_elements(new.tickets) t
  ) n
  where not exists (
    select from supplier_document d
    where d.supplier = new.supplier and d.number = n.number and d.transaction_id = new.transaction_id
  )
  order by n.number;
  return null;
end $$;
create trigger booking_documents after insert on booking
  for each row when (new.pnr is not null) execute function claim_documents();
create trigger booking_documents_confirmed after update of pnr, tickets on booking
  for each row when (new.pnr is distinct from old.pnr or new.tickets is distinct from old.tickets)
  execute function claim_documents();

-- A booking that its supplier did not confirm has none, and seats that were let go of without a ticket are nobody's.
create function give_documents_back() returns trigger language plpgsql as $$
begin
  delete from supplier_document d where d.transaction_id = new.transaction_id;
  return null;
end $$;
create trigger booking_documents_over after update of status on booking
  for each row when (new.status in ('not-confirmed', 'released', 'expired') and old.status <> new.status)
  execute function give_documents_back();

-- As for the functions of bookings: their plans are kept from the first call on, when the table was small.
alter function claim_documents set enable_seqscan = off;
alter function give_documents_back set enable_seqscan = off;

drop table imported_ticket;

-- A booking that was made elsewhere and that no supplier confirms is asked of the operators.
alter table service_request drop constraint service_request_kind_check;
alter table service_request add constraint service_request_kind_check
  check (kind in ('group', 'offline-ssr', 'cancel', 'change', 'import'));
alter table service_request drop constraint service_request_check;
alter table service_request add constraint service_request_about check ((kind in ('group', 'import')) = (transaction_id is null));

-- An order of a supplier is ours by one key, sold or taken over. What is done to orders names them as well, in books of its own.
create unique index supplier_order_ref on supplier_order (supplier, supplier_ref)
  where supplier_ref is not null and supplier not like '%-amendment';
