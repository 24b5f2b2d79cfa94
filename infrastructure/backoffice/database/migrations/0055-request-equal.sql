-- What is asked for the same travellers of a booking, word for word, while the first waits for its answer, is one request.

alter table service_request add column wish text;
create unique index service_request_wish on service_request (agency_id, wish)
  where wish is not null and state in ('asked', 'taken', 'under-way');
