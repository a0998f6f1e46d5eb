DROP INDEX "files_original_name";--> statement-breakpoint
DROP INDEX "translations_name";