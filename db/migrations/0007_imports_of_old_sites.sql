CREATE TABLE "import_records" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"old_key" text NOT NULL,
	"record_id" integer NOT NULL,
	"hash" text NOT NULL,
	"version" integer,
	"added_run" integer NOT NULL,
	"saved_run" integer NOT NULL,
	CONSTRAINT "import_records_source_kind_old_key_pk" PRIMARY KEY("source","kind","old_key")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"counts" jsonb
);
--> statement-breakpoint
ALTER TABLE "import_records" ADD CONSTRAINT "import_records_added_run_import_runs_id_fk" FOREIGN KEY ("added_run") REFERENCES "public"."import_runs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_records" ADD CONSTRAINT "import_records_saved_run_import_runs_id_fk" FOREIGN KEY ("saved_run") REFERENCES "public"."import_runs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_records_added" ON "import_records" USING btree ("added_run");--> statement-breakpoint
CREATE INDEX "import_records_saved" ON "import_records" USING btree ("saved_run");