-- Carts, and the services in them. What was made of a service is the booking under its request id.

create table cart (
  agency_id text not null references agency,
  cart_id text not null,
  name text not null,
  kind text not null check (kind in ('online', 'offline')),
  shared boolean not null,
  owner_user_id text not null,
  changed_at timestamptz(3) not null default moment_of_record()
);
create index cart_changed on cart (agency_id, kind, changed_at desc, cart_id);
alter table cart add primary key (agency_id, cart_id);

create table cart_item (
  agency_id text not null,
  item_id text not null,
  cart_id text not null,
  position integer not null,
  -- What its product's quote and BOOK take, as asked.
  content jsonb not null,
  in_short jsonb not null,
  -- What the customer was to pay, in minor units.
  shown bigint not null,
  currency text not null,
  added_by text not null,
  added_at timestamptz(3) not null default moment_of_record(),
  -- The last quote, and whose.
  quote_id text not null,
  quoted_by text not null,
  -- How often it was tried and came to nothing, which makes another request id.
  tries integer not null default 0 check (tries >= 0),
  request_id text not null generated always as (case tries when 0 then item_id else item_id || '~' || tries::text end) stored,
  foreign key (agency_id, cart_id) references cart on delete cascade
);
create index cart_item_of on cart_item (agency_id, cart_id, position);
alter table cart_item add primary key (agency_id, item_id);
