DROP INDEX "accounts_list";--> statement-breakpoint
DROP INDEX "audit_log_list";--> statement-breakpoint
DROP INDEX "audit_log_account";--> statement-breakpoint
DROP INDEX "month_news_order";--> statement-breakpoint
DROP INDEX "reports_order";--> statement-breakpoint
DROP INDEX "news_published";--> statement-breakpoint
DROP INDEX "news_category_published";--> statement-breakpoint
DROP INDEX "news_archive_published";--> statement-breakpoint
DROP INDEX "news_all";--> statement-breakpoint
DROP INDEX "news_category";--> statement-breakpoint
DROP INDEX "office_requests_list";--> statement-breakpoint
CREATE INDEX "accounts_list" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_list" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_account" ON "audit_log" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "month_news_order" ON "month_news" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_order" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("created_at","id") WHERE news_status;--> statement-breakpoint
CREATE INDEX "news_category_published" ON "news" USING btree ("category_cid","created_at","id") WHERE news_status;--> statement-breakpoint
CREATE INDEX "news_archive_published" ON "news" USING btree ("archive_month","created_at","id") WHERE news_status;--> statement-breakpoint
CREATE INDEX "news_all" ON "news" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "news_category" ON "news" USING btree ("category_cid","created_at","id");--> statement-breakpoint
CREATE INDEX "office_requests_list" ON "office_requests" USING btree ("created_at","id");