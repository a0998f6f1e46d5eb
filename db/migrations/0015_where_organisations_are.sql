ALTER TABLE "logos" ADD COLUMN "aimag" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "logos" ADD COLUMN "sum" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "logos" ADD COLUMN "sum_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_companies" ADD COLUMN "aimag" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_companies" ADD COLUMN "sum" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_companies" ADD COLUMN "sum_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_aimag_known" CHECK ("logos"."aimag" in ('', 'MN-1', 'MN-035', 'MN-037', 'MN-039', 'MN-041', 'MN-043', 'MN-046', 'MN-047', 'MN-049', 'MN-051', 'MN-053', 'MN-055', 'MN-057', 'MN-059', 'MN-061', 'MN-063', 'MN-064', 'MN-065', 'MN-067', 'MN-069', 'MN-071', 'MN-073'));--> statement-breakpoint
ALTER TABLE "directory_companies" ADD CONSTRAINT "directory_companies_aimag_known" CHECK ("directory_companies"."aimag" in ('', 'MN-1', 'MN-035', 'MN-037', 'MN-039', 'MN-041', 'MN-043', 'MN-046', 'MN-047', 'MN-049', 'MN-051', 'MN-053', 'MN-055', 'MN-057', 'MN-059', 'MN-061', 'MN-063', 'MN-064', 'MN-065', 'MN-067', 'MN-069', 'MN-071', 'MN-073'));