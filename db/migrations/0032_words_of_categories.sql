-- Two of the categories that every database starts with; a name that staff have changed stays.
UPDATE directory_categories SET name = 'Шатах, тослох материал' WHERE category_code = '0203' AND name = 'Шатах тослох материал';
--> statement-breakpoint
UPDATE directory_categories SET name = 'Тээвэр, логистик' WHERE category_code = '0303' AND name = 'Тээвэр, ложистик';
