ALTER TABLE "static_pages" RENAME TO "page_texts";--> statement-breakpoint
ALTER SEQUENCE "static_pages_id_seq" RENAME TO "page_texts_id_seq";--> statement-breakpoint
ALTER TABLE "page_texts" RENAME CONSTRAINT "static_pages_pkey" TO "page_texts_pkey";--> statement-breakpoint
ALTER TABLE "page_texts" RENAME CONSTRAINT "static_pages_category_cid_unique" TO "page_texts_category_cid_unique";--> statement-breakpoint
ALTER TABLE "page_texts" RENAME CONSTRAINT "static_pages_category_cid_menu_categories_cid_fk" TO "page_texts_category_cid_menu_categories_cid_fk";
