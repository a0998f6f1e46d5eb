ALTER TABLE "event_news" ADD COLUMN "figure" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_news" ADD COLUMN "figure_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "figure" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "figure_en" text DEFAULT '' NOT NULL;