CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call" text NOT NULL,
	"form" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer,
	"record_version" integer,
	"title" text NOT NULL,
	"values" jsonb NOT NULL,
	"account_id" integer,
	"open_form" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_record_unique" ON "drafts" USING btree ("kind","record_id","form","call") WHERE "drafts"."record_id" is not null;--> statement-breakpoint
CREATE INDEX "drafts_list" ON "drafts" USING btree ("kind","form","call","updated_at","id");--> statement-breakpoint
CREATE INDEX "drafts_age" ON "drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "drafts_account" ON "drafts" USING btree ("account_id");