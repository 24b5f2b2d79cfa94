-- A request that is settled is under way until its booking has moved; and the language that whoever asked reads.

alter table service_request drop constraint service_request_state_check;
alter table service_request add constraint service_request_state_check
  check (state in ('asked', 'taken', 'under-way', 'offered', 'accepted', 'confirmed', 'refused', 'declined', 'withdrawn', 'closed'));
alter table service_request add constraint service_request_under_way check (state <> 'under-way' or taken_by_user_id is not null);
alter table service_request add column language text not null default 'en' check (language in ('en', 'fr', 'ar'));
