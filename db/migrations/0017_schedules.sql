CREATE TABLE "previews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"shown" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "previews_kind_known" CHECK ("previews"."kind" in ('news', 'report', 'pageText'))
);
--> statement-breakpoint
DROP INDEX "reports_order";--> statement-breakpoint
DROP INDEX "news_published";--> statement-breakpoint
DROP INDEX "news_category_published";--> statement-breakpoint
DROP INDEX "news_archive_published";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "appears_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_texts" ADD COLUMN "appears_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_texts" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "appears_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "previews_account" ON "previews" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "previews_age" ON "previews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "news_appears" ON "news" USING btree ("appears_at") WHERE appears_at is not null;--> statement-breakpoint
CREATE INDEX "news_ends" ON "news" USING btree ("ends_at") WHERE ends_at is not null;--> statement-breakpoint
CREATE INDEX "reports_order" ON "reports" USING btree ("created_at","id","appears_at","ends_at");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("created_at","id","appears_at","ends_at") WHERE news_status;--> statement-breakpoint
CREATE INDEX "news_category_published" ON "news" USING btree ("category_cid","created_at","id","appears_at","ends_at") WHERE news_status;--> statement-breakpoint
CREATE INDEX "news_archive_published" ON "news" USING btree ("archive_month","created_at","id","appears_at","ends_at") WHERE news_status;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_schedule_in_order" CHECK ("reports"."ends_at" > "reports"."appears_at");--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_schedule_in_order" CHECK ("page_texts"."ends_at" > "page_texts"."appears_at");--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_schedule_in_order" CHECK ("news"."ends_at" > "news"."appears_at");