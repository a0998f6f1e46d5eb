CREATE TABLE "redirects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"old_address" text NOT NULL,
	"new_address" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_paths" CHECK ("redirects"."old_address" ~ '^/[^/]' and "redirects"."new_address" ~ '^/([^/]|$)'),
	CONSTRAINT "redirects_apart" CHECK ("redirects"."old_address" <> "redirects"."new_address")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_old" ON "redirects" USING btree ("old_address");--> statement-breakpoint
CREATE INDEX "redirects_new" ON "redirects" USING btree ("new_address","id");--> statement-breakpoint
CREATE INDEX "redirects_added" ON "redirects" USING btree ("created_at","id");