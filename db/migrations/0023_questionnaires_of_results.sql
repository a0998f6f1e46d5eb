CREATE TABLE "assessment_questionnaires" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_questionnaires_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"digest" text NOT NULL,
	"questions" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_questionnaires_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "assessment_questions" ADD COLUMN "meaning" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_respondents" ADD COLUMN "questionnaire_id" integer;--> statement-breakpoint
ALTER TABLE "member_answers" ADD COLUMN "meaning" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_results" ADD COLUMN "questionnaire_id" integer;--> statement-breakpoint
ALTER TABLE "assessment_respondents" ADD CONSTRAINT "assessment_respondents_questionnaire_id_assessment_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."assessment_questionnaires"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_results" ADD CONSTRAINT "member_results_questionnaire_id_assessment_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."assessment_questionnaires"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
with "answered" as (
  select r."of", r."id", q."id" as "question_id", q."cid", q."pid", q."question", q."question_en"
  from (
    select 'member' as "of", m."id", a."question_id" from "member_results" m
    join "member_answers" a on a."assessment_id" = m."assessment_id"
    union all
    select 'respondent', "respondent_id", "question_id" from "respondent_answers"
  ) r
  join "assessment_questions" q on q."id" = r."question_id"
),
"headed" as (
  select distinct "of", "id", unnest(array["pid", split_part("cid", '.', 1) || '.' || split_part("cid", '.', 2)]) as "cid"
  from "answered"
),
"above" as (
  select distinct on (d."of", d."id", q."cid") d."of", d."id", q."id" as "question_id", q."cid", q."pid", q."question", q."question_en"
  from "headed" d
  join "assessment_questions" q on q."cid" = d."cid"
  order by d."of", d."id", q."cid", q."retired_at" is null desc, q."retired_at"
),
"questionnaires" as (
  select "of", "id", jsonb_agg(jsonb_build_object('id', "question_id", 'cid', "cid", 'pid', "pid", 'question', "question", 'question_en', "question_en") order by "question_id") as "questions"
  from (select * from "answered" union select * from "above") as "shown"
  group by "of", "id"
),
"stored" as (
  insert into "assessment_questionnaires" ("digest", "questions")
  select distinct md5("questions"::text), "questions" from "questionnaires"
  returning "id", "digest"
),
"placed" as (
  select q."of", q."id", s."id" as "questionnaire_id"
  from "questionnaires" q join "stored" s on s."digest" = md5(q."questions"::text)
),
"members" as (
  update "member_results" r set "questionnaire_id" = p."questionnaire_id"
  from "placed" p where p."of" = 'member' and p."id" = r."id"
)
update "assessment_respondents" r set "questionnaire_id" = p."questionnaire_id"
from "placed" p where p."of" = 'respondent' and p."id" = r."id";
