CREATE TABLE "directory_category_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_category_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"delta" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "directory_category_counts" ADD CONSTRAINT "directory_category_counts_category_id_directory_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."directory_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_category_counts_sum" ON "directory_category_counts" USING btree ("category_id","delta");--> statement-breakpoint
INSERT INTO directory_category_counts (category_id, delta)
  SELECT category_id, count(*) FROM directory_company_categories WHERE is_listed GROUP BY category_id;
--> statement-breakpoint
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
end $$;
--> statement-breakpoint
CREATE TRIGGER directory_count_added AFTER INSERT ON directory_company_categories
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION directory_count_categories();
--> statement-breakpoint
CREATE TRIGGER directory_count_removed AFTER DELETE ON directory_company_categories
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION directory_count_categories();
--> statement-breakpoint
CREATE TRIGGER directory_count_changed AFTER UPDATE ON directory_company_categories
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION directory_count_categories();
