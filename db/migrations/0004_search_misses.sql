CREATE TABLE "search_misses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_misses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"site" text NOT NULL,
	"term" text,
	"nothing" integer DEFAULT 0 NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"missed" integer GENERATED ALWAYS AS (nothing + greatest(found - opened, 0)) STORED NOT NULL,
	"asked_on" date DEFAULT current_date NOT NULL,
	CONSTRAINT "search_misses_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "search_misses_most" ON "search_misses" USING btree ("missed" DESC NULLS FIRST,"id") WHERE "search_misses"."term" is not null and "search_misses"."missed" > 0;--> statement-breakpoint
CREATE INDEX "search_misses_day" ON "search_misses" USING btree ("asked_on");