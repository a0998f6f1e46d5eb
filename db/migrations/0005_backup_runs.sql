CREATE TABLE "backup_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"error" text,
	"rows" bigint,
	"files" integer,
	"new_files" integer,
	"bytes" bigint,
	"restored_at" timestamp with time zone
);
