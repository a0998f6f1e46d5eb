ALTER TABLE "event_registrations" ADD COLUMN "holds_address" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What was registered under one address before stays: each has a pass. The last is the one that a new sending changes.
UPDATE "event_registrations" SET "holds_address" = false WHERE EXISTS (
  SELECT FROM "event_registrations" "later"
  WHERE "later"."event_id" = "event_registrations"."event_id" AND "later"."email" = "event_registrations"."email"
    AND "later"."id" > "event_registrations"."id"
);--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_address" ON "event_registrations" USING btree ("event_id","email") WHERE holds_address;
