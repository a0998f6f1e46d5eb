-- Registration numbers are compared letter by letter, and were written in three ways: all are in capitals and without
-- spaces from now on. `lib/directory/registration-number.ts` writes new ones so.
CREATE FUNCTION pg_temp.as_registered(number text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select case when given.number = 'NULL' then '' else given.number end
  from (select upper(regexp_replace(as_registered.number, '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', '', 'g')) as number) given
$$;
--> statement-breakpoint
-- Listings that turn out to have one number: the first keeps it, as an approved number stands once. The others stay
-- listed without one, and the staff read of it among what is reported of listings.
WITH same AS (
  select id, registration_number, pg_temp.as_registered(registration_number) as number
  from directory_companies where approval
), later AS (
  select same.id, same.registration_number, first.id as first_id
  from same
  join lateral (select min(s.id) as id from same s where s.number = same.number) first on first.id < same.id
  where same.number <> ''
), told AS (
  insert into directory_reports (company_id, text)
  select id, 'Регистрийн дугаар «' || registration_number || '» нь № ' || first_id
    || ' байгууллагын дугаартай давхардсан тул хасагдлаа. Хоёр бүртгэлийг тулгаж, дугаарыг засна уу.'
  from later
)
UPDATE directory_companies c SET registration_number = '', version = version + 1, updated_at = now()
  from later where c.id = later.id;
--> statement-breakpoint
UPDATE directory_companies SET registration_number = pg_temp.as_registered(registration_number)
  where registration_number <> pg_temp.as_registered(registration_number);
--> statement-breakpoint
UPDATE member_companies SET registration_number = pg_temp.as_registered(registration_number)
  where registration_number <> pg_temp.as_registered(registration_number);
--> statement-breakpoint
UPDATE event_partners SET registration_number = pg_temp.as_registered(registration_number)
  where registration_number <> pg_temp.as_registered(registration_number);
--> statement-breakpoint
-- What waits for the staff, and what may come back from the bin.
UPDATE directory_changes
  SET changes = jsonb_set(changes, '{registration_number}', to_jsonb(pg_temp.as_registered(changes ->> 'registration_number')))
  where changes ->> 'registration_number' <> pg_temp.as_registered(changes ->> 'registration_number');
--> statement-breakpoint
UPDATE record_versions
  SET row = jsonb_set(row, '{registration_number}', to_jsonb(pg_temp.as_registered(row ->> 'registration_number')))
  where kind in ('directory_companies', 'event_partners')
    and row ->> 'registration_number' <> pg_temp.as_registered(row ->> 'registration_number');
--> statement-breakpoint
-- Members and partners whose number was written otherwise than their listing's; a frozen edition stays as it is.
UPDATE member_companies m SET company_id = c.id from directory_companies c
  where c.approval and c.registration_number = m.registration_number and m.registration_number <> ''
    and m.company_id is distinct from c.id;
--> statement-breakpoint
UPDATE event_partners p SET company_id = c.id from directory_companies c, events e
  where c.approval and c.registration_number = p.registration_number and p.registration_number <> ''
    and p.company_id is distinct from c.id and e.id = p.event_id and e.frozen_at is null;
