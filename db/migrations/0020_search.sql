CREATE EXTENSION IF NOT EXISTS intarray;--> statement-breakpoint
CREATE TABLE "search_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"words" integer[] NOT NULL,
	"dated_at" timestamp with time zone NOT NULL,
	"public_from" timestamp with time zone,
	"public_until" timestamp with time zone,
	CONSTRAINT "search_items_record" UNIQUE("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "search_pending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_pending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer,
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"loose" text NOT NULL,
	"stems" text[] NOT NULL,
	"slips" integer[] NOT NULL,
	CONSTRAINT "search_words_word_unique" UNIQUE("word")
);
--> statement-breakpoint
DROP INDEX "news_words";--> statement-breakpoint
DROP INDEX "news_search";--> statement-breakpoint
CREATE INDEX "search_items_newest" ON "search_items" USING btree ("kind","dated_at","record_id");--> statement-breakpoint
CREATE INDEX "search_items_words" ON "search_items" USING gin ("words" gin__int_ops);--> statement-breakpoint
CREATE INDEX "search_pending_transaction" ON "search_pending" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "search_words_loose" ON "search_words" USING btree ("loose" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_stems" ON "search_words" USING gin ("stems");--> statement-breakpoint
CREATE INDEX "search_words_slips" ON "search_words" USING gin ("slips" gin__int_ops);--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin ("loose" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "search_key";--> statement-breakpoint
-- How frequent a word is decides by which index it is found, so the frequencies of more words are kept.
ALTER TABLE "search_items" ALTER COLUMN "words" SET STATISTICS 1000;
