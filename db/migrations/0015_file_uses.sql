ALTER TABLE "files" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "files_used" ON "files" USING btree ("used_at","id");--> statement-breakpoint
CREATE INDEX "news_pictures" ON "news" USING btree ("id") WHERE text like '%/files/%' or text_en like '%/files/%';