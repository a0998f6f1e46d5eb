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
  select r."id" as "of", q."id", q."cid", q."pid", q."question", q."question_en"
  from "member_results" r
  join "member_answers" a on a."assessment_id" = r."assessment_id"
  join "assessment_questions" q on q."id" = a."question_id"
),
"headed" as (
  select distinct "of", unnest(array["pid", split_part("cid", '.', 1) || '.' || split_part("cid", '.', 2)]) as "cid"
  from "answered"
),
"above" as (
  select distinct on (d."of", q."cid") d."of", q."id", q."cid", q."pid", q."question", q."question_en"
  from "headed" d
  join "assessment_questions" q on q."cid" = d."cid"
  order by d."of", q."cid", q."retired_at" is null desc, q."retired_at"
),
"questionnaires" as (
  select "of", jsonb_agg(jsonb_build_object('id', "id", 'cid', "cid", 'pid', "pid", 'question', "question", 'question_en', "question_en") order by "id") as "questions"
  from (select * from "answered" union select * from "above") as "shown"
  group by "of"
),
"stored" as (
  insert into "assessment_questionnaires" ("digest", "questions")
  select distinct md5("questions"::text), "questions" from "questionnaires"
  on conflict ("digest") do nothing
  returning "id", "digest"
)
update "member_results" r set "questionnaire_id" = s."id"
from "questionnaires" q
join (select "id", "digest" from "stored" union select "id", "digest" from "assessment_questionnaires") s on s."digest" = md5(q."questions"::text)
where r."id" = q."of";--> statement-breakpoint
with "answered" as (
  select r."id" as "of", q."id", q."cid", q."pid", q."question", q."question_en"
  from "assessment_respondents" r
  join "respondent_answers" a on a."respondent_id" = r."id"
  join "assessment_questions" q on q."id" = a."question_id"
),
"headed" as (
  select distinct "of", unnest(array["pid", split_part("cid", '.', 1) || '.' || split_part("cid", '.', 2)]) as "cid"
  from "answered"
),
"above" as (
  select distinct on (d."of", q."cid") d."of", q."id", q."cid", q."pid", q."question", q."question_en"
  from "headed" d
  join "assessment_questions" q on q."cid" = d."cid"
  order by d."of", q."cid", q."retired_at" is null desc, q."retired_at"
),
"questionnaires" as (
  select "of", jsonb_agg(jsonb_build_object('id', "id", 'cid', "cid", 'pid', "pid", 'question', "question", 'question_en', "question_en") order by "id") as "questions"
  from (select * from "answered" union select * from "above") as "shown"
  group by "of"
),
"stored" as (
  insert into "assessment_questionnaires" ("digest", "questions")
  select distinct md5("questions"::text), "questions" from "questionnaires"
  on conflict ("digest") do nothing
  returning "id", "digest"
)
update "assessment_respondents" r set "questionnaire_id" = s."id"
from "questionnaires" q
join (select "id", "digest" from "stored" union select "id", "digest" from "assessment_questionnaires") s on s."digest" = md5(q."questions"::text)
where r."id" = q."of";
