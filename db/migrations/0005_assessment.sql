CREATE TABLE "assessment_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cid" text NOT NULL,
	"pid" text,
	"question" text NOT NULL,
	"question_en" text DEFAULT '' NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_questions_cid_dotted" CHECK ("assessment_questions"."cid" ~ '^\d{1,4}(\.\d{1,4}){1,3}$'),
	CONSTRAINT "assessment_questions_asked" CHECK ("assessment_questions"."question" <> '')
);
--> statement-breakpoint
CREATE TABLE "assessment_respondents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_respondents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"percentage" smallint NOT NULL,
	"total_true" integer NOT NULL,
	"total_false" integer NOT NULL,
	"submission" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_respondents_submission_unique" UNIQUE("submission"),
	CONSTRAINT "assessment_respondents_share" CHECK ("assessment_respondents"."percentage" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "member_answers" (
	"assessment_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"answer" boolean NOT NULL,
	"proof" boolean DEFAULT false NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"proof_file_id" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_answers_assessment_id_question_id_pk" PRIMARY KEY("assessment_id","question_id"),
	CONSTRAINT "member_answers_proof_marked" CHECK ("member_answers"."proof_file_id" is null or "member_answers"."proof")
);
--> statement-breakpoint
CREATE TABLE "member_assessments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_assessments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"publication" boolean DEFAULT false NOT NULL,
	"official_document_id" integer,
	"form_id" integer,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_assessments_completed_whole" CHECK ("member_assessments"."completed_at" is null or ("member_assessments"."official_document_id" is not null and "member_assessments"."form_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "member_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"assessment_id" integer NOT NULL,
	"main_percentage" smallint NOT NULL,
	"first_section_per" smallint NOT NULL,
	"second_section_per" smallint NOT NULL,
	"third_section_per" smallint NOT NULL,
	"fourth_section_per" smallint NOT NULL,
	"fifth_section_per" smallint NOT NULL,
	"total_true" integer NOT NULL,
	"total_false" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_results_assessment_id_unique" UNIQUE("assessment_id"),
	CONSTRAINT "member_results_share" CHECK ("member_results"."main_percentage" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "respondent_answers" (
	"respondent_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"answer" boolean NOT NULL,
	"proof" boolean DEFAULT false NOT NULL,
	CONSTRAINT "respondent_answers_respondent_id_question_id_pk" PRIMARY KEY("respondent_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "member_companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"logo_file_id" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_companies_named" CHECK ("member_companies"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "member_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audience" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "private_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "private_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"original_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "is_secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_answers" ADD CONSTRAINT "member_answers_assessment_id_member_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."member_assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_answers" ADD CONSTRAINT "member_answers_question_id_assessment_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."assessment_questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_answers" ADD CONSTRAINT "member_answers_proof_file_id_private_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."private_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_assessments" ADD CONSTRAINT "member_assessments_member_id_member_companies_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member_companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_assessments" ADD CONSTRAINT "member_assessments_official_document_id_private_files_id_fk" FOREIGN KEY ("official_document_id") REFERENCES "public"."private_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_assessments" ADD CONSTRAINT "member_assessments_form_id_private_files_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."private_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_results" ADD CONSTRAINT "member_results_assessment_id_member_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."member_assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "respondent_answers" ADD CONSTRAINT "respondent_answers_respondent_id_assessment_respondents_id_fk" FOREIGN KEY ("respondent_id") REFERENCES "public"."assessment_respondents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "respondent_answers" ADD CONSTRAINT "respondent_answers_question_id_assessment_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."assessment_questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_companies" ADD CONSTRAINT "member_companies_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_member_id_member_companies_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_files" ADD CONSTRAINT "private_files_member_id_member_companies_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member_companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_questions_cid_unique" ON "assessment_questions" USING btree ("cid") WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX "assessment_questions_parent" ON "assessment_questions" USING btree ("pid");--> statement-breakpoint
CREATE INDEX "assessment_respondents_list" ON "assessment_respondents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "member_answers_question" ON "member_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "member_answers_proof" ON "member_answers" USING btree ("proof_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_assessments_year_unique" ON "member_assessments" USING btree ("member_id","year");--> statement-breakpoint
CREATE INDEX "member_assessments_document" ON "member_assessments" USING btree ("official_document_id");--> statement-breakpoint
CREATE INDEX "member_assessments_form" ON "member_assessments" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "member_results_list" ON "member_results" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "respondent_answers_question" ON "respondent_answers" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_companies_email_unique" ON "member_companies" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "member_companies_name" ON "member_companies" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "member_companies_logo" ON "member_companies" USING btree ("logo_file_id");--> statement-breakpoint
CREATE INDEX "member_sessions_member" ON "member_sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_sessions_expiry" ON "member_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_newest" ON "one_time_codes" USING btree ("audience","email","created_at");--> statement-breakpoint
CREATE INDEX "private_files_member" ON "private_files" USING btree ("member_id");