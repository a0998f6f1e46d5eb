CREATE TABLE "office_request_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_request_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_by" text NOT NULL,
	"reply_to" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "office_requests" ADD COLUMN "lang" text DEFAULT 'mn' NOT NULL;--> statement-breakpoint
ALTER TABLE "office_requests" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "office_requests" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "office_requests" ADD COLUMN "changed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "office_requests" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "office_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "office_request_replies" ADD CONSTRAINT "office_request_replies_request_id_office_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."office_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_request_replies_request" ON "office_request_replies" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "office_requests_state" ON "office_requests" USING btree ("state","created_at","id");--> statement-breakpoint
ALTER TABLE "office_requests" ADD CONSTRAINT "office_requests_lang_known" CHECK ("office_requests"."lang" in ('mn', 'en'));--> statement-breakpoint
ALTER TABLE "office_requests" ADD CONSTRAINT "office_requests_state_known" CHECK ("office_requests"."state" in ('new', 'answered', 'closed'));