CREATE TABLE "record_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"is_deletion" boolean NOT NULL,
	"row" jsonb NOT NULL,
	"transaction" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" integer,
	"account_email" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_log_list";--> statement-breakpoint
DROP INDEX "audit_log_account";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "record_id" integer;--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_versions_record" ON "record_versions" USING btree ("kind","record_id","id");--> statement-breakpoint
CREATE INDEX "record_versions_bin" ON "record_versions" USING btree ("at","id") WHERE is_deletion;--> statement-breakpoint
CREATE INDEX "record_versions_bin_kind" ON "record_versions" USING btree ("kind","at","id") WHERE is_deletion;--> statement-breakpoint
CREATE INDEX "record_versions_transaction" ON "record_versions" USING btree ("transaction") WHERE is_deletion;--> statement-breakpoint
CREATE INDEX "record_versions_account" ON "record_versions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_record" ON "audit_log" USING btree ("kind","record_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_list" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_account" ON "audit_log" USING btree ("account_id","at","id");