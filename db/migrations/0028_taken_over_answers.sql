ALTER TABLE "member_answers" ADD COLUMN "taken_over_year" smallint;--> statement-breakpoint
CREATE INDEX "assessment_colleagues_address" ON "assessment_colleagues" USING btree ("email");