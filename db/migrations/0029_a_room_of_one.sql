ALTER TABLE "meeting_rooms" DROP CONSTRAINT "meeting_rooms_seat_two";--> statement-breakpoint
ALTER TABLE "meeting_rooms" ADD CONSTRAINT "meeting_rooms_seats" CHECK ("meeting_rooms"."capacity" >= 1);