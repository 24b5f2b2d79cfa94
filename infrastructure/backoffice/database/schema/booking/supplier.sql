-- What suppliers were asked for, and which of their documents are which booking's.

create table supplier_order (
  supplier text not null,
  order_key text not null,
  -- sent: asked for, or about to be; confirmed and refused are for good.
  state text not null check (state in ('sent', 'confirmed', 'refused')),
  -- The supplier's own key of what was asked for.
  offer_key text,
  sent_at timestamptz(3),
  -- Until when the supplier would still sell what was asked for: no late request can buy after it.
  good_until timestamptz(3),
  -- Why it was refused, and what it cost by then; minor units.
  reason text,
  total bigint,
  currency text,
  -- The services at fault.
  ssr_ids json,
  -- What is needed to read the answer: the supplier's names of the travellers, and the services.
  asked json,
  -- The supplier's own name of what was bought.
  supplier_ref text,
  confirmation json,
  made_at timestamptz(3) not null default now(),
  primary key (supplier, order_key),
  constraint supplier_order_sent check (state <> 'sent' or (sent_at is not null and good_until is not null and asked is not null)),
  constraint supplier_order_confirmed check ((state = 'confirmed') = (confirmation is not null))
);
-- An order of a supplier is ours by one key, sold or taken over. What is done to orders names them as well, in books of its own.
create unique index supplier_order_ref on supplier_order (supplier, supplier_ref)
  where supplier_ref is not null and supplier not like '%-amendment';

create table supplier_document (
  supplier text not null,
  -- As its product names it: thirteen digits, or a locator with who gave it out, '6E QR7K2P'.
  number text not null,
  transaction_id text not null,
  agency_id text not null,
  primary key (supplier, number)
);
create index supplier_document_number on supplier_document (number);
create index supplier_document_booking on supplier_document (transaction_id);
