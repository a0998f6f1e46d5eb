ALTER TABLE "event_dates" ADD COLUMN "ends_at" timestamp with time zone GENERATED ALWAYS AS ((event_date + 1)::timestamp at time zone 'Asia/Ulaanbaatar') STORED;--> statement-breakpoint
-- Of several registrations of one address the one that came in stays, or else the newest: what hangs on the others goes over to it.
CREATE TEMPORARY TABLE joined_registrations ON COMMIT DROP AS
SELECT id, stays FROM (
  SELECT r.id, first_value(r.id) OVER (
    PARTITION BY r.event_id, lower(r.email)
    ORDER BY EXISTS (SELECT FROM event_scans s WHERE s.registration_id = r.id AND s.verdict = 'admitted') DESC, r.created_at DESC, r.id DESC
  ) AS stays FROM event_registrations r
) AS chosen WHERE id <> stays;--> statement-breakpoint
UPDATE event_scans SET registration_id = j.stays, verdict = CASE WHEN verdict = 'admitted' THEN 'again' ELSE verdict END
FROM joined_registrations j WHERE registration_id = j.id;--> statement-breakpoint
UPDATE mail_outbox SET registration_id = j.stays FROM joined_registrations j WHERE registration_id = j.id;--> statement-breakpoint
DELETE FROM event_registrations USING joined_registrations j WHERE event_registrations.id = j.id;--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_address" ON "event_registrations" USING btree ("event_id",lower("email"));
