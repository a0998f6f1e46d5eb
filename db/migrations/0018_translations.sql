CREATE TABLE "translations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"name" text NOT NULL,
	"en_missing" boolean NOT NULL,
	"mn_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"en_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text GENERATED ALWAYS AS (case when en_missing then 'missing' when mn_changed_at > en_changed_at then 'outdated' else 'done' end) STORED NOT NULL,
	CONSTRAINT "translations_kind_known" CHECK ("translations"."kind" in ('news', 'pages', 'menu', 'reports', 'people', 'minerals', 'contact', 'questions'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "translations_record" ON "translations" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "translations_due" ON "translations" USING btree ("mn_changed_at","id") WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX "translations_due_of" ON "translations" USING btree ("state","kind","mn_changed_at","id") WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX "translations_name" ON "translations" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "files_pictures" ON "files" USING btree ("created_at","id") WHERE kind = 'image';--> statement-breakpoint
CREATE INDEX "files_original_name" ON "files" USING gin ("original_name" gin_trgm_ops);