CREATE INDEX "assessment_respondents_email" ON "assessment_respondents" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mail_outbox_address" ON "mail_outbox" USING btree ("to_address");--> statement-breakpoint
CREATE INDEX "mail_outbox_age" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "office_requests_email" ON "office_requests" USING btree ("email");