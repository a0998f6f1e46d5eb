CREATE TABLE "assessment_colleagues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_colleagues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"assessment_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"sections" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_colleagues_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "assessment_colleagues_sections" CHECK (cardinality("assessment_colleagues"."sections") > 0)
);
--> statement-breakpoint
CREATE TABLE "colleague_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"colleague_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "colleague_sessions_short" CHECK ("colleague_sessions"."expires_at" <= "colleague_sessions"."created_at" + interval '12 hours')
);
--> statement-breakpoint
ALTER TABLE "member_answers" ADD COLUMN "colleague_id" integer;--> statement-breakpoint
ALTER TABLE "assessment_colleagues" ADD CONSTRAINT "assessment_colleagues_assessment_id_member_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."member_assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleague_sessions" ADD CONSTRAINT "colleague_sessions_colleague_id_assessment_colleagues_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."assessment_colleagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_colleagues_email_unique" ON "assessment_colleagues" USING btree ("assessment_id","email");--> statement-breakpoint
CREATE INDEX "colleague_sessions_colleague" ON "colleague_sessions" USING btree ("colleague_id");--> statement-breakpoint
CREATE INDEX "colleague_sessions_expiry" ON "colleague_sessions" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "member_answers" ADD CONSTRAINT "member_answers_colleague_id_assessment_colleagues_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."assessment_colleagues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_answers_colleague" ON "member_answers" USING btree ("colleague_id");