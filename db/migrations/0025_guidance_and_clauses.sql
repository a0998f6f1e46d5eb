CREATE TABLE "assessment_clauses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_clauses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"standard_id" integer NOT NULL,
	"clause" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_clauses_clause" CHECK ("assessment_clauses"."clause" <> '')
);
--> statement-breakpoint
CREATE TABLE "assessment_standards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_standards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"edition" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_standards_named" CHECK ("assessment_standards"."code" <> '' and "assessment_standards"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "assessment_questions" ADD COLUMN "explanation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_questions" ADD COLUMN "explanation_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_questions" ADD COLUMN "evidence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_questions" ADD COLUMN "evidence_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_clauses" ADD CONSTRAINT "assessment_clauses_question_id_assessment_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."assessment_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_clauses" ADD CONSTRAINT "assessment_clauses_standard_id_assessment_standards_id_fk" FOREIGN KEY ("standard_id") REFERENCES "public"."assessment_standards"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_clauses_unique" ON "assessment_clauses" USING btree ("question_id","standard_id","clause");--> statement-breakpoint
CREATE INDEX "assessment_clauses_standard" ON "assessment_clauses" USING btree ("standard_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_standards_code_unique" ON "assessment_standards" USING btree (lower("code"));