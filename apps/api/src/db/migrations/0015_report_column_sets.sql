CREATE TABLE "report_column_sets" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"report" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"columns" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "report_column_sets_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "report_column_sets_name" ON "report_column_sets" USING btree ("promoter_id","user_id","report","name_key");--> statement-breakpoint
CREATE INDEX "report_column_sets_list" ON "report_column_sets" USING btree ("promoter_id","name_key","id");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON report_column_sets TO parterre_app, parterre_system;
--> statement-breakpoint
ALTER TABLE report_column_sets ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE report_column_sets FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON report_column_sets TO parterre_app USING (promoter_id = ANY (nullif(current_setting('app.promoters', true), '')::int[])) WITH CHECK (promoter_id = ANY (nullif(current_setting('app.promoters', true), '')::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON report_column_sets TO parterre_system USING (true) WITH CHECK (true);
