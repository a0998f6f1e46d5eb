CREATE TABLE "pdf_texts" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"pages" text[] NOT NULL,
	"retry_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "search_items" ADD COLUMN "sequence" "bytea";--> statement-breakpoint
ALTER TABLE "pdf_texts" ADD CONSTRAINT "pdf_texts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pdf_texts_retry" ON "pdf_texts" USING btree ("retry_at") WHERE retry_at is not null;