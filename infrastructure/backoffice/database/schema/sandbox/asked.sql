-- Orders that others decide on, as a hotel of a room on request: what they say, when that is heard, and until when they may.

create table sandbox_asked (
  order_key text primary key,
  product text not null,
  says text not null check (says in ('yes', 'no', 'nothing', 'withdrawn')),
  answers_at timestamptz(3) not null,
  until timestamptz(3) not null,
  -- The order, to be carried out where they say yes.
  asked json not null
);
