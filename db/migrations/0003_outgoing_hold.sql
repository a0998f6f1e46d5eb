CREATE TABLE "outgoing_hold" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outgoing_hold_is_only" CHECK ("outgoing_hold"."is_only")
);
