-- Papers of bookings that were sent by mail.

create table sent_paper (
  sent_paper_id text primary key,
  agency_id text not null,
  transaction_id text not null,
  actor_user_id text not null,
  actor text not null,
  on_behalf_of text,
  -- Who asked twice for the same gets the same; another content under the id is refused.
  request_id text not null,
  request_digest text not null,
  sent_at timestamptz(3) not null,
  receivers integer not null check (receivers > 0),
  -- What was sent, to whom. It never changes.
  document json not null,
  unique (agency_id, request_id)
);
create index sent_paper_of on sent_paper (transaction_id, sent_at);
create index sent_paper_by on sent_paper (agency_id, actor_user_id, sent_at);

-- {filename, mimeType, base64}
alter table mail_outbox add attachment json;
