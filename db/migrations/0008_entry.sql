-- Codes live for ten minutes; those on their way belong to no browser, and are asked for anew.
DELETE FROM "one_time_codes";--> statement-breakpoint
-- The end was reckoned by another clock than the beginning.
UPDATE "member_sessions" SET "expires_at" = least("expires_at", "created_at" + interval '12 hours');--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	CONSTRAINT "staff_sessions_short" CHECK ("staff_sessions"."expires_at" <= "staff_sessions"."created_at" + interval '12 hours')
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"receiver_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_receiver_hash_browser_hash_pk" PRIMARY KEY("receiver_hash","browser_hash")
);
--> statement-breakpoint
DROP INDEX "one_time_codes_newest";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "browser_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "address_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "is_known" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "is_mailed" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_sessions_account" ON "staff_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "known_browsers_expiry" ON "known_browsers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_browser" ON "one_time_codes" USING btree ("browser_hash","audience","email","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_mailed" ON "one_time_codes" USING btree ("audience","email","created_at") WHERE is_mailed;--> statement-breakpoint
CREATE INDEX "one_time_codes_age" ON "one_time_codes" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_short" CHECK ("member_sessions"."expires_at" <= "member_sessions"."created_at" + interval '12 hours');--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_tries" CHECK ("one_time_codes"."tries" between 0 and 5);