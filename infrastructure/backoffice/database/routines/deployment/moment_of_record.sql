-- When what is recorded happened: now, or in a transaction that makes the demonstration's past (`farelane.moment`) the moment
-- at which that trades. Leases, and what waits for them, go by the real time always.
create or replace function moment_of_record() returns timestamptz language sql volatile as $$
  select date_trunc('milliseconds', coalesce(nullif(current_setting('farelane.moment', true), '')::timestamptz, clock_timestamp()))
$$;
