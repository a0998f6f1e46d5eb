CREATE TABLE "links" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"field" text NOT NULL,
	"href" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "links_kind_record_id_field_href_pk" PRIMARY KEY("kind","record_id","field","href")
);
--> statement-breakpoint
CREATE TABLE "outside_links" (
	"url" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"status" smallint,
	"failures" smallint DEFAULT 0 NOT NULL,
	"is_broken" boolean GENERATED ALWAYS AS (failures >= 2) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "record_kind" text;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "record_id" integer;--> statement-breakpoint
CREATE INDEX "links_target" ON "links" USING btree ("target" text_pattern_ops,"kind","record_id");--> statement-breakpoint
CREATE INDEX "outside_links_broken" ON "outside_links" USING btree ("checked_at","url") WHERE is_broken;--> statement-breakpoint
CREATE INDEX "outside_links_checked" ON "outside_links" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "redirects_record" ON "redirects" USING btree ("record_kind","record_id") WHERE record_kind is not null;