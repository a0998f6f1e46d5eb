CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"pdf_file_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_titled" CHECK ("documents"."title" <> '')
);
--> statement-breakpoint
CREATE TABLE "logos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"logo_file_id" integer NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"public_relations_committee" boolean DEFAULT false NOT NULL,
	"environment_committee" boolean DEFAULT false NOT NULL,
	"legal_committee" boolean DEFAULT false NOT NULL,
	"logistics_committee" boolean DEFAULT false NOT NULL,
	"board_member" boolean DEFAULT false NOT NULL,
	"main_member" boolean DEFAULT false NOT NULL,
	"responsible_mining" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "logos_named" CHECK ("logos"."name" <> ''),
	CONSTRAINT "logos_link_web" CHECK ("logos"."link" = '' or "logos"."link" ~* '^https?://')
);
--> statement-breakpoint
CREATE TABLE "minerals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "minerals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"image_file_id" integer NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mining_videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mining_videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"video_file_id" integer NOT NULL,
	"poster_file_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mining_videos_titled" CHECK ("mining_videos"."title" <> '')
);
--> statement-breakpoint
CREATE TABLE "month_news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "month_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"pdf_file_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "month_news_titled" CHECK ("month_news"."title" <> '')
);
--> statement-breakpoint
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_category_known" CHECK ("people"."about_category" in ('President', 'Association', 'Office', 'Auditor')),
	CONSTRAINT "people_named" CHECK ("people"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"image_file_id" integer NOT NULL,
	"pdf_file_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_titled" CHECK ("reports"."title" <> '')
);
--> statement-breakpoint
CREATE TABLE "sustainable_mining" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sustainable_mining_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"pdf_file_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sustainable_mining_language_known" CHECK ("sustainable_mining"."language" in ('mn', 'en'))
);
--> statement-breakpoint
CREATE TABLE "sustainable_posters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sustainable_posters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"image_file_id" integer NOT NULL,
	"sequence" integer NOT NULL
);
--> statement-breakpoint
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
CREATE INDEX "documents_pdf" ON "documents" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "logos_members" ON "logos" USING btree ("id") WHERE board_member or main_member;--> statement-breakpoint
CREATE INDEX "logos_responsible" ON "logos" USING btree ("id") WHERE responsible_mining;--> statement-breakpoint
CREATE INDEX "logos_file" ON "logos" USING btree ("logo_file_id");--> statement-breakpoint
CREATE INDEX "minerals_order" ON "minerals" USING btree ("sequence","id");--> statement-breakpoint
CREATE INDEX "minerals_image" ON "minerals" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "mining_videos_video" ON "mining_videos" USING btree ("video_file_id");--> statement-breakpoint
CREATE INDEX "mining_videos_poster" ON "mining_videos" USING btree ("poster_file_id");--> statement-breakpoint
CREATE INDEX "month_news_order" ON "month_news" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "month_news_pdf" ON "month_news" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "people_order" ON "people" USING btree ("about_category","sequence","id");--> statement-breakpoint
CREATE INDEX "people_profile" ON "people" USING btree ("profile_file_id");--> statement-breakpoint
CREATE INDEX "reports_order" ON "reports" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_image" ON "reports" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "reports_pdf" ON "reports" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "sustainable_mining_language" ON "sustainable_mining" USING btree ("language","id");--> statement-breakpoint
CREATE INDEX "sustainable_mining_pdf" ON "sustainable_mining" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "sustainable_posters_order" ON "sustainable_posters" USING btree ("entry_id","sequence","id");--> statement-breakpoint
CREATE INDEX "sustainable_posters_image" ON "sustainable_posters" USING btree ("image_file_id");