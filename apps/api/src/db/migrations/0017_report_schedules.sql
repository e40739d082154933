CREATE TABLE "report_schedules" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"name" text NOT NULL,
	"report" text NOT NULL,
	"request" jsonb NOT NULL,
	"include_questions" boolean NOT NULL,
	"file_type" text NOT NULL,
	"sales_period" text NOT NULL,
	"every" text NOT NULL,
	"weekday" integer NOT NULL,
	"day_of_month" integer NOT NULL,
	"hour" integer NOT NULL,
	"time_zone" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"state" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_failure" text,
	"last_sent_at" timestamp with time zone,
	"next_run_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "report_schedules_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE INDEX "report_schedules_newest" ON "report_schedules" USING btree ("promoter_id","created_at");--> statement-breakpoint
CREATE INDEX "report_schedules_due" ON "report_schedules" USING btree ("next_run_at");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON report_schedules TO parterre_app, parterre_system;
--> statement-breakpoint
ALTER TABLE report_schedules ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE report_schedules FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON report_schedules TO parterre_app USING (promoter_id = ANY (nullif(current_setting('app.promoters', true), '')::int[])) WITH CHECK (promoter_id = ANY (nullif(current_setting('app.promoters', true), '')::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON report_schedules TO parterre_system USING (true) WITH CHECK (true);
