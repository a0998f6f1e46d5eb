ALTER TABLE "mail_outbox" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_outbox_bulk" ON "mail_outbox" USING btree ("id") WHERE is_bulk and taken_at is null and sent_at is null;--> statement-breakpoint
-- Counts of a minute are worth no wait for the disk; after a crash they begin at nothing.
ALTER TABLE "rate_limits" SET UNLOGGED;
