CREATE TABLE "exchange_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_names_kind_known" CHECK ("exchange_names"."kind" in ('product', 'seller', 'terms')),
	CONSTRAINT "exchange_names_named" CHECK ("exchange_names"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "translations" DROP CONSTRAINT "translations_kind_known";--> statement-breakpoint
ALTER TABLE "book_pages" ADD COLUMN "title_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "title_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "logos" ADD COLUMN "name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mining_videos" ADD COLUMN "title_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "month_news" ADD COLUMN "title_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_names_natural" ON "exchange_names" USING btree ("kind","name");--> statement-breakpoint
CREATE INDEX "exchange_names_order" ON "exchange_names" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "exchange_names_without_english" ON "exchange_names" USING btree ("name","id") WHERE name_en = '';--> statement-breakpoint
CREATE INDEX "notices_of_product" ON "notices" USING btree ("type","sell_at","id");--> statement-breakpoint
CREATE INDEX "notices_of_seller" ON "notices" USING btree ("seller_name","sell_at","id");--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_kind_known" CHECK ("translations"."kind" in ('news', 'pages', 'menu', 'eventMenu', 'eventNews', 'reports', 'people', 'minerals', 'documents', 'monthNews', 'videos', 'bookPages', 'logos', 'contact', 'questions', 'sessions', 'editions', 'event_dates', 'event_statistics', 'event_partners', 'event_presenters', 'event_halls', 'event_presentations', 'event_gallery_images', 'directory_categories'));--> statement-breakpoint
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
end $$;
--> statement-breakpoint
CREATE TRIGGER exchange_names_follow AFTER INSERT ON trades
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION exchange_names_follow();
--> statement-breakpoint
CREATE TRIGGER exchange_names_follow_changes AFTER UPDATE ON trades
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION exchange_names_follow();
--> statement-breakpoint
CREATE TRIGGER exchange_names_follow AFTER INSERT ON notices
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION exchange_names_follow();
--> statement-breakpoint
CREATE TRIGGER exchange_names_follow_changes AFTER UPDATE ON notices
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION exchange_names_follow();
--> statement-breakpoint
INSERT INTO exchange_names (kind, name)
  select kind, name from (
    select 'product' as kind, product_name as name from trades
    union select 'product', product_category from trades
    union select 'seller', seller_name from trades
    union select 'product', type from notices
    union select 'seller', seller_name from notices
    union select 'terms', other from notices) given
  where name <> '' order by kind, name;
