ALTER TABLE "files" ADD COLUMN "picture_kind" text;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_picture_kind_known" CHECK ("files"."picture_kind" is null or ("files"."kind" = 'image' and "files"."picture_kind" in ('photograph', 'drawing', 'document', 'map')));--> statement-breakpoint
-- Until now the description of a drawing said so: «Зураг: МУУҮА».
UPDATE "files" SET "picture_kind" = 'drawing' WHERE "kind" = 'image' AND "key" IN (
	SELECT substring(tag[1] from '/files/([0-9a-f]{64})/')
	FROM (
		SELECT "text" || "text_en" AS html FROM "page_texts"
		UNION ALL SELECT "text" || "text_en" FROM "news"
		UNION ALL SELECT "text" || "text_en" FROM "event_news"
		UNION ALL SELECT "about" || "about_en" FROM "events"
	) texts, regexp_matches(html, '<img[^>]*>', 'g') tag
	WHERE tag[1] ~ '(Зураг|Drawing): ?[^ "]' AND tag[1] !~ '(Гэрэл зураг|Photo|Photograph):'
);--> statement-breakpoint
-- The covers and the gallery of the demo content, which nobody uploaded.
UPDATE "files" SET "picture_kind" = 'drawing' WHERE "kind" = 'image' AND "created_by" IS NULL AND (
	"original_name" ~ '^(contours|strata|crystals|ore|steppe|core|pit)[123]\.jpg$'
	OR "original_name" ~ '^(slide|week|banner)[A-Z][a-z]+\.jpg$'
	OR "original_name" IN ('Нээлтийн хуралдаан, Говь танхим', 'Нээлтийн хуралдаан',
		'Хариуцлагатай уул уурхайн тухай илтгэл', 'Үзэсгэлэнгийн сүүлийн өдөр', 'Үзэсгэлэн', 'Хаалтын хэлэлцүүлэг',
		'Ярилцлага', 'Эрдсийн булан', 'Танилцах цаг', 'Керн уншиж сурах цаг', 'Уурхайн талбайд зочилсон нь',
		'Хурдсын загвар үзмэр', 'Гадна талбайн гэрүүд', 'Уурхайн зураглал', 'Өрөмдлөгийн машин')
);--> statement-breakpoint
UPDATE "files" SET "picture_kind" = 'document' WHERE "id" IN (SELECT "cover_file_id" FROM "month_news")
	OR "original_name" = 'page-1.jpg' AND "id" IN (SELECT "image_file_id" FROM "reports");
