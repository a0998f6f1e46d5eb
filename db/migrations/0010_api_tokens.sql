CREATE TABLE "api_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"account_role" smallint NOT NULL,
	"account_id" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"ends_on" date NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_tokens_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "api_tokens_name_filled" CHECK (length(btrim("api_tokens"."name")) > 0),
	CONSTRAINT "api_tokens_role_known" CHECK ("api_tokens"."account_role" between 1 and 3),
	CONSTRAINT "api_tokens_year" CHECK ("api_tokens"."ends_on" <= ("api_tokens"."created_at" at time zone 'Asia/Ulaanbaatar')::date + 366)
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_name_unique" ON "api_tokens" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "api_tokens_list" ON "api_tokens" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "api_tokens_account" ON "api_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "api_tokens_end" ON "api_tokens" USING btree ("ends_on");