CREATE TABLE "preview_remarks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_remarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"preview_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "previews" ADD COLUMN "record_id" integer;--> statement-breakpoint
ALTER TABLE "previews" ADD COLUMN "shared_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "previews" ADD COLUMN "follows_record" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "preview_remarks" ADD CONSTRAINT "preview_remarks_preview_id_previews_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."previews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_remarks_list" ON "preview_remarks" USING btree ("preview_id");--> statement-breakpoint
CREATE INDEX "previews_shared" ON "previews" USING btree ("kind","record_id") WHERE "previews"."shared_until" is not null;