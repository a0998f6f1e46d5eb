ALTER TABLE "assessment_respondents" ADD COLUMN "consent" text;--> statement-breakpoint
ALTER TABLE "assessment_respondents" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_assessments" ADD COLUMN "consent" text;--> statement-breakpoint
ALTER TABLE "member_assessments" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "directory_registrants" ADD COLUMN "consent" text;--> statement-breakpoint
ALTER TABLE "directory_registrants" ADD COLUMN "consented_at" timestamp with time zone;