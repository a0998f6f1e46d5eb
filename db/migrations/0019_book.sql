CREATE TABLE "book_files" (
	"id" integer PRIMARY KEY NOT NULL,
	"pdf_file_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "book_files_one" CHECK ("book_files"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "book_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"image_file_id" integer NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "book_pages_titled" CHECK ("book_pages"."title" <> '')
);
--> statement-breakpoint
ALTER TABLE "book_files" ADD CONSTRAINT "book_files_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_pages" ADD CONSTRAINT "book_pages_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_files_pdf" ON "book_files" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "book_pages_order" ON "book_pages" USING btree ("sequence","id");--> statement-breakpoint
CREATE INDEX "book_pages_image" ON "book_pages" USING btree ("image_file_id");--> statement-breakpoint
INSERT INTO "book_files" ("id") VALUES (1);
