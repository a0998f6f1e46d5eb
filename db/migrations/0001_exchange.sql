CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_num" text NOT NULL,
	"sell_at" timestamp with time zone NOT NULL,
	"seller_name" text NOT NULL,
	"type" text NOT NULL,
	"quantity" numeric(16, 3) NOT NULL,
	"lot_size" numeric(16, 3) NOT NULL,
	"currency" text NOT NULL,
	"other" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"own_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_size_positive" CHECK ("notices"."quantity" > 0 and "notices"."lot_size" > 0),
	CONSTRAINT "notices_named" CHECK ("notices"."order_num" <> '' and "notices"."seller_name" <> '' and "notices"."type" <> '' and "notices"."currency" <> ''),
	CONSTRAINT "notices_web" CHECK ("notices"."url" ~ '^(https?://|$)' and "notices"."own_url" ~ '^(https?://|$)')
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"traded_at" timestamp with time zone NOT NULL,
	"seller_name" text NOT NULL,
	"product_name" text NOT NULL,
	"product_category" text DEFAULT '' NOT NULL,
	"trade_num" text DEFAULT '' NOT NULL,
	"min_price" numeric(16, 4) NOT NULL,
	"price_currency" text NOT NULL,
	"mass" numeric(16, 3),
	"url" text DEFAULT '' NOT NULL,
	"own_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trades_price_positive" CHECK ("trades"."min_price" > 0),
	CONSTRAINT "trades_mass_positive" CHECK ("trades"."mass" > 0),
	CONSTRAINT "trades_named" CHECK ("trades"."seller_name" <> '' and "trades"."product_name" <> '' and "trades"."price_currency" <> ''),
	CONSTRAINT "trades_web" CHECK ("trades"."url" ~ '^(https?://|$)' and "trades"."own_url" ~ '^(https?://|$)')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "notices_natural" ON "notices" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("sell_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trades_natural" ON "trades" USING btree ("traded_at","seller_name","product_name","trade_num");--> statement-breakpoint
CREATE INDEX "trades_newest" ON "trades" USING btree ("traded_at","id");--> statement-breakpoint
CREATE INDEX "trades_prices" ON "trades" USING btree ("product_name","price_currency","traded_at","min_price");