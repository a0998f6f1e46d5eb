ALTER TABLE "assessment_changes" DROP CONSTRAINT "assessment_changes_known";--> statement-breakpoint
ALTER TABLE "assessment_reviews" ADD COLUMN "remind_on" date;--> statement-breakpoint
ALTER TABLE "member_answers" ADD COLUMN "taken_over_year" smallint;--> statement-breakpoint
ALTER TABLE "assessment_changes" ADD CONSTRAINT "assessment_changes_known" CHECK ("assessment_changes"."kind" in ('answer', 'finding', 'asked', 'handed_back', 'reviewed', 'score', 'publication'));