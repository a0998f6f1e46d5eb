ALTER TABLE "event_dates" ADD COLUMN "ends_at" timestamp with time zone GENERATED ALWAYS AS ((event_date + 1)::timestamp at time zone 'Asia/Ulaanbaatar') STORED;
