CREATE TABLE "seating_plan_drafts" (
	"promoter_id" integer NOT NULL,
	"plan_id" bigint NOT NULL,
	"document" "bytea" NOT NULL,
	"findings" jsonb NOT NULL,
	"finding_count" integer NOT NULL,
	"seat_count" integer NOT NULL,
	"standing_capacity" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "seating_plan_drafts_promoter_id_plan_id_pk" PRIMARY KEY("promoter_id","plan_id")
);
--> statement-breakpoint
ALTER TABLE "seating_plans" ALTER COLUMN "current_version_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_plan_versions" ADD COLUMN "created_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_plans" ADD COLUMN "draft_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seating_plans" ADD COLUMN "trace" jsonb;--> statement-breakpoint
ALTER TABLE seating_plan_drafts ADD CONSTRAINT seating_plan_drafts_plan FOREIGN KEY (promoter_id, plan_id) REFERENCES seating_plans (promoter_id, id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON seating_plan_drafts TO parterre_app, parterre_system;
--> statement-breakpoint
ALTER TABLE seating_plan_drafts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE seating_plan_drafts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON seating_plan_drafts TO parterre_app USING (promoter_id = ANY (nullif(current_setting('app.promoters', true), '')::int[])) WITH CHECK (promoter_id = ANY (nullif(current_setting('app.promoters', true), '')::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON seating_plan_drafts TO parterre_system USING (true) WITH CHECK (true);
