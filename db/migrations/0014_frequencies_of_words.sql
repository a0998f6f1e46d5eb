-- Lost when the first migrations were joined: without the frequencies of rarer words a search for one reads the whole index of dates.
ALTER TABLE "search_items" ALTER COLUMN "words" SET STATISTICS 1000;--> statement-breakpoint
ANALYZE "search_items";
