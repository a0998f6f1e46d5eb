ALTER TABLE "month_news" ADD COLUMN "cover_file_id" integer;--> statement-breakpoint
ALTER TABLE "month_news" ADD COLUMN "cover_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "month_news" ADD CONSTRAINT "month_news_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "month_news_cover" ON "month_news" USING btree ("cover_file_id");