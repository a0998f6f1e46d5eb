CREATE TABLE "contact_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contact_texts_kind_unique" UNIQUE("kind"),
	CONSTRAINT "contact_texts_kind_known" CHECK ("contact_texts"."kind" in ('address', 'hours', 'map')),
	CONSTRAINT "contact_texts_filled" CHECK ("contact_texts"."text" <> '')
);
--> statement-breakpoint
INSERT INTO "contact_texts" ("kind", "text", "text_en") VALUES
	('address', 'Улаанбаатар хот, Сүхбаатар дүүрэг, 1 дүгээр хороо, 5 давхар', '5th floor, Khoroo 1, Sukhbaatar District, Ulaanbaatar'),
	('hours', 'Даваа–Баасан, 09:00–18:00', 'Monday–Friday, 09:00–18:00'),
	('map', 'Товчийг дарахад өөр сайт шинэ цонхонд нээгдэнэ.', 'The button opens another website in a new window.');
