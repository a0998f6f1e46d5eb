CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS intarray;--> statement-breakpoint
-- What names are ordered by: without quotation marks before them, and with Ё, Ө and Ү after Е, О and У, where the
-- alphabet has them and the numbers of the letters have not. Compared letter by letter (collate "C").
CREATE FUNCTION directory_sort_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select replace(replace(replace(ltrim(name, ' "''«»„“”‘’.,-()'), 'Ё', 'Е' || chr(65533)), 'Ө', 'О' || chr(65533)), 'Ү', 'У' || chr(65533))
$$;--> statement-breakpoint
-- The letter that a name stands under, empty where it begins with none of the alphabet.
CREATE FUNCTION directory_initial(name text, letters text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select case when strpos(letters, left(ltrim(name, ' "''«»„“”‘’.,-()'), 1)) > 0 then left(ltrim(name, ' "''«»„“”‘’.,-()'), 1) else '' end
$$;--> statement-breakpoint
-- What tells whether two names are the same but for their writing: without signs, spaces and legal forms.
CREATE FUNCTION directory_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select replace(regexp_replace(' ' || regexp_replace(name, '[\s"''«»„“”‘’.,()/&_-]+', ' ', 'g') || ' ',
    ' (ХХК|ХК|ТББ|ХХН|ХЗХ|УҮГ|НҮТББ|ТӨХК|ОНӨХК|ТӨААТҮГ|ОНӨААТҮГ|LLC|LLP|JSC|NGO|LTD|CO|CORP|INC|PLC|PTY|GMBH)(?= )', '', 'g'), ' ', '')
$$;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"last_name" text DEFAULT '' NOT NULL,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"account_role" smallint DEFAULT 2 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_role_known" CHECK ("accounts"."account_role" between 1 and 3),
	CONSTRAINT "accounts_first_name_filled" CHECK (length(btrim("accounts"."first_name")) > 0)
);--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	CONSTRAINT "staff_sessions_short" CHECK ("staff_sessions"."expires_at" <= "staff_sessions"."created_at" + interval '12 hours')
);--> statement-breakpoint
CREATE TABLE "assessment_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cid" text NOT NULL,
	"pid" text,
	"question" text NOT NULL,
	"question_en" text DEFAULT '' NOT NULL,
	"retired_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_questions_cid_dotted" CHECK ("assessment_questions"."cid" ~ '^\d{1,4}(\.\d{1,4}){1,3}$'),
	CONSTRAINT "assessment_questions_asked" CHECK ("assessment_questions"."question" <> '')
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "member_answers" (
	"assessment_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"answer" boolean,
	"proof" boolean DEFAULT false NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"proof_file_id" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_answers_assessment_id_question_id_pk" PRIMARY KEY("assessment_id","question_id"),
	CONSTRAINT "member_answers_proof_marked" CHECK ("member_answers"."proof_file_id" is null or "member_answers"."proof")
);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "respondent_answers" (
	"respondent_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"answer" boolean NOT NULL,
	"proof" boolean DEFAULT false NOT NULL,
	CONSTRAINT "respondent_answers_respondent_id_question_id_pk" PRIMARY KEY("respondent_id","question_id")
);--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" integer,
	"account_email" text NOT NULL,
	"call" text NOT NULL,
	"details" jsonb NOT NULL,
	"kind" text,
	"record_id" integer
);--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);--> statement-breakpoint
CREATE TABLE "book_files" (
	"id" integer PRIMARY KEY NOT NULL,
	"pdf_file_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "book_files_one" CHECK ("book_files"."id" = 1)
);--> statement-breakpoint
CREATE TABLE "book_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"image_file_id" integer NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "book_pages_titled" CHECK ("book_pages"."title" <> '')
);--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"pdf_file_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_titled" CHECK ("documents"."title" <> '')
);--> statement-breakpoint
CREATE TABLE "logos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"logo_file_id" integer NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"public_relations_committee" boolean DEFAULT false NOT NULL,
	"environment_committee" boolean DEFAULT false NOT NULL,
	"legal_committee" boolean DEFAULT false NOT NULL,
	"logistics_committee" boolean DEFAULT false NOT NULL,
	"board_member" boolean DEFAULT false NOT NULL,
	"main_member" boolean DEFAULT false NOT NULL,
	"responsible_mining" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "logos_named" CHECK ("logos"."name" <> ''),
	CONSTRAINT "logos_link_web" CHECK ("logos"."link" = '' or "logos"."link" ~* '^https?://')
);--> statement-breakpoint
CREATE TABLE "minerals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "minerals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"image_file_id" integer NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "mining_videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mining_videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"video_file_id" integer NOT NULL,
	"poster_file_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mining_videos_titled" CHECK ("mining_videos"."title" <> '')
);--> statement-breakpoint
CREATE TABLE "month_news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "month_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"pdf_file_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "month_news_titled" CHECK ("month_news"."title" <> '')
);--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"about_category" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"position_en" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"company_en" text DEFAULT '' NOT NULL,
	"profile_file_id" integer,
	"years_of_work" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_category_known" CHECK ("people"."about_category" in ('President', 'Association', 'Office', 'Auditor')),
	CONSTRAINT "people_named" CHECK ("people"."name" <> '')
);--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"image_file_id" integer NOT NULL,
	"pdf_file_id" integer NOT NULL,
	"appears_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_schedule_in_order" CHECK ("reports"."ends_at" > "reports"."appears_at"),
	CONSTRAINT "reports_titled" CHECK ("reports"."title" <> '')
);--> statement-breakpoint
CREATE TABLE "sustainable_mining" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sustainable_mining_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"pdf_file_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sustainable_mining_language_known" CHECK ("sustainable_mining"."language" in ('mn', 'en'))
);--> statement-breakpoint
CREATE TABLE "sustainable_posters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sustainable_posters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"image_file_id" integer NOT NULL,
	"sequence" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "directory_banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"image_file_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "directory_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_categories_code_known" CHECK ("directory_categories"."category_code" ~ '^0[1-4]([0-9]{2})?$'),
	CONSTRAINT "directory_categories_named" CHECK ("directory_categories"."name" <> '')
);--> statement-breakpoint
CREATE TABLE "directory_category_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_category_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"delta" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "directory_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer,
	"person_id" integer,
	"changes" jsonb NOT NULL,
	"logo_file_id" integer,
	"sent_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_changes_of_one" CHECK (num_nonnulls("directory_changes"."company_id", "directory_changes"."person_id") = 1)
);--> statement-breakpoint
CREATE TABLE "directory_companies" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "directory_companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"registration_number" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"address_en" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"about_en" text DEFAULT '' NOT NULL,
	"logo_file_id" integer,
	"approval" boolean DEFAULT false NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"rejected_at" timestamp with time zone,
	"reject_reason" text DEFAULT '' NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"is_listed" boolean DEFAULT false NOT NULL,
	"sort_name" text DEFAULT '' NOT NULL,
	"sort_name_en" text DEFAULT '' NOT NULL,
	"initial" text DEFAULT '' NOT NULL,
	"initial_en" text DEFAULT '' NOT NULL,
	"name_key" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_companies_named" CHECK ("directory_companies"."name" <> '' or "directory_companies"."name_en" <> ''),
	CONSTRAINT "directory_companies_rejected_unpublished" CHECK (not "directory_companies"."approval" or "directory_companies"."rejected_at" is null)
);--> statement-breakpoint
CREATE TABLE "directory_company_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_company_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"sort_name" text DEFAULT '' NOT NULL,
	"sort_name_en" text DEFAULT '' NOT NULL
);--> statement-breakpoint
CREATE TABLE "directory_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"contact_type" text NOT NULL,
	"contact_value" text NOT NULL,
	CONSTRAINT "directory_contacts_type_known" CHECK ("directory_contacts"."contact_type" in ('phone', 'fax', 'email', 'website')),
	CONSTRAINT "directory_contacts_filled" CHECK ("directory_contacts"."contact_value" <> '')
);--> statement-breakpoint
CREATE TABLE "directory_distinct_companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_distinct_companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_distinct_companies_in_order" CHECK ("directory_distinct_companies"."company_id" < "directory_distinct_companies"."other_id")
);--> statement-breakpoint
CREATE TABLE "directory_former_companies" (
	"id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "directory_people" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "directory_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone_number" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"profession" text DEFAULT '' NOT NULL,
	"profession_en" text DEFAULT '' NOT NULL,
	"advice_range" text DEFAULT '' NOT NULL,
	"advice_range_en" text DEFAULT '' NOT NULL,
	"approval" boolean DEFAULT false NOT NULL,
	"rejected_at" timestamp with time zone,
	"reject_reason" text DEFAULT '' NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"is_listed" boolean DEFAULT false NOT NULL,
	"sort_name" text DEFAULT '' NOT NULL,
	"sort_name_en" text DEFAULT '' NOT NULL,
	"initial" text DEFAULT '' NOT NULL,
	"initial_en" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_people_named" CHECK ("directory_people"."name" <> '' or "directory_people"."name_en" <> ''),
	CONSTRAINT "directory_people_rejected_unpublished" CHECK (not "directory_people"."approval" or "directory_people"."rejected_at" is null)
);--> statement-breakpoint
CREATE TABLE "directory_registrants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_registrants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer,
	"person_id" integer,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"lang" text DEFAULT 'mn' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_registrants_of_one" CHECK (num_nonnulls("directory_registrants"."company_id", "directory_registrants"."person_id") = 1),
	CONSTRAINT "directory_registrants_lang_known" CHECK ("directory_registrants"."lang" in ('mn', 'en')),
	CONSTRAINT "directory_registrants_filled" CHECK ("directory_registrants"."name" <> '' and "directory_registrants"."position" <> '' and "directory_registrants"."email" <> '' and "directory_registrants"."phone" <> '')
);--> statement-breakpoint
CREATE TABLE "directory_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer,
	"person_id" integer,
	"text" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"lang" text DEFAULT 'mn' NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_reports_of_one" CHECK (num_nonnulls("directory_reports"."company_id", "directory_reports"."person_id") = 1),
	CONSTRAINT "directory_reports_lang_known" CHECK ("directory_reports"."lang" in ('mn', 'en')),
	CONSTRAINT "directory_reports_state_known" CHECK ("directory_reports"."state" in ('new', 'closed')),
	CONSTRAINT "directory_reports_filled" CHECK ("directory_reports"."text" <> '')
);--> statement-breakpoint
CREATE TABLE "event_agenda_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_agenda_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_date_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"image_file_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_agenda_pictures_language_known" CHECK ("event_agenda_pictures"."language_id" in (1, 2))
);--> statement-breakpoint
CREATE TABLE "event_categories" (
	"cid" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "event_categories_cid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pid" integer,
	"category" text NOT NULL,
	"category_en" text NOT NULL,
	"category_status" boolean DEFAULT true NOT NULL,
	"page_type" text DEFAULT 'static' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_categories_type_known" CHECK ("event_categories"."page_type" in ('news', 'static')),
	CONSTRAINT "event_categories_own_parent" CHECK ("event_categories"."pid" is null or "event_categories"."pid" <> "event_categories"."cid"),
	CONSTRAINT "event_categories_named" CHECK ("event_categories"."category" <> '' and "event_categories"."category_en" <> '')
);--> statement-breakpoint
CREATE TABLE "event_dates" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "event_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 9 CACHE 1),
	"event_id" integer NOT NULL,
	"day" text NOT NULL,
	"day_en" text DEFAULT '' NOT NULL,
	"event_date" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_dates_named" CHECK ("event_dates"."day" <> '')
);--> statement-breakpoint
CREATE TABLE "event_gallery_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_gallery_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_date_id" integer NOT NULL,
	"image_file_id" integer NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"caption_en" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "event_halls" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "event_halls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"hall_name" text NOT NULL,
	"hall_name_en" text DEFAULT '' NOT NULL,
	"seats" integer,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_halls_named" CHECK ("event_halls"."hall_name" <> ''),
	CONSTRAINT "event_halls_seated" CHECK ("event_halls"."seats" > 0)
);--> statement-breakpoint
CREATE TABLE "event_news" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "event_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"image_file_id" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"category_cid" integer NOT NULL,
	"publisher" text NOT NULL,
	"news_status" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_news_has_content" CHECK ("event_news"."title" <> '' or "event_news"."title_en" <> ''),
	CONSTRAINT "event_news_mn_whole" CHECK (("event_news"."title" = '') = ("event_news"."text" = '') and ("event_news"."title" = '') = ("event_news"."summary" = '')),
	CONSTRAINT "event_news_en_whole" CHECK (("event_news"."title_en" = '') = ("event_news"."text_en" = '') and ("event_news"."title_en" = '') = ("event_news"."summary_en" = ''))
);--> statement-breakpoint
CREATE TABLE "event_partners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_partners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"role" text NOT NULL,
	"level" text,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"about_en" text DEFAULT '' NOT NULL,
	"stand" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"logo_file_id" integer,
	"registration_number" text DEFAULT '' NOT NULL,
	"company_id" integer,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_partners_role_known" CHECK ("event_partners"."role" in ('organiser', 'sponsor', 'exhibitor')),
	CONSTRAINT "event_partners_level_known" CHECK ("event_partners"."level" in ('general', 'gold', 'silver')),
	CONSTRAINT "event_partners_level_of_sponsor" CHECK (("event_partners"."role" = 'sponsor') = ("event_partners"."level" is not null)),
	CONSTRAINT "event_partners_named" CHECK ("event_partners"."name" <> ''),
	CONSTRAINT "event_partners_link_web" CHECK ("event_partners"."link" = '' or "event_partners"."link" ~* '^https?://')
);--> statement-breakpoint
CREATE TABLE "event_presentations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_presentations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_date_id" integer NOT NULL,
	"hall_id" integer NOT NULL,
	"present_name" text NOT NULL,
	"present_name_en" text DEFAULT '' NOT NULL,
	"speakers" text DEFAULT '' NOT NULL,
	"speakers_en" text DEFAULT '' NOT NULL,
	"starts_minutes" smallint,
	"pdf_file_id" integer NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_presentations_named" CHECK ("event_presentations"."present_name" <> ''),
	CONSTRAINT "event_presentations_starts_within_day" CHECK ("event_presentations"."starts_minutes" between 0 and 1439)
);--> statement-breakpoint
CREATE TABLE "event_presenters" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "event_presenters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" text NOT NULL,
	"position_en" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"about_en" text DEFAULT '' NOT NULL,
	"profile_file_id" integer NOT NULL,
	"presenter_queue" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_presenters_named" CHECK ("event_presenters"."name" <> '' and "event_presenters"."name_en" <> ''),
	CONSTRAINT "event_presenters_placed" CHECK ("event_presenters"."position" <> '' and "event_presenters"."position_en" <> '')
);--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"company" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"code" text NOT NULL,
	"submission_key" text NOT NULL,
	"lang" text DEFAULT 'mn' NOT NULL,
	"by_staff" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_registrations_lang_known" CHECK ("event_registrations"."lang" in ('mn', 'en')),
	CONSTRAINT "event_registrations_country_code" CHECK ("event_registrations"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "event_registrations_filled" CHECK ("event_registrations"."company" <> '' and "event_registrations"."first_name" <> '' and "event_registrations"."last_name" <> '' and "event_registrations"."email" <> '' and "event_registrations"."phone_number" <> '')
);--> statement-breakpoint
CREATE TABLE "event_scans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"registration_id" integer,
	"verdict" text NOT NULL,
	"verdict_offline" text,
	"door" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_scans_verdict_known" CHECK ("event_scans"."verdict" in ('admitted', 'again', 'other_edition', 'unknown')),
	CONSTRAINT "event_scans_verdict_offline_known" CHECK ("event_scans"."verdict_offline" in ('admitted', 'again', 'other_edition', 'unknown')),
	CONSTRAINT "event_scans_door_named" CHECK ("event_scans"."door" <> '')
);--> statement-breakpoint
CREATE TABLE "event_session_presenters" (
	"session_id" integer NOT NULL,
	"presenter_id" integer NOT NULL,
	"sequence" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "event_session_presenters_session_id_presenter_id_pk" PRIMARY KEY("session_id","presenter_id")
);--> statement-breakpoint
CREATE TABLE "event_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_date_id" integer NOT NULL,
	"hall_id" integer,
	"starts_minutes" smallint NOT NULL,
	"ends_minutes" smallint NOT NULL,
	"kind" text DEFAULT 'talk' NOT NULL,
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"speakers" text DEFAULT '' NOT NULL,
	"speakers_en" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_sessions_in_order" CHECK ("event_sessions"."starts_minutes" >= 0 and "event_sessions"."ends_minutes" > "event_sessions"."starts_minutes"),
	CONSTRAINT "event_sessions_within_day" CHECK ("event_sessions"."ends_minutes" <= 1440),
	CONSTRAINT "event_sessions_titled" CHECK ("event_sessions"."title" <> ''),
	CONSTRAINT "event_sessions_kind_known" CHECK ("event_sessions"."kind" in ('talk', 'keynote', 'panel', 'workshop', 'ceremony', 'break'))
);--> statement-breakpoint
CREATE TABLE "event_statistics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_statistics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"figure" text NOT NULL,
	"label" text NOT NULL,
	"label_en" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_statistics_filled" CHECK ("event_statistics"."figure" <> '' and "event_statistics"."label" <> '')
);--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"event_en" text DEFAULT '' NOT NULL,
	"year" smallint NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"place_en" text DEFAULT '' NOT NULL,
	"venue" text DEFAULT '' NOT NULL,
	"venue_en" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"address_en" text DEFAULT '' NOT NULL,
	"invitation" text DEFAULT '' NOT NULL,
	"invitation_en" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"about_en" text DEFAULT '' NOT NULL,
	"video_file_id" integer,
	"image_file_id" integer,
	"is_current" boolean DEFAULT false NOT NULL,
	"frozen_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_named" CHECK ("events"."event" <> ''),
	CONSTRAINT "events_year_known" CHECK ("events"."year" between 1990 and 2200),
	CONSTRAINT "events_current_open" CHECK (not "events"."is_current" or "events"."frozen_at" is null)
);--> statement-breakpoint
CREATE TABLE "exchange_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_names_kind_known" CHECK ("exchange_names"."kind" in ('product', 'seller', 'terms')),
	CONSTRAINT "exchange_names_named" CHECK ("exchange_names"."name" <> '')
);--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_num" text NOT NULL,
	"sell_datetime" timestamp with time zone NOT NULL,
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
);--> statement-breakpoint
CREATE TABLE "trades" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trade_datetime" timestamp with time zone NOT NULL,
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
);--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"original_name" text DEFAULT '' NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	CONSTRAINT "files_key_unique" UNIQUE("key"),
	CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('image', 'pdf', 'video')),
	CONSTRAINT "files_image_sized" CHECK ("files"."kind" <> 'image' or ("files"."width" > 0 and "files"."height" > 0))
);--> statement-breakpoint
CREATE TABLE "record_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"is_deletion" boolean NOT NULL,
	"row" jsonb NOT NULL,
	"transaction" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" integer,
	"account_email" text DEFAULT '' NOT NULL
);--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"to_address" text NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"reply_to" text,
	"html" text DEFAULT '' NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_secret" boolean DEFAULT false NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"request_id" integer,
	"respondent_id" integer,
	"registration_id" integer,
	"is_bulk" boolean DEFAULT false NOT NULL,
	"registrant_id" integer,
	"meeting_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"last_error" text
);--> statement-breakpoint
CREATE TABLE "meeting_bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meeting_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"meeting_id" integer,
	"user_id" integer,
	"room_id" integer,
	"interpreter_id" integer,
	"time_id" integer NOT NULL,
	"during" "tsrange" DEFAULT 'empty' NOT NULL,
	"is_proposed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_bookings_of_one" CHECK (num_nonnulls("meeting_bookings"."user_id", "meeting_bookings"."room_id", "meeting_bookings"."interpreter_id") = 1),
	CONSTRAINT "meeting_bookings_own" CHECK ("meeting_bookings"."meeting_id" is not null or "meeting_bookings"."user_id" is not null)
);--> statement-breakpoint
CREATE TABLE "meeting_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meeting_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"meeting_id" integer NOT NULL,
	"kind" text NOT NULL,
	"by_user_id" integer,
	"starts_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "meeting_interpreters" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "meeting_interpreters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_interpreters_named" CHECK ("meeting_interpreters"."name" <> ''),
	CONSTRAINT "meeting_interpreters_between_two" CHECK (cardinality("meeting_interpreters"."languages") >= 2),
	CONSTRAINT "meeting_interpreters_languages_known" CHECK ("meeting_interpreters"."languages" <@ array['mn','en','ru','zh','ko','ja','de','fr'])
);--> statement-breakpoint
CREATE TABLE "meeting_rooms" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "meeting_rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_number" text NOT NULL,
	"capacity" integer NOT NULL,
	"room_pic_file_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_rooms_named" CHECK ("meeting_rooms"."room_number" <> ''),
	CONSTRAINT "meeting_rooms_seats" CHECK ("meeting_rooms"."capacity" >= 1)
);--> statement-breakpoint
CREATE TABLE "meeting_times" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "meeting_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"meeting_date" date NOT NULL,
	"meeting_time" time NOT NULL,
	"starts_at" timestamp with time zone GENERATED ALWAYS AS (timezone('Asia/Ulaanbaatar', meeting_date + meeting_time)) STORED NOT NULL,
	"during" "tsrange" GENERATED ALWAYS AS (tsrange(meeting_date + meeting_time, meeting_date + meeting_time + interval '1 hour')) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "meeting_users" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "meeting_users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"user_type" text DEFAULT 'Exhibitor' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"lang" text DEFAULT 'mn' NOT NULL,
	"feed_key" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"blocked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_users_named" CHECK ("meeting_users"."name" <> '' or "meeting_users"."name_en" <> ''),
	CONSTRAINT "meeting_users_email_lower" CHECK ("meeting_users"."email" = lower("meeting_users"."email") and "meeting_users"."email" <> ''),
	CONSTRAINT "meeting_users_languages_known" CHECK ("meeting_users"."languages" <@ array['mn','en','ru','zh','ko','ja','de','fr'])
);--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"meeting_status" text NOT NULL,
	"sender_id" integer NOT NULL,
	"receiver_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"room_id" integer,
	"interpreter_id" integer,
	"needs_interpreter" boolean DEFAULT false NOT NULL,
	"meeting_description" text DEFAULT '' NOT NULL,
	"waits_for_id" integer,
	"answer_by" timestamp with time zone,
	"proposed_starts_at" timestamp with time zone,
	"proposed_room_id" integer,
	"cancelled_as" text,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"reminded_day_at" timestamp with time zone,
	"reminded_hour_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meetings_of_two" CHECK ("meetings"."sender_id" <> "meetings"."receiver_id"),
	CONSTRAINT "meetings_pending_waits" CHECK ("meetings"."meeting_status" <> 'pending' or ("meetings"."waits_for_id" is not null and "meetings"."answer_by" is not null)),
	CONSTRAINT "meetings_waits_until" CHECK (("meetings"."waits_for_id" is null) = ("meetings"."answer_by" is null) and ("meetings"."waits_for_id" is null or "meetings"."waits_for_id" in ("meetings"."sender_id", "meetings"."receiver_id"))),
	CONSTRAINT "meetings_proposal_of_accepted" CHECK ("meetings"."proposed_starts_at" is null or ("meetings"."meeting_status" = 'accepted' and "meetings"."waits_for_id" is not null)),
	CONSTRAINT "meetings_cancelled_somehow" CHECK (("meetings"."meeting_status" = 'cancelled') = ("meetings"."cancelled_as" is not null)),
	CONSTRAINT "meetings_description_short" CHECK (char_length("meetings"."meeting_description") <= 500)
);--> statement-breakpoint
CREATE TABLE "code_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "code_sessions_short" CHECK ("code_sessions"."expires_at" <= "code_sessions"."created_at" + interval '12 hours')
);--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"receiver_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_receiver_hash_browser_hash_pk" PRIMARY KEY("receiver_hash","browser_hash")
);--> statement-breakpoint
CREATE TABLE "member_companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"logo_file_id" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"registration_number" text DEFAULT '' NOT NULL,
	"company_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_companies_named" CHECK ("member_companies"."name" <> '')
);--> statement-breakpoint
CREATE TABLE "member_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_sessions_short" CHECK ("member_sessions"."expires_at" <= "member_sessions"."created_at" + interval '12 hours')
);--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audience" text NOT NULL,
	"email" text NOT NULL,
	"browser_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"is_known" boolean NOT NULL,
	"is_mailed" boolean NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_codes_tries" CHECK ("one_time_codes"."tries" between 0 and 5)
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "menu_categories" (
	"cid" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "menu_categories_cid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pid" integer,
	"category" text NOT NULL,
	"category_en" text NOT NULL,
	"category_status" boolean DEFAULT true NOT NULL,
	"page_type" text NOT NULL,
	"category_level" smallint NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_categories_type_known" CHECK ("menu_categories"."page_type" in ('news', 'static')),
	CONSTRAINT "menu_categories_level_known" CHECK ("menu_categories"."category_level" between 1 and 3),
	CONSTRAINT "menu_categories_level_parent" CHECK (("menu_categories"."category_level" = 1) = ("menu_categories"."pid" is null)),
	CONSTRAINT "menu_categories_third_static" CHECK ("menu_categories"."category_level" < 3 or "menu_categories"."page_type" = 'static'),
	CONSTRAINT "menu_categories_own_parent" CHECK ("menu_categories"."pid" is null or "menu_categories"."pid" <> "menu_categories"."cid")
);--> statement-breakpoint
CREATE TABLE "page_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_cid" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"appears_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_texts_category_cid_unique" UNIQUE("category_cid"),
	CONSTRAINT "page_texts_schedule_in_order" CHECK ("page_texts"."ends_at" > "page_texts"."appears_at")
);--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"image_file_id" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"category_cid" integer NOT NULL,
	"publisher" text NOT NULL,
	"news_status" boolean DEFAULT true NOT NULL,
	"yellow_book" boolean DEFAULT false NOT NULL,
	"appears_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"archive_month" integer GENERATED ALWAYS AS ((extract(year from (created_at at time zone 'Asia/Ulaanbaatar')) * 100 + extract(month from (created_at at time zone 'Asia/Ulaanbaatar')))::integer) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_schedule_in_order" CHECK ("news"."ends_at" > "news"."appears_at"),
	CONSTRAINT "news_has_content" CHECK ("news"."title" <> '' or "news"."title_en" <> ''),
	CONSTRAINT "news_mn_whole" CHECK (("news"."title" = '') = ("news"."text" = '') and ("news"."title" = '') = ("news"."summary" = '')),
	CONSTRAINT "news_en_whole" CHECK (("news"."title_en" = '') = ("news"."text_en" = '') and ("news"."title_en" = '') = ("news"."summary_en" = ''))
);--> statement-breakpoint
CREATE TABLE "previews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"shown" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "previews_kind_known" CHECK ("previews"."kind" in ('news', 'report', 'pageText'))
);--> statement-breakpoint
CREATE TABLE "office_request_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_request_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_by" text NOT NULL,
	"reply_to" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "office_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"business_type" text NOT NULL,
	"member_request" boolean DEFAULT false NOT NULL,
	"codex_request" boolean DEFAULT false NOT NULL,
	"meeting_request" boolean DEFAULT false NOT NULL,
	"lang" text DEFAULT 'mn' NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"changed_by" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "office_requests_purpose" CHECK ("office_requests"."member_request" or "office_requests"."codex_request" or "office_requests"."meeting_request"),
	CONSTRAINT "office_requests_lang_known" CHECK ("office_requests"."lang" in ('mn', 'en')),
	CONSTRAINT "office_requests_state_known" CHECK ("office_requests"."state" in ('new', 'answered', 'closed'))
);--> statement-breakpoint
CREATE TABLE "search_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"words" integer[] NOT NULL,
	"dated_at" timestamp with time zone NOT NULL,
	"public_from" timestamp with time zone,
	"public_until" timestamp with time zone,
	CONSTRAINT "search_items_record" UNIQUE("kind","record_id")
);--> statement-breakpoint
CREATE TABLE "search_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"name" text NOT NULL,
	"loose" text NOT NULL,
	"keys" integer[] NOT NULL
);--> statement-breakpoint
CREATE TABLE "search_pending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_pending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer,
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"loose" text NOT NULL,
	"stems" text[] NOT NULL,
	"slips" integer[] NOT NULL,
	CONSTRAINT "search_words_word_unique" UNIQUE("word")
);--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"image_file_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "contact_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contact_texts_kind_unique" UNIQUE("kind"),
	CONSTRAINT "contact_texts_kind_known" CHECK ("contact_texts"."kind" in ('address', 'hours', 'map')),
	CONSTRAINT "contact_texts_filled" CHECK ("contact_texts"."text" <> '')
);--> statement-breakpoint
CREATE TABLE "footer_info" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "footer_info_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site" text DEFAULT 'mm' NOT NULL,
	"type" text NOT NULL,
	"information" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "footer_info_type_known" CHECK ("footer_info"."type" in ('phone', 'email', 'link')),
	CONSTRAINT "footer_info_site_known" CHECK ("footer_info"."site" in ('mm', 'mw'))
);--> statement-breakpoint
CREATE TABLE "social_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "social_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site" text DEFAULT 'mm' NOT NULL,
	"icon" text NOT NULL,
	"link" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_links_web" CHECK ("social_links"."link" ~ '^https?://'),
	CONSTRAINT "social_links_site_known" CHECK ("social_links"."site" in ('mm', 'mw'))
);--> statement-breakpoint
CREATE TABLE "translations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"name" text NOT NULL,
	"en_missing" boolean NOT NULL,
	"mn_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"en_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text GENERATED ALWAYS AS (case when en_missing then 'missing' when mn_changed_at > en_changed_at then 'outdated' else 'done' end) STORED NOT NULL,
	CONSTRAINT "translations_kind_known" CHECK ("translations"."kind" in ('news', 'pages', 'menu', 'eventMenu', 'eventNews', 'reports', 'people', 'minerals', 'documents', 'monthNews', 'videos', 'bookPages', 'logos', 'contact', 'questions', 'sessions', 'editions', 'event_dates', 'event_statistics', 'event_partners', 'event_presenters', 'event_halls', 'event_presentations', 'event_gallery_images', 'directory_categories'))
);--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_answers" ADD CONSTRAINT "member_answers_assessment_id_member_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."member_assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_answers" ADD CONSTRAINT "member_answers_question_id_assessment_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."assessment_questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_answers" ADD CONSTRAINT "member_answers_proof_file_id_private_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."private_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_assessments" ADD CONSTRAINT "member_assessments_member_id_member_companies_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member_companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_assessments" ADD CONSTRAINT "member_assessments_official_document_id_private_files_id_fk" FOREIGN KEY ("official_document_id") REFERENCES "public"."private_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_assessments" ADD CONSTRAINT "member_assessments_form_id_private_files_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."private_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_results" ADD CONSTRAINT "member_results_assessment_id_member_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."member_assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "respondent_answers" ADD CONSTRAINT "respondent_answers_respondent_id_assessment_respondents_id_fk" FOREIGN KEY ("respondent_id") REFERENCES "public"."assessment_respondents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "respondent_answers" ADD CONSTRAINT "respondent_answers_question_id_assessment_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."assessment_questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_files" ADD CONSTRAINT "book_files_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_pages" ADD CONSTRAINT "book_pages_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minerals" ADD CONSTRAINT "minerals_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mining_videos" ADD CONSTRAINT "mining_videos_video_file_id_files_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mining_videos" ADD CONSTRAINT "mining_videos_poster_file_id_files_id_fk" FOREIGN KEY ("poster_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_news" ADD CONSTRAINT "month_news_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_profile_file_id_files_id_fk" FOREIGN KEY ("profile_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sustainable_mining" ADD CONSTRAINT "sustainable_mining_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sustainable_posters" ADD CONSTRAINT "sustainable_posters_entry_id_sustainable_mining_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."sustainable_mining"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sustainable_posters" ADD CONSTRAINT "sustainable_posters_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_banners" ADD CONSTRAINT "directory_banners_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_category_counts" ADD CONSTRAINT "directory_category_counts_category_id_directory_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."directory_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_changes" ADD CONSTRAINT "directory_changes_company_id_directory_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."directory_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_changes" ADD CONSTRAINT "directory_changes_person_id_directory_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."directory_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_changes" ADD CONSTRAINT "directory_changes_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_companies" ADD CONSTRAINT "directory_companies_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_company_categories" ADD CONSTRAINT "directory_company_categories_company_id_directory_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."directory_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_company_categories" ADD CONSTRAINT "directory_company_categories_category_id_directory_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."directory_categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_contacts" ADD CONSTRAINT "directory_contacts_company_id_directory_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."directory_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_distinct_companies" ADD CONSTRAINT "directory_distinct_companies_company_id_directory_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."directory_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_distinct_companies" ADD CONSTRAINT "directory_distinct_companies_other_id_directory_companies_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."directory_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_former_companies" ADD CONSTRAINT "directory_former_companies_company_id_directory_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."directory_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_registrants" ADD CONSTRAINT "directory_registrants_company_id_directory_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."directory_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_registrants" ADD CONSTRAINT "directory_registrants_person_id_directory_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."directory_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_reports" ADD CONSTRAINT "directory_reports_company_id_directory_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."directory_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_reports" ADD CONSTRAINT "directory_reports_person_id_directory_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."directory_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_agenda_pictures" ADD CONSTRAINT "event_agenda_pictures_event_date_id_event_dates_id_fk" FOREIGN KEY ("event_date_id") REFERENCES "public"."event_dates"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_agenda_pictures" ADD CONSTRAINT "event_agenda_pictures_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_categories" ADD CONSTRAINT "event_categories_pid_event_categories_cid_fk" FOREIGN KEY ("pid") REFERENCES "public"."event_categories"("cid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_dates" ADD CONSTRAINT "event_dates_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_gallery_images" ADD CONSTRAINT "event_gallery_images_event_date_id_event_dates_id_fk" FOREIGN KEY ("event_date_id") REFERENCES "public"."event_dates"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_gallery_images" ADD CONSTRAINT "event_gallery_images_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_halls" ADD CONSTRAINT "event_halls_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_news" ADD CONSTRAINT "event_news_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_news" ADD CONSTRAINT "event_news_category_cid_event_categories_cid_fk" FOREIGN KEY ("category_cid") REFERENCES "public"."event_categories"("cid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_partners" ADD CONSTRAINT "event_partners_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_partners" ADD CONSTRAINT "event_partners_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_partners" ADD CONSTRAINT "event_partners_company_id_directory_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."directory_companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_presentations" ADD CONSTRAINT "event_presentations_event_date_id_event_dates_id_fk" FOREIGN KEY ("event_date_id") REFERENCES "public"."event_dates"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_presentations" ADD CONSTRAINT "event_presentations_hall_id_event_halls_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."event_halls"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_presentations" ADD CONSTRAINT "event_presentations_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_presenters" ADD CONSTRAINT "event_presenters_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_presenters" ADD CONSTRAINT "event_presenters_profile_file_id_files_id_fk" FOREIGN KEY ("profile_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_scans" ADD CONSTRAINT "event_scans_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_scans" ADD CONSTRAINT "event_scans_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_session_presenters" ADD CONSTRAINT "event_session_presenters_session_id_event_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."event_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_session_presenters" ADD CONSTRAINT "event_session_presenters_presenter_id_event_presenters_id_fk" FOREIGN KEY ("presenter_id") REFERENCES "public"."event_presenters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sessions" ADD CONSTRAINT "event_sessions_event_date_id_event_dates_id_fk" FOREIGN KEY ("event_date_id") REFERENCES "public"."event_dates"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sessions" ADD CONSTRAINT "event_sessions_hall_id_event_halls_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."event_halls"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_statistics" ADD CONSTRAINT "event_statistics_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_video_file_id_files_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_request_id_office_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."office_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_respondent_id_assessment_respondents_id_fk" FOREIGN KEY ("respondent_id") REFERENCES "public"."assessment_respondents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_registrant_id_directory_registrants_id_fk" FOREIGN KEY ("registrant_id") REFERENCES "public"."directory_registrants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_user_id_meeting_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."meeting_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_room_id_meeting_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."meeting_rooms"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_interpreter_id_meeting_interpreters_id_fk" FOREIGN KEY ("interpreter_id") REFERENCES "public"."meeting_interpreters"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_time_id_meeting_times_id_fk" FOREIGN KEY ("time_id") REFERENCES "public"."meeting_times"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_events" ADD CONSTRAINT "meeting_events_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_events" ADD CONSTRAINT "meeting_events_by_user_id_meeting_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."meeting_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_rooms" ADD CONSTRAINT "meeting_rooms_room_pic_file_id_files_id_fk" FOREIGN KEY ("room_pic_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_sender_id_meeting_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."meeting_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_receiver_id_meeting_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."meeting_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_room_id_meeting_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."meeting_rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_interpreter_id_meeting_interpreters_id_fk" FOREIGN KEY ("interpreter_id") REFERENCES "public"."meeting_interpreters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_waits_for_id_meeting_users_id_fk" FOREIGN KEY ("waits_for_id") REFERENCES "public"."meeting_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_proposed_room_id_meeting_rooms_id_fk" FOREIGN KEY ("proposed_room_id") REFERENCES "public"."meeting_rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_companies" ADD CONSTRAINT "member_companies_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_companies" ADD CONSTRAINT "member_companies_company_id_directory_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."directory_companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_member_id_member_companies_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_files" ADD CONSTRAINT "private_files_member_id_member_companies_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member_companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_categories" ADD CONSTRAINT "menu_categories_pid_menu_categories_cid_fk" FOREIGN KEY ("pid") REFERENCES "public"."menu_categories"("cid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_category_cid_menu_categories_cid_fk" FOREIGN KEY ("category_cid") REFERENCES "public"."menu_categories"("cid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_category_cid_menu_categories_cid_fk" FOREIGN KEY ("category_cid") REFERENCES "public"."menu_categories"("cid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_request_replies" ADD CONSTRAINT "office_request_replies_request_id_office_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."office_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "accounts_list" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "staff_sessions_account" ON "staff_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("expires_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_questions_cid_unique" ON "assessment_questions" USING btree ("cid") WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX "assessment_questions_parent" ON "assessment_questions" USING btree ("pid");--> statement-breakpoint
CREATE INDEX "assessment_respondents_list" ON "assessment_respondents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "assessment_respondents_email" ON "assessment_respondents" USING btree ("email");--> statement-breakpoint
CREATE INDEX "member_answers_question" ON "member_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "member_answers_proof" ON "member_answers" USING btree ("proof_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_assessments_year_unique" ON "member_assessments" USING btree ("member_id","year");--> statement-breakpoint
CREATE INDEX "member_assessments_document" ON "member_assessments" USING btree ("official_document_id");--> statement-breakpoint
CREATE INDEX "member_assessments_form" ON "member_assessments" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "member_results_list" ON "member_results" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "respondent_answers_question" ON "respondent_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "audit_log_list" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_account" ON "audit_log" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_record" ON "audit_log" USING btree ("kind","record_id","at","id");--> statement-breakpoint
CREATE INDEX "book_files_pdf" ON "book_files" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "book_pages_order" ON "book_pages" USING btree ("sequence","id");--> statement-breakpoint
CREATE INDEX "book_pages_image" ON "book_pages" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "documents_pdf" ON "documents" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "logos_members" ON "logos" USING btree ("id") WHERE board_member or main_member;--> statement-breakpoint
CREATE INDEX "logos_responsible" ON "logos" USING btree ("id") WHERE responsible_mining;--> statement-breakpoint
CREATE INDEX "logos_file" ON "logos" USING btree ("logo_file_id");--> statement-breakpoint
CREATE INDEX "minerals_order" ON "minerals" USING btree ("sequence","id");--> statement-breakpoint
CREATE INDEX "minerals_image" ON "minerals" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "mining_videos_video" ON "mining_videos" USING btree ("video_file_id");--> statement-breakpoint
CREATE INDEX "mining_videos_poster" ON "mining_videos" USING btree ("poster_file_id");--> statement-breakpoint
CREATE INDEX "month_news_order" ON "month_news" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "month_news_pdf" ON "month_news" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "people_order" ON "people" USING btree ("about_category","sequence","id");--> statement-breakpoint
CREATE INDEX "people_profile" ON "people" USING btree ("profile_file_id");--> statement-breakpoint
CREATE INDEX "reports_order" ON "reports" USING btree ("created_at","id","appears_at","ends_at");--> statement-breakpoint
CREATE INDEX "reports_image" ON "reports" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "reports_pdf" ON "reports" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "sustainable_mining_language" ON "sustainable_mining" USING btree ("language","id");--> statement-breakpoint
CREATE INDEX "sustainable_mining_pdf" ON "sustainable_mining" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "sustainable_posters_order" ON "sustainable_posters" USING btree ("entry_id","sequence","id");--> statement-breakpoint
CREATE INDEX "sustainable_posters_image" ON "sustainable_posters" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "directory_banners_order" ON "directory_banners" USING btree ("sequence","id");--> statement-breakpoint
CREATE INDEX "directory_banners_image" ON "directory_banners" USING btree ("image_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_categories_code" ON "directory_categories" USING btree ("category_code");--> statement-breakpoint
CREATE INDEX "directory_category_counts_sum" ON "directory_category_counts" USING btree ("category_id","delta");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_changes_company" ON "directory_changes" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_changes_person" ON "directory_changes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "directory_changes_order" ON "directory_changes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "directory_changes_logo" ON "directory_changes" USING btree ("logo_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_companies_one_listing" ON "directory_companies" USING btree ("registration_number") WHERE approval and registration_number <> '';--> statement-breakpoint
CREATE INDEX "directory_companies_registration" ON "directory_companies" USING btree ("registration_number");--> statement-breakpoint
CREATE INDEX "directory_companies_name_key" ON "directory_companies" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "directory_companies_requests" ON "directory_companies" USING btree ("created_at","id") WHERE not approval and rejected_at is null;--> statement-breakpoint
CREATE INDEX "directory_companies_order" ON "directory_companies" USING btree ("sort_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "directory_companies_initial" ON "directory_companies" USING btree ("initial","sort_name" collate "C","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "directory_companies_initial_en" ON "directory_companies" USING btree ("initial_en","sort_name_en" collate "C","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "directory_companies_confirmed" ON "directory_companies" USING btree ("confirmed_at") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "directory_companies_logo" ON "directory_companies" USING btree ("logo_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_company_categories_once" ON "directory_company_categories" USING btree ("company_id","category_id");--> statement-breakpoint
CREATE INDEX "directory_company_categories_page" ON "directory_company_categories" USING btree ("category_id","sort_name" collate "C","company_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "directory_company_categories_page_en" ON "directory_company_categories" USING btree ("category_id","sort_name_en" collate "C","company_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "directory_contacts_company" ON "directory_contacts" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_distinct_companies_once" ON "directory_distinct_companies" USING btree ("company_id","other_id");--> statement-breakpoint
CREATE INDEX "directory_distinct_companies_other" ON "directory_distinct_companies" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "directory_former_companies_company" ON "directory_former_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "directory_people_requests" ON "directory_people" USING btree ("created_at","id") WHERE not approval and rejected_at is null;--> statement-breakpoint
CREATE INDEX "directory_people_order" ON "directory_people" USING btree ("sort_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "directory_people_page" ON "directory_people" USING btree ("sort_name" collate "C","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "directory_people_page_en" ON "directory_people" USING btree ("sort_name_en" collate "C","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "directory_people_confirmed" ON "directory_people" USING btree ("confirmed_at") WHERE is_listed;--> statement-breakpoint
CREATE UNIQUE INDEX "directory_registrants_company" ON "directory_registrants" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_registrants_person" ON "directory_registrants" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "directory_registrants_email" ON "directory_registrants" USING btree ("email");--> statement-breakpoint
CREATE INDEX "directory_reports_list" ON "directory_reports" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "directory_reports_company" ON "directory_reports" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "directory_reports_person" ON "directory_reports" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "directory_reports_email" ON "directory_reports" USING btree ("email");--> statement-breakpoint
CREATE INDEX "event_agenda_pictures_day" ON "event_agenda_pictures" USING btree ("event_date_id","language_id","id");--> statement-breakpoint
CREATE INDEX "event_agenda_pictures_image" ON "event_agenda_pictures" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "event_categories_tree" ON "event_categories" USING btree ("pid","sequence","cid");--> statement-breakpoint
CREATE UNIQUE INDEX "event_dates_day" ON "event_dates" USING btree ("event_id","event_date");--> statement-breakpoint
CREATE INDEX "event_gallery_images_day" ON "event_gallery_images" USING btree ("event_date_id","id");--> statement-breakpoint
CREATE INDEX "event_gallery_images_image" ON "event_gallery_images" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "event_halls_order" ON "event_halls" USING btree ("event_id","sequence","id");--> statement-breakpoint
CREATE INDEX "event_news_published" ON "event_news" USING btree ("category_cid","created_at","id") WHERE news_status;--> statement-breakpoint
CREATE INDEX "event_news_all" ON "event_news" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "event_news_category" ON "event_news" USING btree ("category_cid");--> statement-breakpoint
CREATE INDEX "event_news_image" ON "event_news" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "event_news_pictures" ON "event_news" USING btree ("id") WHERE text like '%/files/%' or text_en like '%/files/%';--> statement-breakpoint
CREATE INDEX "event_partners_order" ON "event_partners" USING btree ("event_id","role","sequence","id");--> statement-breakpoint
CREATE INDEX "event_partners_logo" ON "event_partners" USING btree ("logo_file_id");--> statement-breakpoint
CREATE INDEX "event_partners_listing" ON "event_partners" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "event_partners_registration" ON "event_partners" USING btree ("registration_number");--> statement-breakpoint
CREATE INDEX "event_presentations_order" ON "event_presentations" USING btree ("event_date_id","hall_id","sequence","id");--> statement-breakpoint
CREATE INDEX "event_presentations_hall" ON "event_presentations" USING btree ("hall_id");--> statement-breakpoint
CREATE INDEX "event_presentations_pdf" ON "event_presentations" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "event_presenters_order" ON "event_presenters" USING btree ("event_id","presenter_queue","id");--> statement-breakpoint
CREATE INDEX "event_presenters_profile" ON "event_presenters" USING btree ("profile_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_code" ON "event_registrations" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_submission" ON "event_registrations" USING btree ("event_id","submission_key");--> statement-breakpoint
CREATE INDEX "event_registrations_list" ON "event_registrations" USING btree ("event_id","created_at","id");--> statement-breakpoint
CREATE INDEX "event_registrations_expiry" ON "event_registrations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "event_registrations_email" ON "event_registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "event_registrations_search" ON "event_registrations" USING gin ("company" gin_trgm_ops,"first_name" gin_trgm_ops,"email" gin_trgm_ops,"phone_number" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "event_scans_admitted_once" ON "event_scans" USING btree ("registration_id") WHERE verdict = 'admitted';--> statement-breakpoint
CREATE INDEX "event_scans_registration" ON "event_scans" USING btree ("registration_id","created_at");--> statement-breakpoint
CREATE INDEX "event_scans_recent" ON "event_scans" USING btree ("event_id","created_at","id");--> statement-breakpoint
CREATE INDEX "event_session_presenters_presenter" ON "event_session_presenters" USING btree ("presenter_id");--> statement-breakpoint
CREATE INDEX "event_sessions_day" ON "event_sessions" USING btree ("event_date_id","starts_minutes","id");--> statement-breakpoint
CREATE INDEX "event_sessions_hall" ON "event_sessions" USING btree ("hall_id");--> statement-breakpoint
CREATE INDEX "event_statistics_order" ON "event_statistics" USING btree ("event_id","sequence","id");--> statement-breakpoint
CREATE UNIQUE INDEX "events_one_current" ON "events" USING btree ("is_current") WHERE is_current;--> statement-breakpoint
CREATE INDEX "events_year" ON "events" USING btree ("year","id");--> statement-breakpoint
CREATE INDEX "events_video" ON "events" USING btree ("video_file_id");--> statement-breakpoint
CREATE INDEX "events_image" ON "events" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "events_pictures" ON "events" USING btree ("id") WHERE about like '%/files/%' or about_en like '%/files/%';--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_names_natural" ON "exchange_names" USING btree ("kind","name");--> statement-breakpoint
CREATE INDEX "exchange_names_order" ON "exchange_names" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "exchange_names_without_english" ON "exchange_names" USING btree ("name","id") WHERE name_en = '';--> statement-breakpoint
CREATE UNIQUE INDEX "notices_natural" ON "notices" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("sell_datetime","id");--> statement-breakpoint
CREATE INDEX "notices_of_product" ON "notices" USING btree ("type","sell_datetime","id");--> statement-breakpoint
CREATE INDEX "notices_of_seller" ON "notices" USING btree ("seller_name","sell_datetime","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trades_natural" ON "trades" USING btree ("trade_datetime","seller_name","product_name","trade_num");--> statement-breakpoint
CREATE INDEX "trades_newest" ON "trades" USING btree ("trade_datetime","id");--> statement-breakpoint
CREATE INDEX "trades_prices" ON "trades" USING btree ("product_name","price_currency","trade_datetime","min_price");--> statement-breakpoint
CREATE INDEX "files_created" ON "files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "files_pictures" ON "files" USING btree ("created_at","id") WHERE kind = 'image';--> statement-breakpoint
CREATE INDEX "files_used" ON "files" USING btree ("used_at","id");--> statement-breakpoint
CREATE INDEX "record_versions_record" ON "record_versions" USING btree ("kind","record_id","id");--> statement-breakpoint
CREATE INDEX "record_versions_bin" ON "record_versions" USING btree ("at","id") WHERE is_deletion;--> statement-breakpoint
CREATE INDEX "record_versions_bin_kind" ON "record_versions" USING btree ("kind","at","id") WHERE is_deletion;--> statement-breakpoint
CREATE INDEX "record_versions_transaction" ON "record_versions" USING btree ("transaction") WHERE is_deletion;--> statement-breakpoint
CREATE INDEX "record_versions_account" ON "record_versions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_unsent" ON "mail_outbox" USING btree ("id") WHERE sent_at is null and attempts < 12;--> statement-breakpoint
CREATE INDEX "mail_outbox_bulk" ON "mail_outbox" USING btree ("id") WHERE is_bulk and taken_at is null and sent_at is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_request" ON "mail_outbox" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_respondent" ON "mail_outbox" USING btree ("respondent_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_registration" ON "mail_outbox" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_registrant" ON "mail_outbox" USING btree ("registrant_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_meeting" ON "mail_outbox" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_address" ON "mail_outbox" USING btree ("to_address");--> statement-breakpoint
CREATE INDEX "mail_outbox_age" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "meeting_bookings_meeting" ON "meeting_bookings" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "meeting_bookings_user" ON "meeting_bookings" USING btree ("user_id","time_id");--> statement-breakpoint
CREATE INDEX "meeting_bookings_room" ON "meeting_bookings" USING btree ("room_id","time_id");--> statement-breakpoint
CREATE INDEX "meeting_bookings_interpreter" ON "meeting_bookings" USING btree ("interpreter_id","time_id");--> statement-breakpoint
CREATE INDEX "meeting_bookings_time" ON "meeting_bookings" USING btree ("time_id");--> statement-breakpoint
CREATE INDEX "meeting_events_meeting" ON "meeting_events" USING btree ("meeting_id","id");--> statement-breakpoint
CREATE INDEX "meeting_events_user" ON "meeting_events" USING btree ("by_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_rooms_number" ON "meeting_rooms" USING btree (lower("room_number"));--> statement-breakpoint
CREATE INDEX "meeting_rooms_picture" ON "meeting_rooms" USING btree ("room_pic_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_times_starts" ON "meeting_times" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_users_email" ON "meeting_users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_users_feed" ON "meeting_users" USING btree ("feed_key");--> statement-breakpoint
CREATE INDEX "meeting_users_type" ON "meeting_users" USING btree ("user_type","id");--> statement-breakpoint
CREATE INDEX "meeting_users_order" ON "meeting_users" USING btree (directory_sort_name(upper(coalesce(nullif(name, ''), name_en))) collate "C","id");--> statement-breakpoint
CREATE INDEX "meeting_users_order_en" ON "meeting_users" USING btree (directory_sort_name(upper(coalesce(nullif(name_en, ''), name))) collate "C","id");--> statement-breakpoint
CREATE INDEX "meetings_sender" ON "meetings" USING btree ("sender_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_receiver" ON "meetings" USING btree ("receiver_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_start" ON "meetings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "meetings_status" ON "meetings" USING btree ("meeting_status","starts_at","id");--> statement-breakpoint
CREATE INDEX "meetings_room" ON "meetings" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "meetings_interpreter" ON "meetings" USING btree ("interpreter_id");--> statement-breakpoint
CREATE INDEX "meetings_proposed_room" ON "meetings" USING btree ("proposed_room_id");--> statement-breakpoint
CREATE INDEX "meetings_waits_for" ON "meetings" USING btree ("waits_for_id");--> statement-breakpoint
CREATE INDEX "meetings_answer_by" ON "meetings" USING btree ("answer_by") WHERE waits_for_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_one_request" ON "meetings" USING btree (least(sender_id, receiver_id),greatest(sender_id, receiver_id)) WHERE meeting_status = 'pending';--> statement-breakpoint
CREATE INDEX "code_sessions_email" ON "code_sessions" USING btree ("audience","email");--> statement-breakpoint
CREATE INDEX "code_sessions_expiry" ON "code_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_browsers_expiry" ON "known_browsers" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_companies_email_unique" ON "member_companies" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "member_companies_name" ON "member_companies" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "member_companies_logo" ON "member_companies" USING btree ("logo_file_id");--> statement-breakpoint
CREATE INDEX "member_companies_listing" ON "member_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "member_companies_registration" ON "member_companies" USING btree ("registration_number");--> statement-breakpoint
CREATE INDEX "member_sessions_member" ON "member_sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_sessions_expiry" ON "member_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_browser" ON "one_time_codes" USING btree ("browser_hash","audience","email","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_mailed" ON "one_time_codes" USING btree ("audience","email","created_at") WHERE is_mailed;--> statement-breakpoint
CREATE INDEX "one_time_codes_age" ON "one_time_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "private_files_member" ON "private_files" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "menu_categories_tree" ON "menu_categories" USING btree ("pid","sequence","cid");--> statement-breakpoint
CREATE INDEX "menu_categories_type" ON "menu_categories" USING btree ("page_type","cid");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("created_at","id","appears_at","ends_at") WHERE news_status;--> statement-breakpoint
CREATE INDEX "news_category_published" ON "news" USING btree ("category_cid","created_at","id","appears_at","ends_at") WHERE news_status;--> statement-breakpoint
CREATE INDEX "news_archive_published" ON "news" USING btree ("archive_month","created_at","id","appears_at","ends_at") WHERE news_status;--> statement-breakpoint
CREATE INDEX "news_all" ON "news" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "news_category" ON "news" USING btree ("category_cid","created_at","id");--> statement-breakpoint
CREATE INDEX "news_appears" ON "news" USING btree ("appears_at") WHERE appears_at is not null;--> statement-breakpoint
CREATE INDEX "news_ends" ON "news" USING btree ("ends_at") WHERE ends_at is not null;--> statement-breakpoint
CREATE INDEX "news_image" ON "news" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "news_pictures" ON "news" USING btree ("id") WHERE text like '%/files/%' or text_en like '%/files/%';--> statement-breakpoint
CREATE INDEX "previews_account" ON "previews" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "previews_age" ON "previews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "office_request_replies_request" ON "office_request_replies" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "office_requests_list" ON "office_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "office_requests_state" ON "office_requests" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "office_requests_email" ON "office_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "search_items_newest" ON "search_items" USING btree ("kind","dated_at","record_id");--> statement-breakpoint
CREATE INDEX "search_items_words" ON "search_items" USING gin ("words" gin__int_ops);--> statement-breakpoint
CREATE INDEX "search_names_record" ON "search_names" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "search_names_beginning" ON "search_names" USING btree ("kind","loose" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_names_keys" ON "search_names" USING gin ("keys" gin__int_ops);--> statement-breakpoint
CREATE INDEX "search_pending_transaction" ON "search_pending" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "search_words_loose" ON "search_words" USING btree ("loose" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_stems" ON "search_words" USING gin ("stems");--> statement-breakpoint
CREATE INDEX "search_words_slips" ON "search_words" USING gin ("slips" gin__int_ops);--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin ("loose" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "banners_order" ON "banners" USING btree ("sequence","id");--> statement-breakpoint
CREATE INDEX "banners_image" ON "banners" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "footer_info_site" ON "footer_info" USING btree ("site","id");--> statement-breakpoint
CREATE INDEX "social_links_site" ON "social_links" USING btree ("site","id");--> statement-breakpoint
CREATE UNIQUE INDEX "translations_record" ON "translations" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "translations_due" ON "translations" USING btree ("mn_changed_at","id") WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX "translations_due_of" ON "translations" USING btree ("state","kind","mn_changed_at","id") WHERE state <> 'done';--> statement-breakpoint
ALTER TABLE "event_sessions" ADD CONSTRAINT "event_sessions_one_at_a_time" EXCLUDE USING gist (
  int4range("hall_id", "hall_id", '[]') WITH &&,
  int4range("event_date_id", "event_date_id", '[]') WITH &&,
  int4range("starts_minutes", "ends_minutes") WITH &&
) WHERE ("hall_id" IS NOT NULL);--> statement-breakpoint
-- No two hours of meetings overlap.
ALTER TABLE "meeting_times" ADD CONSTRAINT "meeting_times_apart" EXCLUDE USING gist (during WITH &&);--> statement-breakpoint
-- The guarantee: nobody, no room and no interpreter is taken twice at a time.
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_person_once"
  EXCLUDE USING gist (int4range(user_id, user_id, '[]') WITH &&, during WITH &&) WHERE (user_id IS NOT NULL);--> statement-breakpoint
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_room_once"
  EXCLUDE USING gist (int4range(room_id, room_id, '[]') WITH &&, during WITH &&) WHERE (room_id IS NOT NULL);--> statement-breakpoint
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_interpreter_once"
  EXCLUDE USING gist (int4range(interpreter_id, interpreter_id, '[]') WITH &&, during WITH &&) WHERE (interpreter_id IS NOT NULL);--> statement-breakpoint
-- Of a listing: whether it is shown, what it is ordered by, the letter it stands under. Readers of a language that it
-- has no name in see the other one.
CREATE FUNCTION directory_listing_follows() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_table_name = 'directory_companies' then
    new.is_listed := new.approval and new.status;
    new.name_key := directory_name_key(coalesce(nullif(new.name, ''), new.name_en));
  else
    new.is_listed := new.approval;
  end if;
  new.sort_name := directory_sort_name(coalesce(nullif(new.name, ''), new.name_en));
  new.sort_name_en := directory_sort_name(coalesce(nullif(new.name_en, ''), new.name));
  new.initial := directory_initial(coalesce(nullif(new.name, ''), new.name_en), 'АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ');
  new.initial_en := directory_initial(coalesce(nullif(new.name_en, ''), new.name), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return new;
end $$;--> statement-breakpoint
CREATE FUNCTION directory_category_follows() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  select c.is_listed, c.sort_name, c.sort_name_en into new.is_listed, new.sort_name, new.sort_name_en
    from directory_companies c where c.id = new.company_id for share;
  return new;
end $$;--> statement-breakpoint
CREATE FUNCTION directory_categories_of_company_follow() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update directory_company_categories set is_listed = new.is_listed, sort_name = new.sort_name, sort_name_en = new.sort_name_en
    where company_id = new.id;
  return null;
end $$;--> statement-breakpoint
-- What a statement adds to the categories and takes from them, as one row for each category.
CREATE FUNCTION directory_count_categories() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    insert into directory_category_counts (category_id, delta)
      select category_id, count(*) from added where is_listed group by category_id;
  elsif tg_op = 'DELETE' then
    insert into directory_category_counts (category_id, delta)
      select category_id, -count(*) from removed where is_listed group by category_id;
  else
    insert into directory_category_counts (category_id, delta)
      select category_id, sum(one) from (
        select category_id, 1 as one from added where is_listed
        union all select category_id, -1 from removed where is_listed
      ) as changed group by category_id having sum(one) <> 0;
  end if;
  return null;
end $$;--> statement-breakpoint
-- A booking's range is that of its hour.
CREATE FUNCTION meeting_booking_follows() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  select t.during into new.during from meeting_times t where t.id = new.time_id;
  return new;
end $$;--> statement-breakpoint
-- What is cancelled holds nothing, whoever wrote it.
CREATE FUNCTION meeting_frees_what_it_held() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from meeting_bookings where meeting_id = new.id;
  return null;
end $$;--> statement-breakpoint
-- Whose pages show another thing now: those who look at them are told at once (`LISTEN meetings`).
CREATE FUNCTION meeting_tells() RETURNS trigger LANGUAGE plpgsql AS $$
declare told record := coalesce(new, old);
begin
  perform pg_notify('meetings', json_build_object('users', json_build_array(told.sender_id, told.receiver_id))::text);
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION meeting_busy_tells() RETURNS trigger LANGUAGE plpgsql AS $$
declare told record := coalesce(new, old);
begin
  if told.meeting_id is null then
    perform pg_notify('meetings', json_build_object('users', json_build_array(told.user_id))::text);
  end if;
  return null;
end $$;--> statement-breakpoint
-- Every name that a trade or an auction has stands in the dictionary, whoever wrote the row. They are entered in one
-- order, so that nobody waits crosswise; a write without a new name touches nothing, as a statement expires pages also
-- where it enters none.
CREATE FUNCTION exchange_names_follow() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  fresh exchange_names[];
begin
  if tg_table_name = 'trades' then
    fresh := array(
      select row(null, given.kind, given.name, '', 1, null)::exchange_names from (
        select 'product' as kind, product_name as name from written
        union select 'product', product_category from written
        union select 'seller', seller_name from written) given
      where given.name <> '' and not exists (
        select from exchange_names known where known.kind = given.kind and known.name = given.name));
  else
    fresh := array(
      select row(null, given.kind, given.name, '', 1, null)::exchange_names from (
        select 'product' as kind, type as name from written
        union select 'seller', seller_name from written
        union select 'terms', other from written) given
      where given.name <> '' and not exists (
        select from exchange_names known where known.kind = given.kind and known.name = given.name));
  end if;
  if cardinality(fresh) > 0 then
    insert into exchange_names (kind, name)
      select kind, name from unnest(fresh) order by kind, name on conflict do nothing;
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER directory_listing_follows BEFORE INSERT OR UPDATE ON directory_companies
  FOR EACH ROW EXECUTE FUNCTION directory_listing_follows();--> statement-breakpoint
CREATE TRIGGER directory_listing_follows BEFORE INSERT OR UPDATE ON directory_people
  FOR EACH ROW EXECUTE FUNCTION directory_listing_follows();--> statement-breakpoint
CREATE TRIGGER directory_category_follows BEFORE INSERT OR UPDATE OF company_id ON directory_company_categories
  FOR EACH ROW EXECUTE FUNCTION directory_category_follows();--> statement-breakpoint
CREATE TRIGGER directory_categories_of_company_follow AFTER UPDATE ON directory_companies
  FOR EACH ROW WHEN ((old.is_listed, old.sort_name, old.sort_name_en) IS DISTINCT FROM (new.is_listed, new.sort_name, new.sort_name_en))
  EXECUTE FUNCTION directory_categories_of_company_follow();--> statement-breakpoint
CREATE TRIGGER directory_count_added AFTER INSERT ON directory_company_categories
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION directory_count_categories();--> statement-breakpoint
CREATE TRIGGER directory_count_removed AFTER DELETE ON directory_company_categories
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION directory_count_categories();--> statement-breakpoint
CREATE TRIGGER directory_count_changed AFTER UPDATE ON directory_company_categories
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION directory_count_categories();--> statement-breakpoint
CREATE TRIGGER meeting_booking_follows BEFORE INSERT OR UPDATE ON meeting_bookings
  FOR EACH ROW EXECUTE FUNCTION meeting_booking_follows();--> statement-breakpoint
CREATE TRIGGER meeting_frees_what_it_held AFTER UPDATE OF meeting_status ON meetings
  FOR EACH ROW WHEN (new.meeting_status = 'cancelled') EXECUTE FUNCTION meeting_frees_what_it_held();--> statement-breakpoint
CREATE TRIGGER meeting_tells AFTER INSERT OR UPDATE OR DELETE ON meetings
  FOR EACH ROW EXECUTE FUNCTION meeting_tells();--> statement-breakpoint
CREATE TRIGGER meeting_busy_tells AFTER INSERT OR DELETE ON meeting_bookings
  FOR EACH ROW EXECUTE FUNCTION meeting_busy_tells();--> statement-breakpoint
CREATE TRIGGER exchange_names_follow AFTER INSERT ON trades
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION exchange_names_follow();--> statement-breakpoint
CREATE TRIGGER exchange_names_follow_changes AFTER UPDATE ON trades
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION exchange_names_follow();--> statement-breakpoint
CREATE TRIGGER exchange_names_follow AFTER INSERT ON notices
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION exchange_names_follow();--> statement-breakpoint
CREATE TRIGGER exchange_names_follow_changes AFTER UPDATE ON notices
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION exchange_names_follow();--> statement-breakpoint
INSERT INTO "contact_texts" ("kind", "text", "text_en") VALUES
	('address', 'Улаанбаатар хот, Сүхбаатар дүүрэг, 1 дүгээр хороо, 5 давхар', '5th floor, Khoroo 1, Sukhbaatar District, Ulaanbaatar'),
	('hours', 'Даваа–Баасан, 09:00–18:00', 'Monday–Friday, 09:00–18:00'),
	('map', 'Товчийг дарахад өөр сайт шинэ цонхонд нээгдэнэ.', 'The button opens another website in a new window.');--> statement-breakpoint
INSERT INTO "book_files" ("id") VALUES (1);--> statement-breakpoint
-- The categories that every database starts with. The main ones are fixed; staff add to the others.
INSERT INTO directory_categories (category_code, name, name_en) VALUES
  ('01', 'Уул уурхайн компаниуд', 'Mining companies'),
  ('0101', 'Нүүрс', 'Coal'),
  ('0102', 'Зэс, молибден', 'Copper and molybdenum'),
  ('0103', 'Алт', 'Gold'),
  ('0104', 'Төмөр, жонш', 'Iron ore and fluorspar'),
  ('0105', 'Хайгуул', 'Exploration'),
  ('02', 'Нийлүүлэгч компаниуд', 'Supplier companies'),
  ('0201', 'Хүнд машин механизм', 'Heavy machinery'),
  ('0202', 'Сэлбэг, дугуй', 'Parts and tyres'),
  ('0203', 'Шатах, тослох материал', 'Fuel and lubricants'),
  ('0204', 'Хамгаалах хэрэгсэл', 'Protective equipment'),
  ('03', 'Үйлчилгээний компаниуд', 'Service companies'),
  ('0301', 'Өрөмдлөг, тэсэлгээ', 'Drilling and blasting'),
  ('0302', 'Лаборатори', 'Laboratories'),
  ('0303', 'Тээвэр, логистик', 'Transport and logistics'),
  ('0304', 'Байгаль орчны үнэлгээ', 'Environmental assessment'),
  ('0305', 'Хоол, аж ахуй', 'Catering and camps'),
  ('04', 'Бусад', 'Other'),
  ('0401', 'Санхүү, даатгал', 'Finance and insurance'),
  ('0402', 'Хууль зүйн үйлчилгээ', 'Legal services'),
  ('0403', 'Зөвлөх инженер', 'Consulting engineers');
