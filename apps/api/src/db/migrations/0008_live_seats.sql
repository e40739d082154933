CREATE TABLE "seat_viewers" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"show_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"editing_since" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seat_viewers_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
DROP INDEX "seat_changes_show";--> statement-breakpoint
ALTER TABLE "seat_changes" ADD COLUMN "tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "seat_changes" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "seat_changes" ADD COLUMN "actor_name" text;--> statement-breakpoint
CREATE INDEX "seat_viewers_show" ON "seat_viewers" USING btree ("promoter_id","show_id");--> statement-breakpoint
CREATE INDEX "seat_changes_news" ON "seat_changes" USING btree ("promoter_id","show_id","tx");--> statement-breakpoint
CREATE INDEX "seat_changes_at" ON "seat_changes" USING btree ("at");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON seat_viewers TO parterre_app, parterre_system;
--> statement-breakpoint
ALTER TABLE seat_viewers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE seat_viewers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON seat_viewers TO parterre_app USING (promoter_id = ANY (nullif(current_setting('app.promoters', true), '')::int[])) WITH CHECK (promoter_id = ANY (nullif(current_setting('app.promoters', true), '')::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON seat_viewers TO parterre_system USING (true) WITH CHECK (true);
