ALTER TABLE "seat_viewers" RENAME TO "viewers";--> statement-breakpoint
ALTER TABLE "viewers" RENAME CONSTRAINT "seat_viewers_promoter_id_id_pk" TO "viewers_promoter_id_id_pk";--> statement-breakpoint
ALTER TABLE "viewers" RENAME COLUMN "show_id" TO "thing_id";--> statement-breakpoint
TRUNCATE "viewers";--> statement-breakpoint
ALTER TABLE "viewers" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
DROP INDEX "seat_viewers_show";--> statement-breakpoint
CREATE INDEX "viewers_thing" ON "viewers" USING btree ("promoter_id","kind","thing_id");--> statement-breakpoint
ALTER TABLE "seating_plans" ADD COLUMN "draft_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seating_plans" ADD COLUMN "draft_changed_by_id" text;--> statement-breakpoint
ALTER TABLE "seating_plans" ADD COLUMN "draft_changed_by" text;
