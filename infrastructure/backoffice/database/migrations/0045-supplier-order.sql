-- Orders sent to suppliers that know no idempotency key of ours: what was sent is recorded before it is sent, and what came
-- of it afterwards, so that a key never buys twice and a key that is settled stays so.

create table supplier_order (
  supplier text not null,
  order_key text not null,
  -- sent: asked for, or about to be; confirmed and refused are for good.
  state text not null check (state in ('sent', 'confirmed', 'refused')),
  fare_key text,
  sent_at timestamptz(3),
  -- Until when the supplier would still sell what was asked for: no late request can buy after it.
  good_until timestamptz(3),
  -- Why it was refused, and the fare that was then asked; minor units.
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
