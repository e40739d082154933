CREATE TABLE "report_downloads" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"report" text NOT NULL,
	"file_type" text NOT NULL,
	"file_name" text NOT NULL,
	"rows" integer,
	"show_code" text,
	"request" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_downloads_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE INDEX "report_downloads_user" ON "report_downloads" USING btree ("promoter_id","user_id","at");--> statement-breakpoint
CREATE INDEX "report_downloads_at" ON "report_downloads" USING btree ("at");--> statement-breakpoint
GRANT SELECT, INSERT ON report_downloads TO parterre_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON report_downloads TO parterre_system;
--> statement-breakpoint
ALTER TABLE report_downloads ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE report_downloads FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON report_downloads TO parterre_app USING (promoter_id = ANY (nullif(current_setting('app.promoters', true), '')::int[])) WITH CHECK (promoter_id = ANY (nullif(current_setting('app.promoters', true), '')::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON report_downloads TO parterre_system USING (true) WITH CHECK (true);
