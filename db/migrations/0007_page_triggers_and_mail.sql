ALTER TABLE "cache_tags" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "cache_tags" CASCADE;--> statement-breakpoint
DROP INDEX "mail_outbox_due";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "message_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "request_id" integer;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "respondent_id" integer;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_request_id_office_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."office_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_respondent_id_assessment_respondents_id_fk" FOREIGN KEY ("respondent_id") REFERENCES "public"."assessment_respondents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_request" ON "mail_outbox" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_respondent" ON "mail_outbox" USING btree ("respondent_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("is_secret","next_attempt_at") WHERE sent_at is null;