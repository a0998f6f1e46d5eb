CREATE FUNCTION "new_check_code"() RETURNS text LANGUAGE sql VOLATILE AS $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(uuid_send(gen_random_uuid()), 15) & 31), 1), '')
  from generate_series(1, 12)
$$;
--> statement-breakpoint
CREATE TABLE "assessment_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"validity_months" smallint DEFAULT 12 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "assessment_settings_one" CHECK ("assessment_settings"."id" = 1),
	CONSTRAINT "assessment_settings_validity" CHECK ("assessment_settings"."validity_months" between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "credential_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed_private_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_documents" (
	"result_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "result_documents_result_id_sha256_pk" PRIMARY KEY("result_id","sha256"),
	CONSTRAINT "result_documents_sha256" CHECK ("result_documents"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "result_documents_lang_known" CHECK ("result_documents"."lang" in ('mn', 'en'))
);
--> statement-breakpoint
ALTER TABLE "member_results" ADD COLUMN "check_code" text DEFAULT new_check_code() NOT NULL;--> statement-breakpoint
ALTER TABLE "member_results" ADD COLUMN "valid_until" timestamp with time zone DEFAULT now() + interval '12 months' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_results" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_results" ADD COLUMN "withdrawn_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "result_documents" ADD CONSTRAINT "result_documents_result_id_member_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."member_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credential_keys_signing" ON "credential_keys" USING btree ((sealed_private_key is not null)) WHERE sealed_private_key is not null;--> statement-breakpoint
ALTER TABLE "member_results" ADD CONSTRAINT "member_results_check_code_unique" UNIQUE("check_code");--> statement-breakpoint
ALTER TABLE "member_results" ADD CONSTRAINT "member_results_withdrawn_with_reason" CHECK (("member_results"."withdrawn_at" is null) = ("member_results"."withdrawn_reason" = ''));--> statement-breakpoint
UPDATE "member_results" SET "valid_until" = "created_at" + interval '12 months';--> statement-breakpoint
INSERT INTO "assessment_settings" ("id") VALUES (1);
