ALTER TABLE "trades" RENAME COLUMN "traded_at" TO "trade_datetime";--> statement-breakpoint
ALTER TABLE "notices" RENAME COLUMN "sell_at" TO "sell_datetime";
